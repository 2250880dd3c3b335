import { generateKeyPairSync } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { type Facebook, startFacebook } from '#tests/doubles/facebook.ts';
import { isAppleSecret, type OidcProvider, startOidcProvider } from '#tests/doubles/oidc-provider.ts';
import { freePort, type Product, startProduct } from '#tests/product.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { callApi, registerInBrowser } from '#tests/e2e/support/member.ts';
import { browser } from '#tests/e2e/support/shared.ts';
import { waitForMail, untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { widthsFor } from '#tests/e2e/support/widths.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const team = { clientId: 'example.cards.web', teamId: 'TEAM123456', keyId: 'KEY1234567' };

let google: OidcProvider;
let apple: OidcProvider;
let facebook: Facebook;
let product: Product;
let otherHosts: string[];
beforeAll(async () => {
  const port = await freePort();
  const callback = (name: 'google' | 'apple') => [`http://localhost:${port}${routes.signInCallback(name)}`];
  google = await startOidcProvider({ clientId: 'web', secret: 'quiet', redirectUris: callback('google') });
  // Without TLS the state cookie is sent only from the same site. Browsers treat all ports of one host as the same site.
  apple = await startOidcProvider(
    {
      clientId: team.clientId,
      redirectUris: callback('apple'),
      secret: (given) => isAppleSecret(given, { ...team, publicKey, audience: () => apple.issuer }),
    },
    'localhost',
  );
  facebook = await startFacebook({ appId: '42', appSecret: 'hushed' });
  otherHosts = [google, apple, facebook].map(({ issuer }) => new URL(issuer).host);
  product = await startProduct({
    PORT: String(port),
    GOOGLE_CLIENT_ID: 'web',
    GOOGLE_CLIENT_SECRET: 'quiet',
    GOOGLE_ISSUER: google.issuer,
    APPLE_CLIENT_ID: team.clientId,
    APPLE_TEAM_ID: team.teamId,
    APPLE_KEY_ID: team.keyId,
    APPLE_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n'),
    APPLE_ISSUER: apple.issuer,
    FACEBOOK_APP_ID: '42',
    FACEBOOK_APP_SECRET: 'hushed',
    FACEBOOK_ISSUER: facebook.issuer,
  });
});
afterAll(async () => {
  await product.stop();
  await Promise.all([google.close(), apple.close(), facebook.close()]);
});

async function chooseProvider(page: Page, name: 'Google' | 'Apple' | 'Facebook', path = routes.login()): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
  await page.getByRole('link', { name }).click();
}
/** On the provider's page. */
async function signInThere(page: Page, login: string): Promise<void> {
  await page.getByLabel('Name').fill(login);
  await page.getByRole('button', { name: 'Go on' }).click();
}
const pathOf = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};
const menu = (page: Page) => page.locator('summary[aria-label^="Account menu"]');
const accountIn = async (page: Page) => (await callApi(page, 'GET /account')).account;

