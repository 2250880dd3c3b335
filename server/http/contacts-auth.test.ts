import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readFile } from '#shared/imports/read-file.ts';
import { routes } from '#shared/routes.ts';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { signInAtProvider } from '#tests/doubles/provider-browser.ts';
import { type GoogleContacts, startGoogleContacts } from '#tests/factories/google-contacts.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';

const SITE_URL = 'https://cards.example';
let google: GoogleContacts;
let provider: GoogleContacts['provider'];
let api: GoogleContacts['api'];
let app: TestApp;
let member: TestMember;
const logged: unknown[] = [];
const log = (...given: unknown[]) => void logged.push(given);
beforeAll(async () => {
  google = await startGoogleContacts(SITE_URL);
  ({ provider, api } = google);
  app = await testApp({
    settings: { publicUrl: SITE_URL },
    logger: { info: log, warn: log, error: log },
    contactProviders: google.contactProviders,
  });
});
afterAll(async () => {
  await app.close();
  await google.stop();
});
beforeEach(async () => {
  provider.people.set('rosa', { sub: 'r-1' });
  api.contacts = new Map([['r-1', [{ names: [{ displayName: 'Amelie Fontaine' }] }]]]);
  api.refusals = null;
  for (const list of [logged, api.requests, api.tokens]) list.length = 0;
  await app.context.pool.query('delete from rate_limits');
  member = await signedIn(app);
});

/** Goes to the provider. @returns the path of our callback, with its answer */
async function toCallback(visitor: TestVisitor, login: string | null = 'rosa'): Promise<string> {
  const begun = await visitor.get(routes.contactsFrom('google'));
  expect(begun.status).toBe(302);
  const { url } = await signInAtProvider(begun.headers.get('Location') ?? '', login, SITE_URL);
  return url.pathname + url.search;
}
/** What the page of imports is led to with, in the fragment of its address. */
async function fragmentOf(visitor: TestVisitor, path: string): Promise<Record<string, string>> {
  const response = await visitor.get(path);
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([303, 'no-store']);
  const [page, fragment = ''] = (response.headers.get('Location') ?? '').split('#');
  expect(page).toBe(routes.importPeople());
  return Object.fromEntries(new URLSearchParams(fragment));
}
const read = (visitor: TestVisitor, grant = '') => visitor.ask('POST /imports/contacts', { body: { grant } });

describe('contacts of another account', () => {
  it('are read once their owner has agreed there, and nothing of it is stored', async () => {
    expect((await member.call('GET /imports/sources')).accounts).toEqual(['google']);
    const { provider: name, grant = '' } = await fragmentOf(member, await toCallback(member));
    expect(name).toBe('google');
    // Between the provider and the page nothing was asked for yet.
    expect(api.requests).toEqual([]);
    const { data } = await read(member, grant);
    expect(data).toMatchObject({ name: 'Google contacts', people: 1 });
    const { people } = readFile(new TextEncoder().encode(data.vcards), null, { today: '2026-11-29' });
    expect(people.map((person) => person.name)).toEqual(['Amelie Fontaine']);
    expect((await member.call('GET /contacts', { query: {} })).total).toBe(0);
    expect(await provider.findToken(api.tokens[0] ?? '')).toBeNull();
    // A code is good for once.
    expect((await read(member, grant)).errors).toMatchObject([{ field: 'grant', errorCode: 'wrong' }]);
    expect(JSON.stringify(logged)).not.toMatch(/Amelie|r-1/);
  });

  it('are not read for who declined, nor where the provider is away', async () => {
    expect(await fragmentOf(member, await toCallback(member, null))).toEqual({ provider: 'google', wrong: 'declined' });
    const { grant } = await fragmentOf(member, await toCallback(member));
    api.refusals = { status: 500, times: 100 };
    expect(await read(member, grant)).toMatchObject({ status: 422, errors: [{ errorCode: 'unreachable' }] });
  });

  it('are for the session that asked for them', async () => {
    const path = await toCallback(member);
    const other = await signedIn(app);
    expect(await fragmentOf(other, path)).toEqual({ provider: 'google', wrong: 'late' });
    const { grant } = await fragmentOf(member, path);
    expect((await read(other, grant)).errors).toMatchObject([{ errorCode: 'late' }]);
    expect((await read(app.visitor(), grant)).status).toBe(401);
    expect(api.requests).toEqual([]);
    expect((await read(member, grant)).status).toBe(200);
  });

  it('are not read after their time', async () => {
    const late = await toCallback(member);
    app.clock.set(new Date(app.clock.now() + 11 * 60_000).toISOString());
    expect(await fragmentOf(member, late)).toEqual({ provider: 'google', wrong: 'late' });
    const { grant } = await fragmentOf(member, await toCallback(member));
    app.clock.set(new Date(app.clock.now() + 4 * 60_000).toISOString());
    expect((await read(member, grant)).errors).toMatchObject([{ errorCode: 'late' }]);
  });

  it.each(['', 'x', 'A'.repeat(200), 'A'.repeat(5000), '../../etc'])(
    'are not read by a forged grant: %s',
    async (grant) => {
      expect((await read(member, grant)).status).toBe(422);
    },
  );

  it('are not read by the state alone', async () => {
    await toCallback(member);
    const state = member.cookies.get('cardamom_contacts') ?? '';
    expect(state.length).toBeGreaterThan(40);
    expect((await read(member, state)).errors).toMatchObject([{ errorCode: 'late' }]);
  });

  it('are asked for by members only', async () => {
    const response = await app.visitor().get(routes.contactsFrom('google'));
    expect([response.status, response.headers.get('Location')]).toEqual([303, routes.login(routes.importPeople())]);
    // What is not set up has no door.
    expect((await member.get(routes.contactsFrom('microsoft'))).status).toBe(200);
  });

  it('are asked for ten times an hour', async () => {
    for (let tries = 0; tries < 10; tries++) await member.get(routes.contactsFrom('google'));
    expect(await fragmentOf(member, routes.contactsFrom('google'))).toEqual({ provider: 'google', wrong: 'too-many' });
  });
});
