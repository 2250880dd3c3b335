import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProviderName } from '#server/ports/identity.ts';
import { identityProviders } from '#server/ports/identity-providers.ts';
import { requireAdmin } from '#server/sessions/actor.ts';
import { routes } from '#shared/routes.ts';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { type Facebook, startFacebook } from '#tests/doubles/facebook.ts';
import { isAppleSecret, type OidcProvider, startOidcProvider } from '#tests/doubles/oidc-provider.ts';
import { goThere } from '#tests/doubles/provider-browser.ts';
import { makeMember, signedIn } from '#tests/factories/member.ts';

const HOME = 'https://cards.example';
const callback = (name: ProviderName) => HOME + routes.signInCallback(name);
const { privateKey, publicKey } = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const team = { clientId: 'example.cards.web', teamId: 'TEAM123456', keyId: 'KEY1234567' };
const OUR_PAGE = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'document' };

let app: TestApp;
let google: OidcProvider;
let apple: OidcProvider;
let facebook: Facebook;
beforeAll(async () => {
  google = await startOidcProvider({ clientId: 'web', secret: 'quiet', redirectUris: [callback('google')] });
  apple = await startOidcProvider({
    clientId: team.clientId,
    redirectUris: [callback('apple')],
    secret: (given) => isAppleSecret(given, { ...team, publicKey, audience: () => apple.issuer }),
  });
  facebook = await startFacebook({ appId: '42', appSecret: 'hushed' });
  app = await testApp({
    publicUrl: HOME,
    identityProviders: identityProviders({
      google: { clientId: 'web', clientSecret: 'quiet', issuer: google.issuer },
      apple: { ...team, privateKey, issuer: apple.issuer },
      facebook: { appId: '42', appSecret: 'hushed', issuer: facebook.issuer },
    }),
  });
});
afterAll(async () => {
  await app.close();
  await Promise.all([google.close(), apple.close(), facebook.close()]);
});
beforeEach(() => app.outside.db.deleteFrom('members').execute());

let people = 0;
/** Somebody new who has an account at every provider. */
function somebody(given: { email?: string | null; isVerified?: boolean } = {}) {
  people += 1;
  const { email = `theo-${people}@example.com`, isVerified = true } = given;
  const login = `theo-${people}`;
  const address = email === null ? {} : { email };
  for (const provider of [google, apple])
    provider.people.set(login, { sub: login, name: 'Theo Marsh', email_verified: isVerified, ...address });
  facebook.person = { id: login, name: 'Theo Marsh', ...address };
  return { login, email: email ?? '' };
}

type Way = {
  next?: string;
  headers?: Record<string, string>;
  /** What happens to the address that leads there. */ there?: (url: URL) => void;
  /** What happens to what comes back. */ back?: (answer: URLSearchParams) => void;
};
/** Goes to a provider, and to where it leads back. @returns the address of our door with its answer, as a GET. */
async function toTheDoor(visitor: TestVisitor, provider: ProviderName, login: string | null, way: Way = {}) {
  const begun = await visitor.get(routes.signInWith(provider, way.next), { headers: way.headers ?? OUR_PAGE });
  const url = new URL(begun.headers.get('Location') ?? '', HOME);
  way.there?.(url);
  const person = facebook.person;
  if (login === null) facebook.person = null;
  const back = await goThere(url.href, login, HOME);
  facebook.person = person;
  const answer = back.form ?? back.url.searchParams;
  way.back?.(answer);
  if (back.form === null) return `${back.url.pathname}?${answer}`;
  // A post from another site: the browser sends only the cookie that may come from there.
  const posted = await app.site.request(back.url, {
    method: 'POST',
    body: answer,
    headers: {
      Cookie: `cardamom_provider=${visitor.cookies.get('cardamom_provider')}`,
      Origin: apple.issuer,
      'Sec-Fetch-Site': 'cross-site',
    },
  });
  for (const cookie of posted.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    visitor.cookies.set(name, value);
  }
  expect(posted.status).toBe(303);
  return posted.headers.get('Location') ?? '';
}
/** The whole way. @returns where it ends. */
async function comeBy(visitor: TestVisitor, provider: ProviderName, login: string | null, way: Way = {}) {
  const door = await toTheDoor(visitor, provider, login, way);
  if (!door.startsWith(routes.signInCallback(provider))) return door;
  const response = await visitor.get(door);
  expect(response.status).toBe(303);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return response.headers.get('Location') ?? '';
}
async function visiting(): Promise<TestVisitor> {
  const visitor = app.visitor();
  await visitor.call('GET /login', { query: {} });
  return visitor;
}
const who = async (visitor: TestVisitor) => (await visitor.call('GET /login', { query: {} })).user;
const membersNow = () => app.outside.db.selectFrom('members').selectAll().execute();
const identitiesNow = () =>
  app.outside.db.selectFrom('identities').select(['provider', 'subject', 'member_id', 'email']).execute();
