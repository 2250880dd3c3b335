import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Facebook, startFacebook } from '#tests/doubles/facebook.ts';
import { isAppleSecret, type OidcProvider, startOidcProvider } from '#tests/doubles/oidc-provider.ts';
import { signInAtProvider } from '#tests/doubles/provider-browser.ts';
import type { IdentityProvider, IdentityRefused, ProviderName } from './identity.ts';
import { identityProviders } from './identity-providers.ts';

const HOME = 'http://cards.example';
const callback = (name: ProviderName) => `${HOME}/auth/${name}/callback`;
const { privateKey, publicKey } = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const team = { clientId: 'example.cards.web', teamId: 'TEAM123456', keyId: 'KEY1234567' };

let google: OidcProvider;
let apple: OidcProvider;
let facebook: Facebook;
let adapters: Record<ProviderName, IdentityProvider>;
beforeAll(async () => {
  google = await startOidcProvider({ clientId: 'web', secret: 'quiet', redirectUris: [callback('google')] });
  apple = await startOidcProvider({
    clientId: team.clientId,
    redirectUris: [callback('apple')],
    secret: (given) => isAppleSecret(given, { ...team, publicKey, audience: () => apple.issuer }),
  });
  facebook = await startFacebook({ appId: '42', appSecret: 'hushed' });
  adapters = identityProviders({
    google: { clientId: 'web', clientSecret: 'quiet', issuer: google.issuer },
    apple: { ...team, privateKey, issuer: apple.issuer },
    facebook: { appId: '42', appSecret: 'hushed', issuer: facebook.issuer },
  }) as Record<ProviderName, IdentityProvider>;
  for (const provider of [google, apple])
    provider.people.set('rosa', {
      sub: 'r-1',
      email: 'rosa@fernbank.example',
      email_verified: provider === apple ? 'true' : true,
      ...(provider === google ? { name: 'Rosa Lindqvist' } : {}),
    });
  facebook.person = { id: 'r-1', name: 'Rosa Lindqvist', email: 'rosa@fernbank.example' };
});
afterAll(() => Promise.all([google.close(), apple.close(), facebook.close()]));

/** Goes there and back. @param change what somebody in the middle does to the way there. */
async function there(name: ProviderName, login: string | null, change: (url: URL) => void = () => undefined) {
  const { url, secrets } = await adapters[name].begin(callback(name));
  const changed = new URL(url);
  change(changed);
  const before = facebook.person;
  if (login === null) facebook.person = null;
  const back = await signInAtProvider(changed.href, login, HOME);
  facebook.person = before;
  return { answer: back.form ?? back.url.searchParams, isPosted: back.form !== null, secrets };
}
const refusal = (reason: IdentityRefused['reason']) => expect.objectContaining({ name: 'IdentityRefused', reason });

