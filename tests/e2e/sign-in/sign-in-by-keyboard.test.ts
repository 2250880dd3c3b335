/* Register, change something, sign out and sign in again, by keyboard alone. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { digitsFor, goTo, untilSignedIn, REFUSED_CALLS } from '#tests/e2e/support/sign-in-visit.ts';
import { expectFocus, pressKeyOn, tabUntilFocused } from '#tests/e2e/support/keyboard.ts';
import { PASSWORD } from '#tests/e2e/support/member.ts';
import { visit } from '#tests/e2e/support/visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { widthsFor } from '#tests/e2e/support/widths.ts';

async function type(page: Page, target: Locator, words: string): Promise<void> {
  await tabUntilFocused(page, target);
  await page.keyboard.type(words);
}

it.each(widthsFor(390))('signing in and the account can be used by keyboard alone, at %i pixels', async (width) => {
  const email = newAddress('keys');
  const guest = await visit(browser, product.url, { width, expectedFailures: REFUSED_CALLS });
  const { page } = guest;
  const emailField = page.getByLabel('Email', { exact: true });
  const password = page.getByLabel('Password', { exact: true });

  await goTo(page, routes.register(routes.account()));
  await type(page, page.getByLabel('Your first name'), 'Rosa');
  await type(page, emailField, email);
  await pressKeyOn(page, page.getByRole('button', { name: 'Choose a password' }));
  await expectFocus(page, 'input Password');
  await pressKeyOn(page, page.getByRole('button', { name: 'Join without a password' }));
  await expectFocus(page, 'button Choose a password');
  await page.keyboard.press('Enter');
  await expectFocus(page, 'input Password');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expectFocus(page, 'input Six-digit code');
  const first = await digitsFor(product, email);
  await pressKeyOn(page, page.getByRole('button', { name: 'Back', exact: true }));
  await expectFocus(page, 'h1 Join');
  // What was typed is still there, the password too.
  await pressKeyOn(page, page.getByRole('button', { name: 'Join with this password' }));
  await expectFocus(page, 'input Six-digit code');
  await expect.poll(() => digitsFor(product, email)).not.toBe(first);
  await page.keyboard.type(await digitsFor(product, email));
  await page.waitForURL((url) => url.pathname === routes.account());
  await page.getByRole('heading', { name: 'Delete your account', exact: true }).waitFor();

  const change = page.getByRole('button', { name: 'Change name' });
  await pressKeyOn(page, change);
  await page.keyboard.type('nobody');
  await page.keyboard.press('Escape');
  await expectFocus(page, 'button Change name');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Rosa L.');
  await page.keyboard.press('Enter');
  await expectFocus(page, 'button Change name');
  expect(await page.locator('#name dd').first().textContent()).toBe('Rosa L.');

  await goTo(page, routes.home());
  await untilSignedIn(page);
  await pressKeyOn(page, page.locator('summary[aria-label^="Account menu"]'));
  await pressKeyOn(page, page.getByRole('link', { name: 'Sign out' }));
  await page.getByText('You are signed out').waitFor();

  await goTo(page, routes.login(routes.cards()));
  await type(page, emailField, email);
  await type(page, password, 'not the password');
  await page.keyboard.press('Enter');
  await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true');
  await expectFocus(page, 'input Password');
  await pressKeyOn(page, page.getByRole('button', { name: 'Email me a link' }));
  await expectFocus(page, 'input Six-digit code');
  await pressKeyOn(page, page.getByRole('button', { name: 'Back', exact: true }));
  await expectFocus(page, 'h1 Sign in');
  await pressKeyOn(page, page.getByRole('link', { name: 'Forgot your password?' }));
  // The address changes before the page does. A reader who presses Tab in between gets the focus on the new heading.
  const send = page.getByRole('button', { name: 'Send me the link' });
  await send.waitFor();
  await pressKeyOn(page, send);
  await expectFocus(page, 'h2 Check your email');
  await pressKeyOn(page, page.getByRole('button', { name: 'Use another address' }));
  await expectFocus(page, 'input Email');
  await guest.end();
});
