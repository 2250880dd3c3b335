import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { digitsFor, goTo, untilSignedIn, pathOf, REFUSED_CALLS, signOut } from '#tests/e2e/support/sign-in-visit.ts';
import { visit } from '#tests/e2e/support/visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';

/** An address that nobody has yet, in a retry too. */
const newAddress = () => `${crypto.randomUUID()}@example.com`;

describe('a passkey', () => {
  /** A person who registered with a passkey of this device, and signed out. */
  async function joinedWithPasskey(page: Page, email: string) {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await goTo(page, routes.register());
    await page.getByLabel('Your first name').fill('Theo');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Join with a passkey' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await page.getByLabel('Six-digit code').fill(await digitsFor(product, email));
    await untilSignedIn(page);
    // Not answered at once: offered in the address field, the passkey would otherwise sign in by itself.
    const touch = (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    await touch(false);
    await signOut(page);
    return touch;
  }

  it('signs in the person who registered with it', async () => {
    const guest = await visit(browser, product.url);
    const { page } = guest;
    // In a browser without passkeys in the address field: they would sign in before the button is pressed.
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    });
    const touch = await joinedWithPasskey(page, newAddress());
    await touch(true);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await untilSignedIn(page);
    expect(pathOf(page)).toBe(routes.home());
    await guest.end();
  });

  it('is offered in the address field, without a button', async () => {
    const guest = await visit(browser, product.url);
    const { page } = guest;
    const touch = await joinedWithPasskey(page, newAddress());
    // This authenticator accepts at once what the field offers: nobody has to choose from its list.
    await touch(true);
    await page.goto(routes.login(routes.cards('birthday')));
    await untilSignedIn(page);
    expect(pathOf(page)).toBe(routes.cards('birthday'));
    await guest.end();
  });

  it('is not asked for again and again when it is refused', async () => {
    const guest = await visit(browser, product.url, { expectedFailures: REFUSED_CALLS });
    const { page } = guest;
    const touch = await joinedWithPasskey(page, newAddress());
    await page.route('**/api/1/login', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 401,
            json: { errors: [{ field: 'passkey', errorMessage: 'It opens nothing.', errorCode: 'wrong-passkey' }] },
          })
        : route.fallback(),
    );
    // The authenticator answers every request by itself.
    await touch(true);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/1/login/passkey')) asked += 1;
    });
    await page.goto(routes.login());
    await page.getByText('It opens nothing.').waitFor();
    await expect.poll(() => asked).toBe(5);
    await guest.untilSettled();
    expect(asked).toBe(5);
    await guest.end();
  });

  it('stops waiting when another sign-in method is chosen', async () => {
    const guest = await visit(browser, product.url);
    const { page } = guest;
    const email = newAddress();
    await joinedWithPasskey(page, email);
    await goTo(page, routes.login());
    await page.getByLabel('Email', { exact: true }).fill(email);
    const passkey = page.getByRole('button', { name: 'Sign in with a passkey' });
    await passkey.click();
    await expect.poll(() => passkey.getAttribute('aria-busy')).toBe('true');
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await guest.end();
  });
});