describe.each(widthsFor(390))('sign-in with a provider, at %i pixels', (width) => {
  it('registers with Google, signs in again, and returns to the page where the person was going', async () => {
    const login = newAddress('theo');
    google.people.set(login, { sub: login, email: login, email_verified: true, name: 'Theo Marsh' });
    const visitor = await visit(browser, product.url, { width, otherHosts, timezoneId: 'Australia/Melbourne' });
    const { page } = visitor;
    await chooseProvider(page, 'Google');
    await signInThere(page, login);
    await page.getByText('Welcome, Theo Marsh. Your account is ready.').waitFor();
    expect(pathOf(page)).toBe(routes.home());
    await menu(page).waitFor();
    expect(await accountIn(page)).toMatchObject({ timeZone: 'Australia/Melbourne', isEmailConfirmed: true });
    await visitor.end();

    const again = await visit(browser, product.url, { width, otherHosts });
    await chooseProvider(again.page, 'Google', routes.login(routes.notifications()));
    await signInThere(again.page, login);
    await again.page.getByText('Welcome back, Theo Marsh.').waitFor();
    expect(pathOf(again.page)).toBe(routes.notifications());
    expect((await again.context.cookies()).map(({ name }) => name)).not.toContain('cardamom_came');
    await again.end();
  });

  it('accepts Apple’s answer by POST', async () => {
    const email = newAddress('nadia');
    const [login = ''] = email.split('@');
    apple.people.set(login, { sub: login, email, email_verified: 'true' });
    const visitor = await visit(browser, product.url, { width, otherHosts });
    const { page } = visitor;
    await chooseProvider(page, 'Apple');
    await signInThere(page, login);
    await page.getByText(`Welcome, ${login}. Your account is ready.`).waitFor();
    expect(pathOf(page)).toBe(routes.home());
    await visitor.end();
  });

  it('confirms the address that Facebook gives by a mail, and waits for its code', async () => {
    const email = newAddress('amelie');
    facebook.person = { id: email, name: 'Amelie Roux', email };
    const visitor = await visit(browser, product.url, { width, otherHosts });
    const { page } = visitor;
    await chooseProvider(page, 'Facebook', routes.register());
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await page.getByText(email).waitFor();
    expect(page.url()).not.toContain('amelie');
    await visitor.expectAccessible('waiting for a mail');
    const { text } = await waitForMail(product.url, email);
    await page.getByLabel('Six-digit code').fill(/^(\d{3} \d{3})$/m.exec(text)?.[1]?.replace(' ', '') ?? '');
    await menu(page).waitFor();
    expect((await accountIn(page)).identities).toMatchObject([{ provider: 'facebook', email }]);
    await visitor.end();
  });

  it('says when a sign-in failed, and keeps where the person was going', async () => {
    const visitor = await visit(browser, product.url, { width, otherHosts });
    const { page } = visitor;
    await chooseProvider(page, 'Google', routes.login(routes.account()));
    await page.getByRole('button', { name: 'No' }).click();
    await page.getByText('You did not sign in with Google.').waitFor();
    expect(new URL(page.url()).searchParams.get('next')).toBe(routes.account());
    await visitor.expectAccessible('a provider that said no');
    await visitor.end();
  });

  it('connects and disconnects on the account page', async () => {
    const [login, elsewhere] = [newAddress('rosa'), newAddress('elsewhere')];
    google.people.set(login, { sub: login, email: elsewhere, email_verified: true, name: 'Rosa' });
    const visitor = await visit(browser, product.url, { width, otherHosts });
    const { page } = visitor;
    await registerInBrowser(page, product.url, login);
    await page.goto(routes.account());
    await untilHydrated(page);
    await page.getByRole('link', { name: 'Connect Google' }).click();
    await page.getByRole('button', { name: 'No' }).click();
    await page.getByText('Nothing is connected.').waitFor();
    // Sections of the page still load, and push its end away from the bar.
    await visitor.untilSettled();
    await visitor.expectAccessible('a provider that said no to a member');
    await page.getByRole('link', { name: 'Connect Google' }).click();
    await signInThere(page, login);
    await page.getByText('Google is connected.').waitFor();
    expect(pathOf(page)).toBe(routes.account());
    await page.getByText(elsewhere).waitFor();
    await page.getByRole('button', { name: 'Disconnect Google' }).click();
    await page.getByRole('link', { name: 'Connect Google' }).waitFor();
    expect((await accountIn(page)).identities).toEqual([]);
    await visitor.end();
  });
});

it('recognises a member by an address that both have confirmed, and nobody else can connect that Google account', async () => {
  const email = newAddress('ines', 'fernbank.example');
  google.people.set(email, { sub: email, email, email_verified: true, name: 'Ines at work' });
  const owner = await visit(browser, product.url, { otherHosts });
  await registerInBrowser(owner.page, product.url, email, 'Ines Duarte');
  const { memberId } = (await callApi(owner.page, 'GET /login')).user;
  const elsewhere = await visit(browser, product.url, { otherHosts });
  await chooseProvider(elsewhere.page, 'Google', routes.login(routes.myCards('sent')));
  await signInThere(elsewhere.page, email);
  // Under the name that she uses here.
  await elsewhere.page.getByText('Welcome back, Ines Duarte.').waitFor();
  expect(pathOf(elsewhere.page)).toBe(routes.myCards('sent'));
  expect((await callApi(elsewhere.page, 'GET /login')).user.memberId).toBe(memberId);
  expect((await accountIn(owner.page)).identities).toMatchObject([{ provider: 'google', email }]);
  await elsewhere.end();
  await owner.end();

  const other = await visit(browser, product.url, { otherHosts });
  await registerInBrowser(other.page, product.url, newAddress('jonas', 'fernbank.example'));
  await other.page.goto(routes.account());
  await untilHydrated(other.page);
  await other.page.getByRole('link', { name: 'Connect Google' }).click();
  await signInThere(other.page, email);
  await other.page.getByText('That Google account is connected to another account here.').waitFor();
  expect(new URL(other.page.url()).pathname).toBe(routes.account());
  expect((await accountIn(other.page)).identities).toEqual([]);
  await other.end();
});
