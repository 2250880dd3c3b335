import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answered } from './api/reply.ts';
import { startApp, type TestApp } from '#tests/app.ts';
import { type StallingDatabase, stallingDatabase } from '#tests/stalling-database.ts';

/** The site over a way to its database that can go dead, with the patience of a few seconds. */
let database: StallingDatabase;
let app: TestApp;
const said: string[] = [];
beforeAll(async () => {
  database = await stallingDatabase();
  app = await startApp(database.home, {
    logger: {
      info: (_, message) => said.push(message),
      warn: (_, message) => said.push(message),
      error: (fields, message) => expect.fail(`${message}: ${JSON.stringify(fields)}`),
    },
    site: { frontEnd: { fetch: render } },
  });
});
afterAll(() => app.close());

/** A page that shows cards where it gets any, and looks well where it gets none. */
async function render(_: Request, options?: { context?: Record<string, unknown> }): Promise<Response> {
  const perform = options?.context?.['perform'] as (name: string, given: object) => Promise<Answered>;
  const answered = await perform('GET /cards', { query: { limit: 1 } });
  return new Response(`<!doctype html><title>${'data' in answered ? 'A card' : 'No cards'}</title>`, {
    headers: { 'Content-Type': 'text/html' },
  });
}
const page = async (path: string) => {
  const response = await app.visitor().get(path);
  return { response, text: await response.text() };
};
const form = () =>
  app.visitor().get('/contact', {
    method: 'POST',
    body: new URLSearchParams({ name: 'Rosa', email: 'rosa@example.com', message: 'Hello', subject: 'Hello' }),
  });

describe('while the database hangs', () => {
  it('what needs it is answered 503, and goes on with it', async () => {
    const visitor = app.visitor();
    await visitor.call('GET /login');
    database.way.stall();
    // More at once than there are connections.
    const asked = await Promise.all(Array.from({ length: 8 }, () => visitor.ask('GET /account')));
    expect(asked.map(({ status, errors }) => [status, errors[0]?.errorCode])).toEqual(
      Array.from({ length: 8 }, () => [503, 'unavailable']),
    );
    const login = await visitor.get('/api/1/login', { headers: { 'X-Api-Token': 'test-token' } });
    expect([login.status, login.headers.get('Retry-After')]).toEqual([503, '5']);
    const [kept, posted] = await Promise.all([page('/cards/birthday'), form()]);
    expect([kept.response.status, kept.response.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(kept.response.headers.get('Cache-Control')).toBe('no-store');
    expect(kept.text).toContain('No cards');
    expect([posted.status, posted.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await posted.text()).toBe(
      'Our database cannot be reached at the moment. Try again shortly. Nothing is lost.',
    );
    expect(said).toContain('a call could not be answered for the moment');
    database.way.go();
    await visitor.call('GET /login');
    const again = await page('/cards/birthday');
    expect([again.response.status, again.text]).toEqual([200, expect.stringContaining('A card')]);
    expect((await form()).status).not.toBe(503);
  });

  it('the process says that it is well, and that it is not ready', async () => {
    const visitor = app.visitor();
    database.way.stall();
    expect((await visitor.get('/readyz')).status).toBe(503);
    const health = await visitor.get('/healthz');
    expect(health.status).toBe(200);
    expect(await health.json()).toMatchObject({ ok: true, database: { answers: false } });
    database.way.go();
    await expect.poll(async () => (await visitor.get('/readyz')).status).toBe(200);
    expect(await (await visitor.get('/healthz')).json()).toMatchObject({ database: { answers: true } });
  });
});

it('a call that waits too long for what another one holds is answered 503', async () => {
  const holder = await database.straight.pool.connect();
  await holder.query('begin; lock table sessions in access exclusive mode');
  const visitor = app.visitor();
  const { status, errors } = await visitor.ask('GET /login');
  expect([status, errors[0]?.errorCode]).toEqual([503, 'unavailable']);
  await holder.query('rollback');
  holder.release();
  expect((await visitor.ask('GET /login')).status).toBe(200);
});
