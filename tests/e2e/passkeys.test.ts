import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { openBrowser } from '#tests/browser.ts';
import { type Product, startProduct } from '#tests/product.ts';
import { digitsFor, goTo, isIn, pathOf, signOut } from './door-visit.ts';
import { visit } from './visit.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

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
    await page.getByRole('heading', { name: 'Look in your post' }).waitFor();
    await page.getByLabel('Six digits').fill(await digitsFor(product, email));
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
    const touch = await joinedWithPasskey(page, 'passkey@example.com');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await touch(true);
    await isIn(page);
    expect(pathOf(page)).toBe(routes.home());
    await guest.end();
  });

  it('is offered in the field for the address, without a press', async () => {
    const guest = await visit(browser, product.url);
    const { page } = guest;
    const touch = await joinedWithPasskey(page, 'offered@example.com');
    // This device takes what is offered in the field as soon as it is: nobody has to choose from its list.
    await touch(true);
    await page.goto(routes.login(routes.cards('birthday')));
    await isIn(page);
    expect(pathOf(page)).toBe(routes.cards('birthday'));
    await guest.end();
  });

  it('that is waited for gives way to another way in', async () => {
    const guest = await visit(browser, product.url);
    const { page } = guest;
    await joinedWithPasskey(page, 'elsewhere@example.com');
    await goTo(page, routes.login());
    await page.getByLabel('Email', { exact: true }).fill('elsewhere@example.com');
    const passkey = page.getByRole('button', { name: 'Sign in with a passkey' });
    await passkey.click();
    await expect.poll(() => passkey.getAttribute('aria-busy')).toBe('true');
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await page.getByRole('heading', { name: 'Look in your post' }).waitFor();
    await guest.end();
  });
});
