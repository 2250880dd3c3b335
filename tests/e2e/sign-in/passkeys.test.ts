import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { digitsFor, goTo, isIn, pathOf, REFUSED, signOut } from '#tests/e2e/support/sign-in-visit.ts';
import { visit } from '#tests/e2e/support/visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';

/** One that nobody has yet, in a second try too. */
const anAddress = () => `${crypto.randomUUID()}@example.com`;

describe('a passkey', () => {
  /** Somebody who joined with a passkey of this device, and went. */
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
    await isIn(page);
    // The device waits until somebody touches it: offered in the field for the address, it would else come in by itself.
    const touch = (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    await touch(false);
    await signOut(page);
    return touch;
  }

  it('brings back in whoever joined with it', async () => {
    const guest = await visit(browser, product.url);
    const { page } = guest;
    // In a browser that offers none in a field: what is offered there would come in before the press.
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    });
    const touch = await joinedWithPasskey(page, anAddress());
    await touch(true);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await isIn(page);
    expect(pathOf(page)).toBe(routes.home());
    await guest.end();
  });

  it('is offered in the field for the address, without a press', async () => {
    const guest = await visit(browser, product.url);
    const { page } = guest;
    const touch = await joinedWithPasskey(page, anAddress());
    // This device takes what is offered in the field as soon as it is: nobody has to choose from its list.
    await touch(true);
    await page.goto(routes.login(routes.cards('birthday')));
    await isIn(page);
    expect(pathOf(page)).toBe(routes.cards('birthday'));
    await guest.end();
  });

  it('that opens nothing is not asked for without end', async () => {
    const guest = await visit(browser, product.url, { mayFail: REFUSED });
    const { page } = guest;
    const touch = await joinedWithPasskey(page, anAddress());
    await page.route('**/api/1/login', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 401,
            json: { errors: [{ field: 'passkey', errorMessage: 'It opens nothing.', errorCode: 'wrong-passkey' }] },
          })
        : route.fallback(),
    );
    // It answers by itself whatever it is asked.
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

  it('that is waited for gives way to another sign-in method', async () => {
    const guest = await visit(browser, product.url);
    const { page } = guest;
    const email = anAddress();
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
