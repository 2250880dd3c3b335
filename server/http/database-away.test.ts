import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallAnswer } from './api/reply.ts';
import { startApp, type TestApp } from '#tests/app.ts';
import { type StallingDatabase, stallingDatabase } from '#tests/stalling-database.ts';

/** The site with a database behind a proxy that can stall, and time limits of a few seconds. */
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

const LINK = 'k7qm2dk7qm2dk7qm2dk7qm';
/** A page that shows cards where it gets any, and looks well where it gets none; but for a card, of which nothing is left. */
async function render(request: Request, options?: { context?: Record<string, unknown> }): Promise<Response> {
  const perform = options?.context?.['perform'] as (name: string, given: object) => Promise<CallAnswer>;
  const isRead = request.url.includes('/card/read/');
  const answered = isRead
    ? await perform('GET /card/read', { query: { magicLink: LINK } })
    : await perform('GET /cards', { query: { limit: 1 } });
  if (isRead && 'errors' in answered) return new Response('Oops', { status: 500 });
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
  it('requests that need it are answered 503, and work again when it answers', async () => {
    const visitor = app.visitor();
    await visitor.call('GET /login');
    database.proxy.stall();
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
    expect(said).toContain('a call could not be answered at the moment');
    database.proxy.resume();
    await visitor.call('GET /login');
    const again = await page('/cards/birthday');
    expect([again.response.status, again.text]).toEqual([200, expect.stringContaining('A card')]);
    expect((await form()).status).not.toBe(503);
  });

  it('readers get a page that says so, needs no other file, and has their theme', async () => {
    const visitor = app.visitor();
    const html = 'text/html,application/xhtml+xml;q=0.9';
    await visitor.call('GET /login');
    visitor.cookies.set('theme', 'dark');
    database.proxy.stall();
    const [read, failed, posted] = await Promise.all([
      visitor.get('/admin', { headers: { Accept: html } }),
      visitor.get(`/card/read/${LINK}`, { headers: { Accept: html } }),
      visitor.get('/contact', {
        method: 'POST',
        headers: { Accept: html },
        body: new URLSearchParams({ name: 'Rosa', email: 'rosa@example.com', message: 'Hello', subject: 'Hello' }),
      }),
    ]);
    database.proxy.resume();
    for (const answer of [read, failed, posted]) {
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
      expect(answer.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self';");
    }
    const [page, afterForm] = [await read.text(), await posted.text()];
    expect(await failed.text()).toBe(page);
    expect(page).toContain('<html lang="en" data-theme="dark">');
    expect(page).toContain('Our database cannot be reached at the moment. Try again shortly. Nothing is lost.');
    expect(page).toContain('<a class="again" href="">Try again</a>');
    expect(page).not.toMatch(/<script|\ssrc=|<link/);
    expect(afterForm).toContain('What you typed is still there.');
    expect(afterForm).not.toContain('Try again</a>');
  });

  it('the process is healthy, but not ready', async () => {
    const visitor = app.visitor();
    database.proxy.stall();
    expect((await visitor.get('/readyz')).status).toBe(503);
    const health = await visitor.get('/healthz');
    expect(health.status).toBe(200);
    expect(await health.json()).toMatchObject({ ok: true, database: { answers: false } });
    database.proxy.resume();
    await expect.poll(async () => (await visitor.get('/readyz')).status).toBe(200);
    expect(await (await visitor.get('/healthz')).json()).toMatchObject({ database: { answers: true } });
  });
});

it('a call that waits too long for a lock is answered 503', async () => {
  const holder = await database.direct.pool.connect();
  await holder.query('begin; lock table sessions in access exclusive mode');
  const visitor = app.visitor();
  const { status, errors } = await visitor.ask('GET /login');
  expect([status, errors[0]?.errorCode]).toEqual([503, 'unavailable']);
  await holder.query('rollback');
  holder.release();
  expect((await visitor.ask('GET /login')).status).toBe(200);
});
