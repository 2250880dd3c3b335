/*
 * Every call of the API by every kind of caller, with the expected answer.
 *
 * A row stands in `rows/<noun>.ts`; a call of the contract without one does not compile. To fill or change one:
 *   'POST /some/call': {
 *     given: async (scenario) => ({ params, query, body }),   *     given: async (scenario) => ({ params, query, body }),   // valid input; create what the call is about here, by `scenario.owner` or `scenario.holder`
 *     expected: loggedIn({ other: '404 unknown-thing' }),  *     expected: loggedIn({ other: '404 unknown-thing' }),  // a status, and for a refusal the code of the first error
 *   },
 * `scenario.ts` explains the columns and the patterns `everyone`, `loggedIn`, `memberInPerson` and `adminOnly`. The `t` and `e` of the soft login are added to the
 * input. Endpoints outside `/api/1` are in `endpoints-by-actor.test.ts`.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Access, type CallName, calls } from '#contract/calls.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { everyCall as rows } from './rows/every-call.ts';
import {
  adminOnly,
  type Cell,
  COLUMNS,
  type Column,
  everyone,
  type Input,
  loggedIn,
  makeScenario,
  memberInPerson,
} from './scenario.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

/** The answers that each access gives by itself: 200 means that the call is allowed, and the module decides the rest. */
const ALLOWED: Record<Access, Record<Column, Cell>> = {
  anyone: everyone(),
  soft: loggedIn({ soft: 200 }),
  member: loggedIn(),
  'member-in-person': memberInPerson(),
  admin: adminOnly(),
};
/** Refusals that belong to an access. A module gives them only where the decision depends on more than the call. */
const REFUSALS: readonly Cell[] = ['401 no-login', '403 impersonating', '404 unknown'];
const DECIDED_BY_MODULE: Partial<Record<CallName, readonly Column[]>> = {
  'POST /year/{calendarId}/accept': ['impersonating'],
  // The link of a mail may identify a member here, whoever calls. An invalid link gets an error of its own.
  'POST /account/password': ['visitor', 'impersonating'],
  'POST /unsubscribe': ['visitor'],
  // The message of a card is hidden from administrators who impersonate its sender. Unsupported characters are reported first.
  'POST /card/send': ['impersonating'],
  'GET /card/send': ['impersonating'],
  'PUT /card/send': ['impersonating'],
  'PUT /card/send/message': ['impersonating'],
  'PUT /card/send/background': ['impersonating'],
  'PUT /card/send/send': ['impersonating'],
  'GET /card/send/mail': ['impersonating'],
  'POST /card/send/test': ['impersonating'],
  'PUT /card/send/stop': ['impersonating'],
  'GET /card/send/view': ['impersonating'],
  'PUT /card/send/correct': ['impersonating'],
};

/** A value for every path parameter. */
const EVERY_PARAM = Object.fromEntries(
  Object.keys(calls).flatMap((name) => [...name.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => [param, 'x'])),
);

let app: TestApp;
const cardId = SHOP_CARD;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** The answer to one caller, in the form of a cell. */
async function answerTo(name: CallName, column: Column): Promise<Cell> {
  // Rate limits have tests of their own.
  await app.context.pool.query('delete from rate_limits');
  const scenario = await makeScenario(app, column, cardId);
  const given: Input = (await rows[name].given?.(scenario)) ?? {};
  const part = name.startsWith('GET ') ? 'query' : 'body';
  const input = scenario.pair ? { ...given, [part]: { ...given[part], ...scenario.pair } } : given;
  const { status, errors } = await scenario.caller.ask(name, input);
  return status === 200 ? 200 : `${status} ${String(errors[0]?.errorCode)}`;
}

describe('who may call what', () => {
  it.each(Object.keys(calls) as CallName[])('%s', async (name) => {
    const surprises: string[] = [];
    for (const column of COLUMNS) {
      const [answer, expected] = [await answerTo(name, column), rows[name].expected[column]];
      if (answer !== expected) surprises.push(`${column} is answered ${answer} and not ${expected}`);
    }
    expect(surprises).toEqual([]);
  });

  it.each(Object.keys(calls) as CallName[])('%s has the same access in the contract', (name) => {
    const allowed = ALLOWED[calls[name].access];
    for (const column of COLUMNS) {
      const cell = rows[name].expected[column];
      if (allowed[column] === 200) {
        const isDecided = DECIDED_BY_MODULE[name]?.includes(column) ?? false;
        expect([column, cell, REFUSALS.includes(cell)]).toEqual([column, cell, isDecided]);
      } else expect([column, cell]).toEqual([column, allowed[column]]);
    }
  });

  it('refuses every call that does not carry the token of the site', async () => {
    const visitor = app.visitor();
    const letIn: string[] = [];
    for (const name of Object.keys(calls) as CallName[])
      for (const token of ['another', '']) {
        const { status } = await visitor.ask(name, { params: EVERY_PARAM }, { 'X-Api-Token': token });
        if (status !== 401) letIn.push(name);
      }
    expect(letIn).toEqual([]);
  });
});
