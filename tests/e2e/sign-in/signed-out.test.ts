import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { button, goTo, openAsMember, pathOf, accountRow, openAccountPage } from '#tests/e2e/support/member-visit.ts';
import { callApi, PASSWORD } from '#tests/e2e/support/member.ts';
import { waitForMail, untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';

/** The failed requests of a browser whose session was ended. */
const ENDED = /\/api\/1\//;
const SAID = 'You were signed out. Sign in again to continue.';

/** Ends the member's session from another browser. */
async function endSessionsElsewhere(email: string): Promise<void> {
  const other = await visit(browser, product.url);
  await callApi(other.page, 'GET /login');
  await callApi(other.page, 'POST /login', { body: { loginType: 'email', email, password: PASSWORD } });
  await callApi(other.page, 'DELETE /account/sessions');
  await other.end();
}
/** Checks that the sign-in page says why, and signs in again. */
async function signInAgain(page: Page, email: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === routes.login());
  await untilHydrated(page);
  await page.getByRole('status').getByText(SAID).waitFor();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Sign in').click();
}

describe('a session that is ended elsewhere', () => {
  it('loses nothing that was typed in a row of the account', async () => {
    const email = newAddress('ended.typing');
    const guest = await openAsMember(browser, product, email, { expectedFailures: ENDED });
    const { page } = guest;
    await openAccountPage(page);
    await page.getByRole('button', { name: 'Change name' }).click();
    await page.getByLabel('Your name').fill('Rosalind Lindqvist');
    await endSessionsElsewhere(email);
    await button(page, 'Save the name').click();
    await signInAgain(page, email);
    await page.waitForURL((url) => url.pathname === routes.account());
    const name = page.getByLabel('Your name');
    await name.waitFor();
    expect(await name.inputValue()).toBe('Rosalind Lindqvist');
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    await button(page, 'Save the name').click();
    await expect.poll(() => accountRow(page, 'name').textContent()).toContain('Rosalind Lindqvist');
    // Neither saved nor cancelled input is kept.
    await page.getByRole('button', { name: 'Change name' }).click();
    await page.getByLabel('Your name').fill('Somebody else');
    await page.keyboard.press('Escape');
    await page.reload();
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Change name' }).waitFor();
    expect(await page.getByLabel('Your name').count()).toBe(0);
    await guest.end();
  });

  it('applies what was ticked once the member is signed in again', async () => {
    const email = newAddress('ended.ticking');
    const guest = await openAsMember(browser, product, email, { expectedFailures: ENDED });
    const { page } = guest;
    await goTo(page, routes.notifications(), 'Notifications');
    const opened = page.getByRole('checkbox', { name: 'Your card is opened by email' });
    await opened.waitFor();
    const was = await opened.isChecked();
    await endSessionsElsewhere(email);
    await opened.setChecked(!was, { force: true }).catch(() => undefined);
    await signInAgain(page, email);
    await page.waitForURL((url) => url.pathname === routes.notifications());
    await page.getByText('Your last change is saved too.').waitFor();
    const isOn = async () =>
      (await callApi(page, 'GET /notifications')).notifications.choices.find(
        ({ kind, channel }) => kind === 'opened' && channel === 'email',
      )?.isOn;
    await expect.poll(isOn).toBe(!was);
    await guest.end();
  });

  it('uploads the photo that was chosen once the member is signed in again', async () => {
    const email = newAddress('ended.photo');
    const guest = await openAsMember(browser, product, email, { expectedFailures: ENDED });
    const { page } = guest;
    await openAccountPage(page);
    const photo = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#a47' } })
      .png()
      .toBuffer();
    await endSessionsElsewhere(email);
    await page.getByLabel('Your photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo });
    await signInAgain(page, email);
    await page.waitForURL((url) => url.pathname === routes.account());
    await page.getByText('Your photo is saved.').waitFor();
    await page.locator('main img[src*="/media/photos/"]').waitFor();
    expect((await callApi(page, 'GET /account')).account.photo).not.toBeNull();
    await guest.end();
  });

  it('is shown on an open page too, which stays', async () => {
    const email = newAddress('ended.shop');
    const guest = await openAsMember(browser, product, email, { expectedFailures: ENDED });
    const { page } = guest;
    await page.goto(routes.cards('birthday'));
    await untilHydrated(page);
    await page.locator('summary[aria-label^="Account menu"]').waitFor();
    await endSessionsElsewhere(email);
    await page
      .getByRole('button', { name: /^Save “/ })
      .first()
      .click();
    await page.getByRole('alertdialog', { name: 'You were signed out' }).waitFor();
    expect(pathOf(page)).toBe(routes.cards('birthday'));
    await guest.end();
  });
});

it('a used link to a new password offers a new link, with its address', async () => {
  const email = newAddress('used.link');
  const owner = await openAsMember(browser, product, email);
  await callApi(owner.page, 'POST /account/password/reset', { body: { email } });
  await owner.end();
  const { text } = await waitForMail(product.url, email, 'password');
  const { pathname, search } = new URL(/https?:\/\/\S+\/change_password\?\S+/.exec(text)?.[0] ?? product.url);
  const pair = Object.fromEntries(new URLSearchParams(search)) as { t: string; e: string };

  const guest = await visit(browser, product.url, { expectedFailures: /\/api\/1\/account\/password/ });
  const { page } = guest;
  await goTo(page, pathname + search, 'Choose a new password');
  // Meanwhile it is used in another window.
  const other = await visit(browser, product.url);
  await callApi(other.page, 'POST /account/password', { body: { password: 'another canoe on the lake', ...pair } });
  await other.end();
  await page.getByLabel('New password').fill('a third canoe on the lake');
  await button(page, 'Save the new password').click();
  await page.getByRole('alert').getByText('was already used or has expired').waitFor();
  await guest.expectAccessible('a used link, pressed');
  await button(page, 'Send a new link').click();
  await page.getByText(`We sent a password reset link to ${email}`).waitFor();

  await page.goto('about:blank');
  await page.goto(pathname + search);
  await page.waitForURL((url) => url.pathname === routes.forgot());
  await untilHydrated(page);
  await page.getByRole('alert').getByText('That link has been used or has expired').waitFor();
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  expect(page.url()).not.toContain('example');
  await guest.expectAccessible('a used link, at the sign-in page');
  await guest.end();
});

it('many sessions are a short list, this one first', async () => {
  const email = newAddress('many.places');
  const guest = await openAsMember(browser, product, email, { width: 390 });
  for (let i = 0; i < 7; i++) {
    const other = await visit(browser, product.url);
    await callApi(other.page, 'GET /login');
    await callApi(other.page, 'POST /login', { body: { loginType: 'email', email, password: PASSWORD } });
    await other.end();
  }
  const { page } = guest;
  await openAccountPage(page);
  const places = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect.poll(() => places.count()).toBe(5);
  expect(await places.first().textContent()).toContain('This device');
  await button(page, 'Show all 8 devices').click();
  expect(await places.count()).toBe(8);
  expect(
    await places
      .nth(5)
      .getByRole('button')
      .evaluate((one) => one === document.activeElement),
  ).toBe(true);
  await guest.end();
});