async function mailsTo(address: string) {
  await app.deliver();
  return app.mailer.sent.filter((mail) => mail.to.address === address);
}
async function digitsTo(address: string): Promise<string> {
  const texts = (await mailsTo(address)).map(({ text }) => text);
  return /^(\d{3}) (\d{3})$/m.exec(texts.join('\n'))?.slice(1).join('') ?? '';
}
const wrong = (code: string, provider: ProviderName = 'google', next?: string) =>
  routes.narrowed(routes.login(), { wrong: code, provider, next });

describe('the providers', () => {
  it('are offered where they are set up', async () => {
    const { providers } = await app.visitor().call('GET /sign-in-ways');
    expect(providers).toEqual(['google', 'facebook', 'apple']);
  });

  it('have no doors where they are not', async () => {
    const bare = await testApp();
    expect((await bare.visitor().call('GET /sign-in-ways')).providers).toEqual([]);
    for (const path of [routes.signInWith('google'), routes.signInCallback('google')]) {
      const page = await bare.visitor().get(path);
      expect(await page.text()).toContain('<title>');
      expect(page.headers.getSetCookie()).toEqual([]);
    }
    await bare.close();
  });
});

describe.each<[ProviderName, string]>([
  ['google', 'Theo Marsh'],
  ['apple', 'theo-'],
])('coming by %s', (provider, name) => {
  it('makes an account for who is new, and knows them again', async () => {
    const { login, email } = somebody();
    const visitor = await visiting();
    const planted = visitor.cookies.get('cardamom_session') ?? '';
    expect(await comeBy(visitor, provider, login, { next: routes.account() })).toBe(routes.account());
    const [member] = await membersNow();
    expect(member).toMatchObject({ email, name: expect.stringContaining(name), password_hash: null });
    expect(member?.email_confirmed_at).not.toBeNull();
    expect(await who(visitor)).toMatchObject({ isLoggedIn: true, memberId: member?.member_id, email });
    expect(await identitiesNow()).toEqual([{ provider, subject: login, member_id: member?.member_id, email }]);
    expect(visitor.cookies.has('cardamom_provider')).toBe(false);
    expect(visitor.cookies.get('cardamom_came')).toBe(`registration.${provider}`);
    expect((await app.sessions.actorOf(planted)).kind).toBe('visitor');

    const again = await visiting();
    expect(await comeBy(again, provider, login)).toBe(routes.home());
    expect((await who(again)).memberId).toBe(member?.member_id);
    expect(again.cookies.get('cardamom_came')).toBe(`login.${provider}`);
    expect(await membersNow()).toHaveLength(1);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('lets a member in whose confirmed address it is, and connects them', async () => {
    const { login, email } = somebody();
    const { memberId } = await makeMember(app, { email: email.toUpperCase() });
    const visitor = await visiting();
    expect(await comeBy(visitor, provider, login)).toBe(routes.home());
    expect((await who(visitor)).memberId).toBe(memberId);
    expect(await identitiesNow()).toMatchObject([{ provider, subject: login, member_id: memberId }]);
    const [mail, ...more] = await mailsTo(email.toUpperCase());
    expect(mail?.subject).toContain('was connected to your account');
    expect(more).toEqual([]);
  });
});

it("has Apple's post answered by a visit, so that the session comes along and nothing stands in the address", async () => {
  const { login } = somebody();
  const visitor = await visiting();
  const { results } = await visitor.call('GET /cards', { query: { limit: 1 } });
  const { cardSend } = await visitor.call('POST /card/send', { body: { cardId: results[0]?.cardId ?? '' } });
  const begun = await visitor.get(routes.signInWith('apple'), { headers: OUR_PAGE });
  expect(begun.headers.getSetCookie().join()).toMatch(
    /^cardamom_provider=[\w-]+; Path=\/auth; Max-Age=600; HttpOnly; SameSite=None; Secure$/,
  );
  const door = await toTheDoor(visitor, 'apple', login, {
    back: (answer) => answer.set('user', JSON.stringify({ name: { firstName: 'Theo', lastName: 'Marsh' } })),
  });
  expect(door).toBe(routes.signInCallback('apple'));
  expect((await visitor.get(door)).headers.get('Location')).toBe(routes.home());
  expect(await membersNow()).toMatchObject([{ name: 'Theo Marsh' }]);
  // The card that lay on the table is the member's.
  expect(
    (await visitor.call('GET /card/send', { query: { card_send_id: cardSend.cardSendId } })).cardSend.cardSendId,
  ).toBe(cardSend.cardSendId);
});

it('keeps the cookie of the way on a plain copy, where browsers take none from other sites without TLS', async () => {
  const plain = await testApp({ identityProviders: app.outside.identityProviders });
  const begun = await plain.visitor().get(routes.signInWith('google'));
  expect(begun.headers.getSetCookie().join()).toMatch(/HttpOnly; SameSite=Lax$/);
  await plain.close();
});

describe('an address that the provider has not made sure of', () => {
  const cases: [ProviderName][] = [['google'], ['facebook'], ['apple']];
  const sentTo = (provider: ProviderName) => routes.narrowed(routes.register(), { sent: provider });

  it.each(cases)('opens no account: %s', async (provider) => {
    const { login, email } = somebody({ isVerified: false });
    await makeMember(app, { email });
    const visitor = await visiting();
    expect(await comeBy(visitor, provider, login)).toBe(sentTo(provider));
    expect((await who(visitor)).isLoggedIn).toBe(false);
    expect(await identitiesNow()).toEqual([]);
  });

  it.each(cases)('is answered the same whether it is known or not: %s', async (provider) => {
    const stranger = somebody({ isVerified: false });
    expect(await comeBy(await visiting(), provider, stranger.login)).toBe(sentTo(provider));
    expect(await membersNow()).toEqual([]);
    expect(await mailsTo(stranger.email)).toHaveLength(1);
  });

  it.each(cases)(
    'joins by the digits of a mail, and is connected in the browser that had been there: %s',
    async (p) => {
      const { login, email } = somebody({ isVerified: false });
      const visitor = await visiting();
      await comeBy(visitor, p, login);
      expect(decodeURIComponent(visitor.cookies.get('cardamom_joining') ?? '')).toBe(email);
      await visitor.call('POST /verify', { body: { email, code: await digitsTo(email) } });
      const { memberId } = await who(visitor);
      expect(await membersNow()).toMatchObject([{ member_id: memberId, email }]);
      expect(await identitiesNow()).toMatchObject([{ provider: p, subject: login, member_id: memberId }]);

      const again = await visiting();
      expect(await comeBy(again, p, login)).toMatch(/^\/#?$/);
      expect((await who(again)).memberId).toBe(memberId);
    },
  );

  it('is connected to the account that has it, by the same', async () => {
    const { login, email } = somebody();
    const { memberId } = await makeMember(app, { email });
    const visitor = await visiting();
    await comeBy(visitor, 'facebook', login);
    await visitor.call('POST /verify', { body: { email, code: await digitsTo(email) } });
    expect((await who(visitor)).memberId).toBe(memberId);
    expect(await identitiesNow()).toMatchObject([{ provider: 'facebook', member_id: memberId }]);
    expect((await mailsTo(email)).at(-1)?.subject).toContain('was connected to your account');
  });

  it('is not connected by a link that is pressed elsewhere: a stranger may have sent it', async () => {
    const { login, email } = somebody();
    const stranger = await visiting();
    await comeBy(stranger, 'facebook', login);
    const token = /token=(\w+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? '';
    const owner = await visiting();
    await owner.call('POST /verify', { body: { token } });
    expect((await who(owner)).email).toBe(email);
    expect(await identitiesNow()).toEqual([]);
    await comeBy(stranger, 'facebook', login);
    expect((await who(stranger)).isLoggedIn).toBe(false);
  });

  it('has to be there', async () => {
    const { login } = somebody({ email: null });
    expect(await comeBy(await visiting(), 'facebook', login)).toBe(wrong('provider-no-email', 'facebook'));
    expect(await comeBy(await visiting(), 'google', login)).toBe(wrong('provider-no-email'));
    expect(await membersNow()).toEqual([]);
  });

  it('on our side opens nothing either', async () => {
    const { login, email } = somebody();
    await makeMember(app, { email, email_confirmed_at: null });
    const visitor = await visiting();
    expect(await comeBy(visitor, 'google', login)).toBe(wrong('address-unconfirmed'));
    expect((await who(visitor)).isLoggedIn).toBe(false);
    expect(await identitiesNow()).toEqual([]);
  });
});

it('leaves no trace of Facebook in the address', async () => {
  const { login } = somebody();
  const member = await signedIn(app);
  expect(await comeBy(member, 'facebook', login)).toBe(`${routes.account()}#`);
});

describe('a member who is here', () => {
  it.each<[ProviderName]>([['google'], ['facebook'], ['apple']])('is connected: %s', async (provider) => {
    const { login } = somebody({ isVerified: false });
    const member = await signedIn(app);
    const session = member.cookies.get('cardamom_session');
    expect(await comeBy(member, provider, login)).toMatch(/^\/account#?$/);
    expect(await identitiesNow()).toMatchObject([{ provider, subject: login, member_id: member.memberId }]);
    expect((await who(member)).email).toBe(member.email);
    expect(member.cookies.get('cardamom_session')).toBe(session);
    expect(member.cookies.get('cardamom_came')).toBe(`connected.${provider}`);
    expect((await mailsTo(member.email)).at(-1)?.subject).toContain('was connected to your account');
    expect(await comeBy(member, provider, login, { next: routes.notifications() })).toContain(routes.notifications());
    expect(await identitiesNow()).toHaveLength(1);
  });

  it('is not connected by a link on another site, which it did not press', async () => {
    const { login } = somebody();
    const member = await signedIn(app);
    const elsewhere: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'document' },
      { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Dest': 'document' },
      { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'empty' },
      { Referer: 'https://evil.example/' },
      { Referer: `${HOME}.evil.example/` },
      {},
    ];
    for (const headers of elsewhere)
      expect(await comeBy(member, 'google', login, { headers })).toBe(
        routes.narrowed(routes.account(), { wrong: 'provider-late', provider: 'google' }),
      );
    expect(await identitiesNow()).toEqual([]);
    expect(await comeBy(member, 'google', login, { headers: { Referer: `${HOME}/account` } })).toBe(routes.account());
  });

  it('is not connected with what another account has, nor with a second one of its kind', async () => {
    const first = somebody();
    const one = await signedIn(app);
    const other = await signedIn(app);
    await comeBy(one, 'google', first.login);
    const at = (code: string) => routes.narrowed(routes.account(), { wrong: code, provider: 'google' });
    expect(await comeBy(other, 'google', first.login)).toBe(at('provider-taken'));
    expect(await comeBy(one, 'google', somebody().login)).toBe(at('provider-other'));
    expect(await identitiesNow()).toMatchObject([{ subject: first.login, member_id: one.memberId }]);
  });

  it('is not connected by the administrator who helps, or by whoever signs in on the way', async () => {
    const { login } = somebody();
    const member = await signedIn(app);
    const admin = await signedIn(app, { role: 'admin' });
    const actor = requireAdmin(await app.sessions.actorOf(admin.cookies.get('cardamom_session')));
    const { newToken } = await app.sessions.help(actor, member.memberId, 'They asked for it.', 30);
    admin.cookies.set('cardamom_session', newToken ?? '');
    const at = (code: string) => routes.narrowed(routes.account(), { wrong: code, provider: 'google' });
    expect(await comeBy(admin, 'google', login)).toBe(at('helping'));

    const visitor = await visiting();
    const door = await toTheDoor(visitor, 'google', login);
    visitor.cookies.set('cardamom_session', member.cookies.get('cardamom_session') ?? '');
    expect((await visitor.get(door)).headers.get('Location')).toBe(at('provider-late'));
    expect(await identitiesNow()).toEqual([]);
  });

  it('parts from a provider, and keeps the last way in', async () => {
    const { login } = somebody();
    const member = await signedIn(app);
    const part = () => member.ask('DELETE /account/identities/{provider}', { params: { provider: 'google' } });
    expect(await part()).toMatchObject({ status: 404, errors: [{ errorCode: 'not-connected' }] });
    await comeBy(member, 'google', login);
    await app.outside.db.updateTable('members').set({ email_confirmed_at: null }).execute();
    expect(await part()).toMatchObject({ status: 409, errors: [{ errorCode: 'last-way-in' }] });
    expect(await identitiesNow()).toHaveLength(1);
    await app.outside.db.updateTable('members').set({ password_hash: 'x' }).execute();
    expect((await part()).data.account.identities).toEqual([]);
    expect(await identitiesNow()).toEqual([]);
    expect((await mailsTo(member.email)).map(({ subject }) => subject)).toContain(
      'Google was parted from your account',
    );
  });

  it('parts from one of two ways in, and then from none', async () => {
    const { login } = somebody();
    const member = await signedIn(app);
    await comeBy(member, 'google', login);
    await comeBy(member, 'apple', login);
    await app.outside.db.updateTable('members').set({ email_confirmed_at: null }).execute();
    const part = (provider: ProviderName) =>
      member.ask('DELETE /account/identities/{provider}', { params: { provider } });
    const statuses = (await Promise.all([part('google'), part('apple')])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await identitiesNow()).toHaveLength(1);
  });
});

describe('nobody comes in', () => {
  const outcome = async (visitor: TestVisitor, end: string | null) => ({
    end,
    isLoggedIn: (await who(visitor)).isLoggedIn,
    members: (await membersNow()).length,
  });
  const nobody = (code: string, provider: ProviderName) => ({
    end: wrong(code, provider),
    isLoggedIn: false,
    members: 0,
  });
  const cases: [ProviderName][] = [['google'], ['facebook'], ['apple']];

  it.each(cases)('who said no there: %s', async (provider) => {
    somebody();
    const visitor = await visiting();
    const end = await comeBy(visitor, provider, null);
    expect(await outcome(visitor, end)).toEqual(nobody('provider-declined', provider));
  });

  it.each(cases)('with another state: %s', async (provider) => {
    const { login } = somebody();
    const visitor = await visiting();
    const end = await comeBy(visitor, provider, login, { back: (answer) => answer.set('state', 'another') });
    expect(await outcome(visitor, end)).toEqual(nobody('provider-wrong', provider));
  });

  it.each<[ProviderName]>([['google'], ['apple']])('with another nonce: %s', async (provider) => {
    const { login } = somebody();
    const visitor = await visiting();
    const end = await comeBy(visitor, provider, login, { there: (url) => url.searchParams.set('nonce', 'another') });
    expect(await outcome(visitor, end)).toEqual(nobody('provider-wrong', provider));
  });

  it.each(cases)('with a code that was asked for by another: %s', async (provider) => {
    const { login } = somebody();
    const visitor = await visiting();
    const end = await comeBy(visitor, provider, login, {
      there: (url) => url.searchParams.set('code_challenge', 'A'.repeat(43)),
    });
    expect(await outcome(visitor, end)).toEqual(nobody('provider-wrong', provider));
  });

  it.each(cases)('by a cookie that is missing, changed, of another way, or over: %s', async (provider) => {
    const { login } = somebody();
    const cookies: ((visitor: TestVisitor) => Promise<void>)[] = [
      async (visitor) => void visitor.cookies.delete('cardamom_provider'),
      async (visitor) => void visitor.cookies.set('cardamom_provider', 'x'.repeat(200)),
      async (visitor) => {
        const sealed = visitor.cookies.get('cardamom_provider') ?? '';
        const middle = sealed[100] === 'A' ? 'B' : 'A';
        visitor.cookies.set('cardamom_provider', sealed.slice(0, 100) + middle + sealed.slice(101));
      },
      async (visitor) => {
        const other = app.visitor();
        await other.get(routes.signInWith(provider === 'google' ? 'apple' : 'google'));
        visitor.cookies.set('cardamom_provider', other.cookies.get('cardamom_provider') ?? '');
      },
      async () => app.clock.turn(10 * 60_000),
    ];
    for (const change of cookies) {
      const visitor = await visiting();
      const door = await toTheDoor(visitor, provider, login);
      await change(visitor);
      const end = (await visitor.get(door)).headers.get('Location') ?? '';
      expect(await outcome(visitor, end)).toEqual(nobody('provider-late', provider));
    }
  });

  it.each(cases)('twice by one answer: %s', async (provider) => {
    const { login } = somebody();
    const visitor = await visiting();
    const door = await toTheDoor(visitor, provider, login);
    const ticket = visitor.cookies.get('cardamom_provider') ?? '';
    await visitor.get(door);
    await app.outside.db.deleteFrom('members').execute();
    const again = await visiting();
    expect((await again.get(door)).headers.get('Location')).toBe(wrong('provider-late', provider));
    again.cookies.set('cardamom_provider', ticket);
    expect((await again.get(door)).headers.get('Location')).toBe(wrong('provider-wrong', provider));
    expect((await who(again)).isLoggedIn).toBe(false);
  });

  it.each(cases)('by the answer that somebody else got: %s', async (provider) => {
    const { login } = somebody();
    const stranger = await visiting();
    const door = await toTheDoor(stranger, provider, login);
    const visitor = await visiting();
    await toTheDoor(visitor, provider, login);
    // The stranger sends the visitor to the door with an answer of its own.
    if (provider !== 'apple')
      expect(await outcome(visitor, (await visitor.get(door)).headers.get('Location'))).toEqual(
        nobody('provider-wrong', provider),
      );
    visitor.cookies.delete('cardamom_provider');
    expect(await outcome(visitor, (await visitor.get(door)).headers.get('Location'))).toEqual(
      nobody('provider-late', provider),
    );
  });

  it('whose account is closed', async () => {
    const { login, email } = somebody();
    const visitor = await visiting();
    await comeBy(visitor, 'google', login);
    await app.outside.db
      .updateTable('members')
      .set({ leaving_at: new Date(app.clock.now() + 3_600_000) })
      .execute();
    expect(await comeBy(await visiting(), 'google', login)).toBe(wrong('account-closed'));
    await app.outside.db.deleteFrom('identities').execute();
    expect(await comeBy(await visiting(), 'google', login)).toBe(wrong('account-closed'));
    expect(await membersNow()).toMatchObject([{ email }]);
  });

  it('while a provider is away, or asked too often', async () => {
    const away = await testApp({
      identityProviders: identityProviders({
        google: { clientId: 'web', clientSecret: 'quiet', issuer: 'http://127.0.0.1:9' },
        facebook: null,
        apple: null,
      }),
    });
    const ends = new Set<string>();
    for (let tries = 0; tries < 121; tries++)
      ends.add((await away.visitor().get(routes.signInWith('google', '/account'))).headers.get('Location') ?? '');
    expect([...ends]).toEqual([
      wrong('provider-unreachable', 'google', '/account'),
      wrong('too-many', 'google', '/account'),
    ]);
    await away.close();
  });

  it('by a post that is no form, or larger than a form can be', async () => {
    const post = (body: string, type: string) =>
      app.site.request(callback('apple'), { method: 'POST', body, headers: { 'Content-Type': type } });
    expect((await post('{"code":1}', 'application/json')).headers.get('Location')).toBe(
      wrong('provider-late', 'apple'),
    );
    expect((await post('x'.repeat(20_000), 'application/x-www-form-urlencoded')).status).toBe(413);
  });
});

describe('where somebody was going', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/%2f/evil.example',
    '/auth/google',
  ])('is a page of ours, or home: %s', async (next) => {
    const { login } = somebody();
    expect(await comeBy(await visiting(), 'google', login, { next })).toBe(routes.home());
    expect(await comeBy(await visiting(), 'google', null, { next })).toBe(wrong('provider-declined'));
  });

  it('is kept when nothing came of it', async () => {
    somebody();
    expect(await comeBy(await visiting(), 'apple', null, { next: '/mycards/favorites' })).toBe(
      wrong('provider-declined', 'apple', '/mycards/favorites'),
    );
  });
});

it('asks for no two-step code: the provider is the second thing', async () => {
  const { login, email } = somebody();
  const { memberId } = await makeMember(app, {
    email,
    two_step_sealed: app.outside.keys.seal('JBSWY3DPEHPK3PXP'),
    two_step_since: new Date(app.clock.now()),
  });
  const visitor = await visiting();
  await comeBy(visitor, 'google', login);
  expect((await who(visitor)).memberId).toBe(memberId);
});

it('makes one account when two tabs come back at once', async () => {
  const { login, email } = somebody();
  const tabs = await Promise.all([visiting(), visiting()]);
  const ends = await Promise.all(tabs.map((tab) => comeBy(tab, 'google', login)));
  expect(ends).toEqual([routes.home(), routes.home()]);
  expect(await membersNow()).toMatchObject([{ email }]);
});

it("takes the zone of the reader's browser, where it is one", async () => {
  for (const [zone, kept] of [
    ['Asia/Tokyo', 'Asia/Tokyo'],
    ['Mars/Olympus', 'UTC'],
  ] as const) {
    const { login, email } = somebody();
    const visitor = await visiting();
    const begun = await visitor.get(routes.signInWith('google', undefined, zone));
    const back = await goThere(begun.headers.get('Location') ?? '', login, HOME);
    await visitor.get(back.url.pathname + back.url.search);
    const member = (await membersNow()).find((row) => row.email === email);
    expect(member?.zone).toBe(kept);
  }
});
