import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import {
  digitsFor,
  goTo,
  untilSignedIn,
  openMenu,
  pathOf,
  REFUSED_CALLS,
  signOut,
} from '#tests/e2e/support/sign-in-visit.ts';
import { callApi, registerInBrowser, PASSWORD } from '#tests/e2e/support/member.ts';
import { waitForMail, untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { screensFor, widthsFor } from '#tests/e2e/support/widths.ts';

/** Registers by the six digits of the mail, with a password if one is given. */
async function join(page: Page, email: string, { name = 'Rosa', password = '' } = {}): Promise<void> {
  await page.getByLabel('Your first name').fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  if (password === '') await page.getByRole('button', { name: 'Email me a link' }).click();
  else {
    await page.getByRole('button', { name: 'Choose a password' }).click();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByText('Very good').waitFor();
    await page.getByRole('button', { name: 'Join with this password' }).click();
  }
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await page.getByLabel('Six-digit code').fill(await digitsFor(product, email));
}
describe.each(widthsFor(390))('coming in, at %i pixels', (width) => {
  it('registers by the digits of a mail, signs out, and signs in by a mailed link', async () => {
    const email = newAddress('digits');
    const guest = await visit(browser, product.url, { width });
    const { page } = guest;
    await goTo(page, routes.home());
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL((url) => url.pathname === routes.login());
    // What was typed is kept from stage to stage.
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('link', { name: 'Join' }).click();
    await page.waitForURL((url) => url.pathname === routes.register());
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    await join(page, email);
    await page.getByText('Welcome, Rosa.').waitFor();
    await untilSignedIn(page);
    expect(pathOf(page)).toBe(routes.home());

    await signOut(page);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    const { text } = await waitForMail(product.url, email, 'sign-in code');
    const link = /\/verify\?token=\S+/.exec(text)?.[0] ?? '';
    await goTo(page, link);
    // Opening it changes nothing.
    expect((await page.context().cookies()).some(({ name }) => name === 'cardamom_session')).toBe(true);
    await page.getByRole('heading', { name: 'Sign in to Cardamom' }).waitFor();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Welcome back, Rosa.').waitFor();
    await untilSignedIn(page);
    await guest.end();
  });

  it('signs in with a password, shows at its field when it is wrong, and sets a new one by mail', async () => {
    const email = newAddress('password');
    const guest = await visit(browser, product.url, { width, expectedFailures: REFUSED_CALLS });
    const { page } = guest;
    await goTo(page, routes.register());
    await join(page, email, { password: PASSWORD });
    await untilSignedIn(page);
    await signOut(page);

    await goTo(page, routes.login(routes.cards('birthday')));
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const field = page.getByLabel('Password', { exact: true });
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);

    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.waitForURL((url) => url.pathname === routes.forgot());
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    const { text } = await waitForMail(product.url, email, 'password');
    await goTo(page, /\/change_password\?\S+/.exec(text)?.[0] ?? '');
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    // `t` and `e` are removed from the address.
    expect(pathOf(page)).toBe(routes.changePassword());
    await page.getByLabel('New password').fill('another canoe on the lake');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await page.getByText('Your password is changed').waitFor();

    // Leave the site first: a page of it would notice that nobody is signed in any more.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await goTo(page, routes.login(routes.cards('birthday')));
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill('another canoe on the lake');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await untilSignedIn(page);
    expect(pathOf(page)).toBe(routes.cards('birthday'));
    await guest.end();
  });

  it('leads from a guarded page to the sign-in page, and back', async () => {
    const email = newAddress('guarded');
    const guest = await visit(browser, product.url, { width });
    const { page } = guest;
    await page.goto(routes.home());
    await page.goto(routes.account());
    await page.waitForURL((url) => url.pathname === routes.login());
    expect(new URL(page.url()).searchParams.get('next')).toBe(routes.account());
    await untilHydrated(page);
    await page.getByRole('link', { name: 'Join' }).click();
    await join(page, email);
    await page.waitForURL((url) => url.pathname === routes.account());
    // The sign-in page is not in the history.
    await page.goBack();
    await page.waitForURL((url) => url.pathname === routes.home());
    await guest.end();
  });

  it('saves the favourite that a visitor chose, once they are signed in', async () => {
    const email = newAddress('heart');
    const guest = await visit(browser, product.url, { width });
    const { page } = guest;
    await goTo(page, routes.cards('birthday'));
    const heart = page.getByRole('button', { name: /^Save “/ }).first();
    expect(await heart.getAttribute('aria-pressed')).toBe('false');
    const name = (await heart.getAttribute('aria-label')) ?? '';
    await heart.click();
    const dialog = page.getByRole('dialog', { name: 'Save this card' });
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await heart.getAttribute('aria-pressed')).toBe('false');
    await heart.press('Enter');
    await dialog.getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Join' }).click();
    await join(page, email);
    await page.getByText('The card you liked is in your favourites.').waitFor();
    await page.waitForURL((url) => url.pathname === routes.cards('birthday'));
    const same = page.getByRole('button', { name, exact: true }).first();
    await expect.poll(() => same.getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('link', { name: 'Favourites, one card' }).waitFor();
    await same.click();
    await expect.poll(() => same.getAttribute('aria-pressed')).toBe('false');
    await page.getByRole('link', { name: 'Favourites, 0 cards' }).waitFor();
    await guest.end();
  });
});

