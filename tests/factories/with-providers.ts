import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { ProviderName } from '#server/ports/identities/identity.ts';
import { identityProviders } from '#server/ports/identities/identity-providers.ts';
import { routes } from '#shared/routes.ts';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { type Facebook, startFacebook } from '#tests/doubles/facebook.ts';
import { isAppleSecret, type OidcProvider, startOidcProvider } from '#tests/doubles/oidc-provider.ts';
import { signInAtProvider } from '#tests/doubles/provider-browser.ts';

/** The public address of the site, to which the providers redirect. */
export const SITE_URL = 'https://cards.example';
export const callback = (name: ProviderName) => SITE_URL + routes.signInCallback(name);
/** The headers of a browser that follows a link on one of our pages. */
export const SAME_ORIGIN_HEADERS = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'document' };
const { privateKey, publicKey } = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const team = { clientId: 'example.cards.web', teamId: 'TEAM123456', keyId: 'KEY1234567' };

export type FlowChanges = {
  next?: string;
  headers?: Record<string, string>;
  /** Changes the address of the provider's page. */ changeRequest?: (url: URL) => void;
  /** Changes the provider's answer. */ changeAnswer?: (answer: URLSearchParams) => void;
};

/** The address of the sign-in page after a failed sign-in at a provider. */
export function failedSignIn(code: string, provider: ProviderName = 'google', next?: string): string {
  return routes.narrowed(routes.login(), { wrong: code, provider, next });
}

/** Google as the only provider, at an address where nothing listens. */
export const unreachableGoogle = () =>
  identityProviders({
    google: { clientId: 'web', clientSecret: 'quiet', issuer: 'http://127.0.0.1:9' },
    facebook: null,
    apple: null,
  });

/** The site with three providers, for the tests of one file. Each test begins without members. */
export function withProviders() {
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
      settings: { publicUrl: SITE_URL },
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
  beforeEach(() => app.context.db.deleteFrom('members').execute());

  let people = 0;
  /** A new person with an account at every provider. */
  function createPerson(given: { email?: string | null; isVerified?: boolean } = {}) {
    people += 1;
    const { email = `theo-${people}@example.com`, isVerified = true } = given;
    const login = `theo-${people}`;
    const address = email === null ? {} : { email };
    for (const provider of [google, apple])
      provider.people.set(login, { sub: login, name: 'Theo Marsh', email_verified: isVerified, ...address });
    facebook.person = { id: login, name: 'Theo Marsh', ...address };
    return { login, email: email ?? '' };
  }

  /** Goes to a provider, signs in there, and follows its redirect. @returns the address of our callback with its answer, as a GET */
  async function toCallback(
    visitor: TestVisitor,
    provider: ProviderName,
    login: string | null,
    changes: FlowChanges = {},
  ) {
    const begun = await visitor.get(routes.signInWith(provider, changes.next), {
      headers: changes.headers ?? SAME_ORIGIN_HEADERS,
    });
    const url = new URL(begun.headers.get('Location') ?? '', SITE_URL);
    changes.changeRequest?.(url);
    const person = facebook.person;
    if (login === null) facebook.person = null;
    const back = await signInAtProvider(url.href, login, SITE_URL);
    facebook.person = person;
    const answer = back.form ?? back.url.searchParams;
    changes.changeAnswer?.(answer);
    if (back.form === null) return `${back.url.pathname}?${answer}`;
    // The form is posted from another site, so the browser sends only the cookie that is allowed there.
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
  /** The whole sign-in. @returns the address where it ends */
  async function signInByProvider(
    visitor: TestVisitor,
    provider: ProviderName,
    login: string | null,
    changes: FlowChanges = {},
  ) {
    const callbackUrl = await toCallback(visitor, provider, login, changes);
    if (!callbackUrl.startsWith(routes.signInCallback(provider))) return callbackUrl;
    const response = await visitor.get(callbackUrl);
    expect(response.status).toBe(303);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    return response.headers.get('Location') ?? '';
  }
  async function newVisitor(): Promise<TestVisitor> {
    const visitor = app.visitor();
    await visitor.call('GET /login', { query: {} });
    return visitor;
  }
  const currentUser = async (visitor: TestVisitor) => (await visitor.call('GET /login', { query: {} })).user;
  const membersNow = () => app.context.db.selectFrom('members').selectAll().execute();
  const identitiesNow = () =>
    app.context.db.selectFrom('identities').select(['provider', 'subject', 'member_id', 'email']).execute();
  async function mailsTo(address: string) {
    await app.deliver();
    return app.mailer.sent.filter((mail) => mail.to.address === address);
  }
  async function digitsTo(address: string): Promise<string> {
    const texts = (await mailsTo(address)).map(({ text }) => text);
    return /^(\d{3}) (\d{3})$/m.exec(texts.join('\n'))?.slice(1).join('') ?? '';
  }
  return {
    /** The site. Available once the tests have begun. */
    site: () => app,
    somebody: createPerson,
    toCallback,
    signInByProvider,
    newVisitor,
    who: currentUser,
    membersNow,
    identitiesNow,
    mailsTo,
    digitsTo,
  };
}
