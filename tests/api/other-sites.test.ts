import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';

const OURS = 'http://cards.example';
let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await testApp();
  member = await signedIn(app);
});
afterAll(() => app.close());

/** The headers with which a browser says where a request comes from, and whether that is one of our pages, or no page. */
const CLAIMS: readonly (readonly [origin: string | null, site: string | null, isOurs: boolean])[] = [
  [OURS, 'same-origin', true],
  // An older browser, or a copy without TLS.
  [OURS, null, true],
  ['http://www.cards.example', null, true],
  // A page of ours with a secret in its address hides its origin, also from us.
  ['null', 'same-origin', true],
  // No browser, or an address that was typed.
  [null, null, true],
  [null, 'none', true],
  ['null', null, false],
  ['null', 'cross-site', false],
  ['null', 'same-site', false],
  ['null', 'none', false],
  ['https://evil.example', 'cross-site', false],
  ['https://evil.example', 'same-site', false],
  ['https://evil.example', null, false],
  ['http://www.cards.example', 'same-site', false],
  ['http://cards.example.evil.example', null, false],
  ['https://cards.example:8443', null, false],
  ['file://', null, false],
  ['no address', null, false],
  [null, 'cross-site', false],
  [null, 'same-site', false],
];

describe.each(CLAIMS)('a request from %s, Sec-Fetch-Site %s', (origin, site, isOurs) => {
  const headers = {
    Host: origin === 'http://www.cards.example' ? 'www.cards.example' : 'cards.example',
    ...(origin === null ? {} : { Origin: origin }),
    ...(site === null ? {} : { 'Sec-Fetch-Site': site }),
  };

  it(`may ${isOurs ? '' : 'not '}send a form`, async () => {
    const form = await member.get(routes.contact(), {
      method: 'POST',
      headers,
      body: new URLSearchParams({ name: 'Rosa', email: 'rosa@example.com' }),
    });
    expect(form.status).toBe(isOurs ? 303 : 403);
  });

  it(`may ${isOurs ? '' : 'not '}call with the cookie of the session`, async () => {
    const name = `Rosa ${CLAIMS.findIndex(([o, s]) => o === origin && s === site)}`;
    const { status, errors } = await member.ask('POST /account/settings', { body: { name } }, headers);
    expect([status, errors[0]?.errorCode]).toEqual(isOurs ? [200, undefined] : [403, 'other-site']);
    expect((await member.call('GET /account')).account.name === name).toBe(isOurs);
    if (isOurs) return;
    expect((await member.ask('GET /logout', {}, headers)).status).toBe(403);
    expect((await member.call('GET /login', { query: {} })).user.isLoggedIn).toBe(true);
  });

  it('may make public calls', async () => {
    expect((await member.ask('GET /version', {}, headers)).status).toBe(200);
    expect((await app.visitor().ask('POST /check_email', { body: { email: 'a@example.com' } }, headers)).status).toBe(
      200,
    );
  });
});