it('keeps what was typed before hydration, and after visiting another page', async () => {
  const guest = await visit(browser, product.url);
  const { page } = guest;
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.goto(routes.register(), { waitUntil: 'commit' });
  const name = page.getByLabel('Your first name');
  const email = page.getByLabel('Email', { exact: true });
  await name.fill('Rosa');
  await email.fill('early@example.com');
  release();
  await untilHydrated(page);
  // The first letter rendered the form again, with what was typed before.
  await name.press('End');
  await name.pressSequentially('lind');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Password', { exact: true }).waitFor();
  expect(await email.inputValue()).toBe('early@example.com');
  await goTo(page, routes.cards());
  await goTo(page, routes.register());
  await expect.poll(() => name.inputValue()).toBe('Rosalind');
  expect(await email.inputValue()).toBe('early@example.com');
  await guest.end();
});

it('offers another link when one has expired or is incomplete', async () => {
  const guest = await visit(browser, product.url, { expectedFailures: REFUSED_CALLS });
  const { page } = guest;
  await goTo(page, routes.verifyToken('0'.repeat(22), 'join'));
  await page.getByRole('heading', { name: 'Create your account' }).waitFor();
  await page.getByRole('button', { name: 'Create my account' }).click();
  await page.getByRole('heading', { name: 'This link is no longer valid' }).waitFor();
  await guest.expectAccessible('a dead link');
  await page.getByRole('link', { name: 'Join again' }).click();
  await page.waitForURL((url) => url.pathname === routes.register());
  await goTo(page, routes.verifyToken(''));
  await page.getByRole('heading', { name: 'This link is incomplete' }).waitFor();
  expect(await page.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe(routes.login());
  await guest.end();
});

it('asks for a code after the password, with two-step codes', async () => {
  const email = newAddress('two.steps');
  const guest = await visit(browser, product.url, { expectedFailures: REFUSED_CALLS });
  const { page } = guest;
  await registerInBrowser(page, product.url, email);
  const { secret } = await callApi(page, 'POST /account/two-step');
  const { recoveryCodes } = await callApi(page, 'PUT /account/two-step', {
    body: { code: new TOTP({ secret }).generate() },
  });
  await callApi(page, 'GET /logout');
  await goTo(page, routes.login(routes.cards()));
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
  const code = page.getByLabel('Code', { exact: true });
  await code.fill('no such code');
  await code.press('Enter');
  await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true');
  await guest.expectAccessible('the second step');
  await code.fill(recoveryCodes[0] ?? '');
  await code.press('Enter');
  await untilSignedIn(page);
  expect(pathOf(page)).toBe(routes.cards());
  await guest.end();
});

/** Everything that the browser stores for the page. */
const keptIn = (page: Page) =>
  page.evaluate(() => JSON.stringify([sessionStorage, localStorage].map((storage) => Object.entries(storage))));

describe.each(widthsFor(390))('what is waited for stays over a reload, at %i pixels', (width) => {
  async function reload(page: Page): Promise<void> {
    await page.reload();
    await untilHydrated(page);
  }

  it('when registering: the code works, the mail can be sent again, and the password is kept with it', async () => {
    const email = newAddress('reload.join');
    const guest = await visit(browser, product.url, { width, ownContext: true });
    const { page } = guest;
    await page.clock.install();
    await goTo(page, routes.register(routes.cards('birthday')));
    await page.getByLabel('Your first name').fill('Rosa');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Choose a password' }).click();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Join with this password' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    const first = await digitsFor(product, email);
    await reload(page);
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await page.getByText(email).waitFor();
    expect(page.url()).not.toContain('example.com');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('code');
    await guest.expectAccessible('the digits after a reload', width < 500 ? 'dark' : 'light');
    // What is stored has no secret.
    expect(await keptIn(page)).not.toContain(PASSWORD);
    await page.clock.fastForward(45_000);
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('We sent another email.').waitFor();
    await reload(page);
    await page.getByText(/^Send again in \d+ s$/).waitFor();
    await expect.poll(() => digitsFor(product, email)).not.toBe(first);
    await page.getByLabel('Six-digit code').fill(await digitsFor(product, email));
    await untilSignedIn(page);
    expect(pathOf(page)).toBe(routes.cards('birthday'));
    await signOut(page);
    await goTo(page, routes.register());
    await page.getByLabel('Your first name').waitFor();
    await goTo(page, routes.login());
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await untilSignedIn(page);
    await guest.end();
  });

  it('when signing in by mail, and for a new password: until another method is chosen, or its time is over', async () => {
    const email = newAddress('reload.link');
    const guest = await visit(browser, product.url, { width, ownContext: true });
    const { page } = guest;
    await page.clock.install();
    const waits = page.getByRole('heading', { name: 'Check your email' });
    const ways = page.getByRole('button', { name: 'Email me a link' });
    await goTo(page, routes.login());
    await page.getByLabel('Email', { exact: true }).fill(email);
    await ways.click();
    await waits.waitFor();
    await reload(page);
    await waits.waitFor();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await ways.waitFor();
    await reload(page);
    await ways.waitFor();
    expect(await waits.count()).toBe(0);
    await ways.click();
    await waits.waitFor();
    await page.clock.fastForward(16 * 60_000);
    await reload(page);
    await ways.waitFor();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);

    await goTo(page, routes.forgot());
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await waits.waitFor();
    await reload(page);
    await waits.waitFor();
    await page.getByText(email).waitFor();
    await page.getByRole('button', { name: 'Use another address' }).click();
    await reload(page);
    await page.getByRole('button', { name: 'Send me the link' }).waitFor();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    await guest.end();
  });

  it('when a code is asked for: the password is not stored, and typed again', async () => {
    const email = newAddress('reload.code');
    const guest = await visit(browser, product.url, { width, expectedFailures: REFUSED_CALLS });
    const { page } = guest;
    await registerInBrowser(page, product.url, email);
    const { secret } = await callApi(page, 'POST /account/two-step');
    const { recoveryCodes } = await callApi(page, 'PUT /account/two-step', {
      body: { code: new TOTP({ secret }).generate() },
    });
    await callApi(page, 'GET /logout');
    await goTo(page, routes.login(routes.cards()));
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
    await reload(page);
    await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
    await page.getByText(`Enter the password of ${email} again`).waitFor();
    expect(await keptIn(page)).not.toContain(PASSWORD);
    await guest.expectAccessible('the second step after a reload', width < 500 ? 'dark' : 'light');
    const password = page.getByLabel('Password', { exact: true });
    await page.getByLabel('Code', { exact: true }).fill(recoveryCodes[0] ?? '');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Enter your password again.').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');
    await password.fill(PASSWORD);
    await password.press('Enter');
    await untilSignedIn(page);
    expect(pathOf(page)).toBe(routes.cards());
    await guest.end();
  });
});

