import { readFile } from 'node:fs/promises';
import { Secret, TOTP } from 'otpauth';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { openBrowser } from '#tests/browser.ts';
import { type Product, startProduct } from '#tests/product.ts';
import { anAddress } from './address.ts';
import { button, inLight, memberIn, REFUSED, row, toAccount } from './member-visit.ts';
import { callIn, PASSWORD } from './member.ts';
import { mailFor, untilAlive, visit, type VisitOptions } from './visit.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});
const member = (email: string, options?: VisitOptions) => memberIn(browser, product, email, options);

it('moves to a new address by the press in its mail', async () => {
  const [old, changed] = [anAddress('old'), anAddress('new')];
  const { page, context, end } = await member(old);
  await toAccount(page);
  await button(page, 'Change email').click();
  await page.getByLabel('Your email address').fill(changed);
  await button(page, 'Save the address').click();
  await page.getByText(`Waits for you to press the button in the mail we sent to ${changed}.`).waitFor();
  expect(await row(page, 'email').textContent()).toContain(old);
  const { text } = await mailFor(product.url, changed);
  const other = await context.newPage();
  await other.goto(/\/verify\?token=\S+/.exec(text)?.[0] ?? '');
  await untilAlive(other);
  await other.getByRole('main').getByRole('button').first().click();
  await expect.poll(async () => (await callIn(page, 'GET /account')).account.email).toBe(changed);
  await other.close();
  await toAccount(page);
  expect(await row(page, 'email').textContent()).toBe(`${changed}Confirmed`);
  await end();
});

it('keeps the old address where one thinks again', async () => {
  const email = anAddress('stay');
  const { page, end } = await member(email);
  await toAccount(page);
  await button(page, 'Change email').click();
  await page.getByLabel('Your email address').fill(anAddress('away'));
  await button(page, 'Save the address').click();
  await button(page, 'Keep the old one').click();
  await expect.poll(() => row(page, 'email').textContent()).toBe(`${email}Confirmed`);
  await end();
});

it('shows where one is signed in, and signs out there', async () => {
  const email = anAddress('twice');
  const here = await member(email);
  const there = await visit(browser, product.url, { mayFail: REFUSED });
  await callIn(there.page, 'GET /login');
  await callIn(there.page, 'POST /login', {
    body: { loginType: 'email', email, password: PASSWORD },
  });
  await toAccount(there.page);
  await toAccount(here.page);
  await here.page.getByText('You are here').waitFor();
  await here.page
    .getByRole('button', { name: /^Sign out / })
    .first()
    .click();
  await here.page.getByText(/ is signed out\.$/).waitFor();
  expect(await here.page.getByRole('button', { name: /^Sign out / }).count()).toBe(0);
  // There, the next thing that is done finds nobody, and leads to the door and back.
  await there.page.getByLabel('Hour').selectOption('19');
  await there.page.waitForURL((url) => url.pathname === routes.login());
  expect(new URL(there.page.url()).searchParams.get('next')).toBe(routes.account());
  await there.end();
  await here.end();
});

it('changes the password in its place, and says what is wrong with the old one', async () => {
  const { page, end } = await member(anAddress('password'), { mayFail: REFUSED });
  await toAccount(page);
  await button(page, 'Change password').click();
  await page.getByLabel('The password you have now').fill('not this one at all');
  await page.getByLabel('The new one').fill('seven paper boats at dawn');
  await button(page, 'Save the new password').click();
  const current = page.getByLabel('The password you have now');
  await expect.poll(() => current.getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('The new one').inputValue()).toBe('seven paper boats at dawn');
  await current.fill(PASSWORD);
  await button(page, 'Save the new password').click();
  await page.getByText('Your new password counts from now on.').waitFor();
  await button(page, 'Change password').waitFor();
  await end();
});

it('turns two-step codes on with a first code, shows the codes for a lost phone once, and turns them off', async () => {
  const { page, end, expectAccessible } = await member(anAddress('steps'), { mayFail: REFUSED });
  await toAccount(page);
  await button(page, 'Turn on two-step codes').click();
  const field = page.getByLabel('The first code that the app shows');
  const secret = page.locator('#two-step code');
  await expect.poll(async () => (await secret.textContent())?.replace(/\s/g, '').length).toBeGreaterThan(15);
  const codes = new TOTP({ secret: Secret.fromBase32((await secret.textContent())?.replace(/\s/g, '') ?? '') });
  await inLight(page, (theme) => expectAccessible(`setting two-step codes up, ${theme}`));
  await field.fill('000000');
  await button(page, 'Turn the codes on').click();
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await field.fill(codes.generate());
  await button(page, 'Turn the codes on').click();
  await page.getByRole('heading', { name: 'For the day the phone is lost' }).waitFor();
  const shown = await page.locator('#two-step ol code').allTextContents();
  expect(new Set(shown).size).toBe(10);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Keep them as a file').click()]);
  expect(await readFile(await download.path(), 'utf8')).toContain(shown[9]);
  await inLight(page, (theme) => expectAccessible(`codes for a lost phone, ${theme}`), 'dark');
  await button(page, 'I have kept them').click();
  await page.getByText('On. 10 codes left for a lost phone.').waitFor();
  await button(page, 'Make new codes for a lost phone').click();
  const proof = page.getByLabel('A code of the app');
  await proof.fill('0000 0000');
  await button(page, 'Make new codes').click();
  await expect.poll(() => proof.getAttribute('aria-invalid')).toBe('true');
  await proof.fill(shown[1] ?? '');
  await button(page, 'Make new codes').click();
  await page.getByText('These are new, and the old ones count no more.').waitFor();
  const anew = await page.locator('#two-step ol code').allTextContents();
  expect(new Set([...shown, ...anew]).size).toBe(20);
  await inLight(page, (theme) => expectAccessible(`new codes for a lost phone, ${theme}`));
  await button(page, 'I have kept them').click();
  await button(page, 'Turn off two-step codes').click();
  await page.getByLabel('A code of the app').fill(anew[0] ?? '');
  await button(page, 'Turn the codes off').click();
  await page.getByText('Two-step codes are off.').waitFor();
  await end();
});

it('adds a passkey, gives it a name, and removes it', async () => {
  const { page, context, end } = await member(anAddress('passkey'));
  const devices = await context.newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await toAccount(page);
  await button(page, 'Add a passkey').click();
  await page.getByText('This device opens your account now.').waitFor();
  await page.getByRole('button', { name: /^Rename / }).click();
  await page.getByLabel('What it is called').fill('The laptop');
  await button(page, 'Save the name').click();
  await button(page, 'Remove The laptop').click();
  await page.getByText('Making it anew takes the device itself.').waitFor();
  await button(page, 'Remove this passkey').click();
  await expect.poll(() => page.getByRole('button', { name: /^Remove / }).count()).toBe(0);
  await end();
});
