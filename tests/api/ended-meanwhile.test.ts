/*
 * A session or a member may be deleted while a call is in progress: in another tab, in the member's other browser, or with the account. Such a
 * call is answered like one that comes after the deletion, never as an error of the server.
 */
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type CallName, calls } from '#contract/calls.ts';
import { createStatements, type Statements } from '#db/statements.ts';
import { startApp, type TestApp } from '#tests/app.ts';
import { testDatabase, type TestDatabase } from '#tests/database.ts';
import { signedIn } from '#tests/factories/member.ts';
import { everyCall } from './rows/every-call.ts';
import { type Column, type Input, makeScenario } from './scenario.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';
import { sample } from '#tests/thoroughness.ts';

/** Runs right after the caller's session was read; nothing while this is null. */
let meanwhile: ((sessionId: string) => Promise<void>) | null = null;
let home: TestDatabase;
let app: TestApp;
const cardId = SHOP_CARD;
beforeAll(async () => {
  home = await testDatabase();
  const inner = createStatements(home.pool);
  const statements: Statements = {
    ...inner,
    async rows(name, text, values) {
      const rows = await inner.rows(name, text, values);
      const [session] = rows as { session_id?: string }[];
      if (name === 'session' && session?.session_id !== undefined) await meanwhile?.(session.session_id);
      return rows as never;
    },
  };
  app = await startApp(home, { statements });
});
afterAll(() => app.close());
afterEach(() => {
  meanwhile = null;
});

async function ask(
  name: CallName,
  column: Column,
  goes: (sessionId: string) => Promise<unknown>,
): Promise<string | null> {
  await home.pool.query('delete from rate_limits');
  const scenario = await makeScenario(app, column, cardId);
  const given: Input = (await everyCall[name].given?.(scenario)) ?? {};
  // An administrator's session is read twice: the first time to hide the call from everybody else.
  let left = calls[name].access === 'admin' ? 2 : 1;
  meanwhile = async (sessionId) => {
    left -= 1;
    if (left === 0) await goes(sessionId);
  };
  const { status, errors } = await scenario.caller.ask(name, given);
  meanwhile = null;
  return status < 500 || status === 501 ? null : `${column} is answered ${status} ${String(errors[0]?.errorCode)}`;
}
const endSession = (sessionId: string) => home.pool.query('delete from sessions where session_id = $1', [sessionId]);
const eraseMember = (sessionId: string) =>
  home.pool.query('delete from members where member_id = (select member_id from sessions where session_id = $1)', [
    sessionId,
  ]);

/** One call in so many is asked; `npm run test:all` asks all of them. */
const ONE_IN = 3;

it.each(sample(Object.keys(calls) as CallName[], ONE_IN, (name) => name))(
  '%s is answered properly when its session or its account ends meanwhile',
  async (name) => {
    const answers = [
      await ask(name, 'visitor', endSession),
      await ask(name, 'member', endSession),
      await ask(name, 'member', eraseMember),
      await ask(name, 'admin', endSession),
    ];
    expect(answers.filter((answer) => answer !== null)).toEqual([]);
  },
);

it('a draft that is created while its session ends is not stored, and the browser is told to reload', async () => {
  const visitor = app.visitor();
  await visitor.call('GET /login', { query: {} });
  meanwhile = (sessionId) => endSession(sessionId).then(() => undefined);
  const answer = await visitor.ask('POST /card/send', { body: { cardId } });
  expect(answer).toMatchObject({ status: 401, errors: [{ errorCode: 'no-session' }] });
});

it('a photo can be set while the one before is being removed', async () => {
  const member = await signedIn(app);
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const set = () => member.ask('POST /account/photo', { body: { image: `data:image/png;base64,${pixel}` } });
  const { photoId } = (await set()).data.photo;
  const waiting = async () => {
    const { rowCount } = await home.pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rowCount;
  };
  const outside = await home.pool.connect();
  await outside.query('begin');
  await outside.query('select 1 from photos where photo_id = $1 for update', [photoId]);
  const removed = member.ask('DELETE /account/photo/{photoId}', { params: { photoId } });
  await vi.waitUntil(async () => (await waiting()) === 1, { timeout: 60_000 });
  const made = set();
  await vi.waitUntil(async () => (await waiting()) === 2, { timeout: 60_000 });
  await outside.query('commit');
  outside.release();
  expect([(await removed).status, (await made).status]).toEqual([200, 200]);
});
