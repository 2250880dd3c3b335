import { readFile } from 'node:fs/promises';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import {
  button,
  checkTheme,
  openAsMember,
  REFUSED_CALLS,
  accountRow,
  openAccountPage,
} from '#tests/e2e/support/member-visit.ts';
import { callApi, PASSWORD } from '#tests/e2e/support/member.ts';
import { waitForMail, untilHydrated, visit, type VisitOptions } from '#tests/e2e/support/visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';

const member = (email: string, options?: VisitOptions) => openAsMember(browser, product, email, options);

it('changes the address by the button in the confirmation mail', async () => {
  const [old, changed] = [newAddress('old'), newAddress('new')];
  const { page, context, end } = await member(old);
  await openAccountPage(page);
  await button(page, 'Change email').click();
  await page.getByLabel('Your email address').fill(changed);
  await button(page, 'Save the address').click();
  await page.getByText(`We sent an email to ${changed}. Press the button in it to confirm. Until then`).waitFor();
  expect(await accountRow(page, 'email').textContent()).toContain(old);
  const { text } = await waitForMail(product.url, changed);
  const other = await context.newPage();
  await other.goto(/\/verify\?token=\S+/.exec(text)?.[0] ?? '');
  await untilHydrated(other);
  await other.getByRole('main').getByRole('button').first().click();
  await expect.poll(async () => (await callApi(page, 'GET /account')).account.email).toBe(changed);
  await other.close();
  await openAccountPage(page);
  expect(await accountRow(page, 'email').textContent()).toBe(`${changed}Confirmed`);
  await end();
});

it('keeps the old address when the change is cancelled', async () => {
  const email = newAddress('stay');
  const { page, end } = await member(email);
  await openAccountPage(page);
  await button(page, 'Change email').click();
  await page.getByLabel('Your email address').fill(newAddress('away'));
  await button(page, 'Save the address').click();
  await button(page, 'Keep this address').click();
  await expect.poll(() => accountRow(page, 'email').textContent()).toBe(`${email}Confirmed`);
  await end();
});

it('lists the sessions, and signs one of them out', async () => {
  const email = newAddress('twice');
  const here = await member(email);
  const there = await visit(browser, product.url, { expectedFailures: REFUSED_CALLS });
  await callApi(there.page, 'GET /login');
  await callApi(there.page, 'POST /login', {
    body: { loginType: 'email', email, password: PASSWORD },
  });
  await openAccountPage(there.page);
  await openAccountPage(here.page);
  await here.page.getByText('This device').waitFor();
  await here.page
    .getByRole('button', { name: /^Sign out / })
    .first()
    .click();
  await here.page.getByText(/ is signed out\.$/).waitFor();
  expect(await here.page.getByRole('button', { name: /^Sign out / }).count()).toBe(0);
  // In that browser the next action finds no member, and leads to the sign-in page and back.
  await button(there.page, 'Change name').click();
  await there.page.getByLabel('Your name').fill('Rosalind');
  await there.page.getByLabel('Your name').press('Enter');
  await there.page.waitForURL((url) => url.pathname === routes.login());
  expect(new URL(there.page.url()).searchParams.get('next')).toBe(routes.account());
  await there.end();
  await here.end();
});

it('changes the password in its row, and refuses a wrong current one', async () => {
  const { page, end } = await member(newAddress('password'), { expectedFailures: REFUSED_CALLS });
  await openAccountPage(page);
  await button(page, 'Change password').click();
  await page.getByLabel('Current password').fill('not this one at all');
  await page.getByLabel('New password').fill('seven paper boats at dawn');
  await button(page, 'Save the new password').click();
  const current = page.getByLabel('Current password');
  await expect.poll(() => current.getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('New password').inputValue()).toBe('seven paper boats at dawn');
  await current.fill(PASSWORD);
  await button(page, 'Save the new password').click();
  await page.getByText('Your password is changed.').waitFor();
  await button(page, 'Change password').waitFor();
  await end();
});

it('turns two-step codes on with a first code, shows the recovery codes once, and turns them off', async () => {
  const { page, end, expectAccessible } = await member(newAddress('steps'), { expectedFailures: REFUSED_CALLS });
  await openAccountPage(page);
  await button(page, 'Turn on two-step codes').click();
  const field = page.getByLabel('Code from the app');
  const secret = page.locator('#two-step code');
  await expect.poll(async () => (await secret.textContent())?.replace(/\s/g, '').length).toBeGreaterThan(15);
  const codes = new TOTP({ secret: Secret.fromBase32((await secret.textContent())?.replace(/\s/g, '') ?? '') });
  await checkTheme(page, (theme) => expectAccessible(`setting two-step codes up, ${theme}`));
  await field.fill('000000');
  await button(page, 'Turn on').click();
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await field.fill(codes.generate());
  await button(page, 'Turn on').click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  const shown = await page.locator('#two-step ol code').allTextContents();
  expect(new Set(shown).size).toBe(10);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()]);
  expect(await readFile(await download.path(), 'utf8')).toContain(shown[9]);
  await checkTheme(page, (theme) => expectAccessible(`codes for a lost phone, ${theme}`), 'dark');
  await button(page, 'I have saved them').click();
  await page.getByText('On. 10 recovery codes left.').waitFor();
  await button(page, 'Make new recovery codes').click();
  const proof = page.getByLabel('Code from your authenticator app');
  await proof.fill('0000 0000');
  await button(page, 'Make new recovery codes').click();
  await expect.poll(() => proof.getAttribute('aria-invalid')).toBe('true');
  await proof.fill(shown[1] ?? '');
  await button(page, 'Make new recovery codes').click();
  await page.getByText('The old codes no longer work.').waitFor();
  const anew = await page.locator('#two-step ol code').allTextContents();
  expect(new Set([...shown, ...anew]).size).toBe(20);
  await checkTheme(page, (theme) => expectAccessible(`new codes for a lost phone, ${theme}`));
  await button(page, 'I have saved them').click();
  await button(page, 'Turn off two-step codes').click();
  await page.getByLabel('Code from your authenticator app').fill(anew[0] ?? '');
  await button(page, 'Turn off').click();
  await page.getByText('Two-step codes are off.').waitFor();
  await end();
});

it('adds a passkey, gives it a name, and removes it', async () => {
  const { page, context, end } = await member(newAddress('passkey'));
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
  await openAccountPage(page);
  await button(page, 'Add a passkey').click();
  await page.getByText('You can now sign in with a passkey on this device.').waitFor();
  await page.getByRole('button', { name: /^Rename / }).click();
  await page.getByLabel('Name of the passkey').fill('The laptop');
  await button(page, 'Save the name').click();
  await button(page, 'Remove The laptop').click();
  await page.getByText('To add it again, you need the device.').waitFor();
  await button(page, 'Remove this passkey').click();
  await expect.poll(() => page.getByRole('button', { name: /^Remove / }).count()).toBe(0);
  await end();
});