it('does not show the first stage for a moment when another one is restored', async () => {
  const guest = await visit(browser, product.url);
  const { page } = guest;
  await goTo(page, routes.login());
  await page.getByLabel('Email', { exact: true }).fill('no.flash@example.com');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.getByLabel('Email', { exact: true }).waitFor({ state: 'attached' });
  expect(await page.getByLabel('Email', { exact: true }).isVisible()).toBe(false);
  release();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  // The server's markup is that of another stage.
  await goTo(page, routes.register());
  await page.getByLabel('Email', { exact: true }).waitFor();
  await guest.end();
});

it('shows at its field that six digits are wrong, and lets the person choose another method', async () => {
  const guest = await visit(browser, product.url, { expectedFailures: REFUSED_CALLS });
  const { page } = guest;
  await goTo(page, routes.register());
  await page.getByLabel('Your first name').fill('Rosa');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await page.getByText('Enter your email address.').waitFor();
  await page.getByLabel('Email', { exact: true }).fill('rosa@harbour');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await page.getByText('This address needs an ending, such as .com or .org.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
  const address = newAddress('wrong.digits');
  await page.getByLabel('Email', { exact: true }).fill(address);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  const right = await digitsFor(product, address);
  await page.getByLabel('Six-digit code').fill(right === '123456' ? '123457' : '123456');
  await expect.poll(() => page.getByLabel('Six-digit code').getAttribute('aria-invalid')).toBe('true');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(address);
  await guest.end();
});

describe.each(screensFor(390))('the sign-in pages, at $width pixels, $colorScheme', ({ width, colorScheme }) => {
  it('are for everybody', async () => {
    const guest = await visit(browser, product.url, { width, colorScheme });
    const otherTheme = colorScheme === 'dark' ? 'light' : 'dark';
    const { page } = guest;
    for (const path of [routes.login(), routes.register(), routes.forgot(), routes.verifyToken('0'.repeat(22))]) {
      await goTo(page, path);
      await guest.expectAccessible(path);
      await page.setViewportSize({ width, height: 844 });
    }
    await goTo(page, routes.register());
    await page.getByRole('button', { name: 'Choose a password' }).click();
    await page.getByLabel('Password', { exact: true }).fill('napkin-map');
    await guest.expectAccessible('a password', otherTheme);
    await page.setViewportSize({ width, height: 844 });
    await goTo(page, routes.register());
    await join(page, newAddress('axe'), { password: PASSWORD });
    await untilSignedIn(page);
    await openMenu(page);
    await guest.expectAccessible('the menu', colorScheme);
    await goTo(page, routes.changePassword());
    expect(await page.getByLabel('Current password').getAttribute('autocomplete')).toBe('current-password');
    await guest.expectAccessible(routes.changePassword());
    await guest.end();
  });
});
