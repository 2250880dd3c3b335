/*
 * The endpoints outside `/api/1` with hostile paths, queries and fields: plain forms, pictures, providers. None may answer with an error of the server.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '#tests/app.ts';
import { makeScenario, recipientLink, type Scenario, sendScheduledCard } from '#tests/api/scenario.ts';
import { sample } from '#tests/thoroughness.ts';
import { WORST_VALUES } from './values.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

/** Fields that some form reads. */
const FIELDS = [
  'act',
  'text',
  'from',
  'name',
  'email',
  'subject',
  'message',
  'code',
  'send',
  'kind',
  'state',
  'website',
];
/** Query parameters that some endpoint reads. */
const QUERIES = ['t', 'e', 'code', 'state', 'token', 'v', 'next', 'open'];
/** Values in a path that no browser would send like this. */
const RAW_PATHS = [
  '%00',
  '%',
  '%ff%fe',
  '%ed%a0%80',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e',
  '%0d%0aX:1',
  '__proto__',
  '🙂',
];
/** The worst values that are text. */
const TEXTS = Object.values(WORST_VALUES).filter((value) => typeof value === 'string');

let app: TestApp;
let scenario: Scenario;
/** A card's own links, for endpoints that take one. */
let links: Record<string, string>;
const logged: string[] = [];
beforeAll(async () => {
  const error = (fields: object, message: string) => void logged.push(`${message} ${JSON.stringify(fields)}`);
  app = await testApp({ logger: { info: () => undefined, warn: () => undefined, error } });
  scenario = await makeScenario(app, 'visitor', SHOP_CARD);
  const sent = await sendScheduledCard(scenario);
  links = { magicLink: sent.magicLink, magicLink2: await recipientLink(scenario, sent), cardSendId: sent.cardSendId };
});
afterAll(() => app.close());

/** Paths of an endpoint: with valid parameters, and with a hostile value for each of them. */
function pathsOf(pattern: string): string[] {
  const bare = pattern.replaceAll('?', '');
  const fill = (text: (key: string) => string) => bare.replace(/:(\w+)/g, (_, key: string) => text(key));
  const right = fill((key) => links[key] ?? 'x');
  const hostile = [
    ...RAW_PATHS,
    ...sample(TEXTS, 4, (text) => text).map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 6000)),
  ];
  return bare.includes(':')
    ? [right, ...hostile.flatMap((raw) => [fill(() => raw), fill((key) => (key === 'magicLink' ? right : raw))])]
    : [right];
}

/** @returns what is wrong with an answer; null when nothing is */
async function problemAt(path: string, method: string, fields: Record<string, string> | null): Promise<string | null> {
  const answer = await scenario.caller.get(path, {
    method,
    headers: { Origin: app.context.settings.publicUrl },
    ...(fields ? { body: new URLSearchParams(fields) } : {}),
  });
  const what = `${method} ${path.slice(0, 200)} ${JSON.stringify(fields ?? {}).slice(0, 200)}`;
  await answer.arrayBuffer();
  const wrong = logged.splice(0);
  return answer.status < 500 && wrong.length === 0
    ? null
    : `${what}: ${answer.status} ${wrong.join(' ').slice(0, 800)}`;
}

it('answer any paths, queries and fields', async () => {
  const endpoints = new Map(
    app.site.routes
      .filter(({ method, path }) => method !== 'ALL' && path !== '/*')
      .map(({ method, path }) => [`${method} ${path}`, { method, path }]),
  );
  expect(endpoints.size).toBeGreaterThan(15);
  const problems: (string | null)[] = [];
  for (const { method, path } of endpoints.values()) {
    const [right = '', ...hostile] = pathsOf(path);
    for (const one of hostile) problems.push(await problemAt(one, method, method === 'POST' ? {} : null));
    for (const text of TEXTS) {
      // Rate limits have tests of their own.
      await app.context.pool.query('delete from rate_limits');
      const query = new URLSearchParams(QUERIES.map((name) => [name, text.slice(0, 4000)]));
      problems.push(await problemAt(`${right}?${query}`, method, method === 'POST' ? {} : null));
      if (method !== 'POST') continue;
      const fields = Object.fromEntries(FIELDS.map((name) => [name, text]));
      // One field chooses the action of a form, and the others are its input.
      for (const act of [text, 'open', 'thank', 'refuse', 'take-back'])
        problems.push(await problemAt(right, method, { ...fields, act, 'List-Unsubscribe': 'One-Click' }));
      problems.push(await problemAt(right, method, { [text]: text }));
    }
  }
  expect(problems.filter((problem) => problem !== null)).toEqual([]);
});