describe.each<[ProviderName, { isPosted: boolean; isVerified: boolean; name: string | null }]>([
  ['google', { isPosted: false, isVerified: true, name: 'Rosa Lindqvist' }],
  ['facebook', { isPosted: false, isVerified: false, name: 'Rosa Lindqvist' }],
  ['apple', { isPosted: true, isVerified: true, name: null }],
])('every provider: %s', (name, expected) => {
  it('verifies a callback, once', async () => {
    const { answer, isPosted, secrets } = await there(name, 'rosa');
    expect(isPosted).toBe(expected.isPosted);
    expect(await adapters[name].finish(answer, secrets, callback(name))).toEqual({
      subject: 'r-1',
      email: 'rosa@fernbank.example',
      isEmailVerified: expected.isVerified,
      name: expected.name,
    });
    await expect(adapters[name].finish(answer, secrets, callback(name))).rejects.toEqual(refusal('wrong'));
  });

  it('asks for the code by PKCE, with another state and another verifier each time', async () => {
    const [one, two] = [await adapters[name].begin(callback(name)), await adapters[name].begin(callback(name))];
    const asked = new URL(one.url).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('redirect_uri')).toBe(callback(name));
    expect(asked.get('response_mode')).toBe(expected.isPosted ? 'form_post' : null);
    expect(one.secrets.state).not.toBe(two.secrets.state);
    expect(one.secrets.verifier).not.toBe(two.secrets.verifier);
    expect(one.url).not.toContain(one.secrets.verifier);
  });

  it('rejects a refusal', async () => {
    const { answer, secrets } = await there(name, null);
    await expect(adapters[name].finish(answer, secrets, callback(name))).rejects.toEqual(refusal('declined'));
  });

  it('rejects a callback in another browser: its state or verifier differs', async () => {
    const { answer, secrets } = await there(name, 'rosa');
    const other = (await adapters[name].begin(callback(name))).secrets;
    await expect(adapters[name].finish(answer, { ...secrets, state: other.state }, callback(name))).rejects.toEqual(
      refusal('wrong'),
    );
    await expect(
      adapters[name].finish(answer, { ...secrets, verifier: other.verifier }, callback(name)),
    ).rejects.toEqual(refusal('wrong'));
  });

  it.each(['', 'code=1', 'state=S', 'code=1&state=S', 'code=1&code=2&state=S', 'error=&state=S', 'state=S&state=S'])(
    'rejects a forged response: %s',
    async (made) => {
      const { secrets } = await adapters[name].begin(callback(name));
      const answer = new URLSearchParams(made.replaceAll('=S', `=${secrets.state}`));
      await expect(adapters[name].finish(answer, secrets, callback(name))).rejects.toEqual(refusal('wrong'));
    },
  );
});

describe('an ID token', () => {
  it.each<ProviderName>(['google', 'apple'])('with another nonce is not for us: %s', async (name) => {
    const { answer, secrets } = await there(name, 'rosa', (url) => url.searchParams.set('nonce', 'another'));
    await expect(adapters[name].finish(answer, secrets, callback(name))).rejects.toEqual(refusal('wrong'));
  });

  it('says when an address is not verified, or missing', async () => {
    google.people.set('theo', { sub: 't-1', email: 'theo@example.com', email_verified: false });
    google.people.set('amelie', { sub: 'a-1' });
    const theo = await there('google', 'theo');
    expect(await adapters.google.finish(theo.answer, theo.secrets, callback('google'))).toMatchObject({
      email: 'theo@example.com',
      isEmailVerified: false,
    });
    const amelie = await there('google', 'amelie');
    expect(await adapters.google.finish(amelie.answer, amelie.secrets, callback('google'))).toEqual({
      subject: 'a-1',
      email: null,
      isEmailVerified: false,
      name: null,
    });
  });
});

it.each([
  ['{"name":{"firstName":"Rosa","lastName":"Lindqvist"},"email":"other@example.com"}', 'Rosa Lindqvist'],
  ['{"name":{"firstName":"Rosa"}}', 'Rosa'],
  ['{"name":{"firstName":7}}', null],
  ['{}', null],
  ['null', null],
  ['not JSON', null],
])("takes Apple's name from beside the token, and nothing else from there: %s", async (user, name) => {
  const { answer, secrets } = await there('apple', 'rosa');
  answer.set('user', user);
  expect(await adapters.apple.finish(answer, secrets, callback('apple'))).toMatchObject({
    name,
    email: 'rosa@fernbank.example',
  });
});

it('says when a provider does not answer, and asks again the next time', async () => {
  const away = identityProviders({
    google: { clientId: 'web', clientSecret: 'quiet', issuer: 'http://127.0.0.1:9' },
    facebook: { appId: '42', appSecret: 'hushed', issuer: 'http://127.0.0.1:9' },
    apple: null,
  });
  await expect(away.google?.begin(callback('google'))).rejects.toEqual(refusal('unreachable'));
  await expect(away.google?.begin(callback('google'))).rejects.toEqual(refusal('unreachable'));
  const begun = await away.facebook?.begin(callback('facebook'));
  if (!begun) throw new Error('There is no Facebook.');
  await expect(
    away.facebook?.finish(
      new URLSearchParams({ code: '1', state: begun.secrets.state }),
      begun.secrets,
      callback('facebook'),
    ),
  ).rejects.toEqual(refusal('unreachable'));
  expect(Object.keys(away)).toEqual(['google', 'facebook']);
});
