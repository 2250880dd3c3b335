import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { button, goTo, openAsMember, pathOf, REFUSED_CALLS, openAccountPage } from '#tests/e2e/support/member-visit.ts';
import { callApi, PASSWORD, sendCardIn } from '#tests/e2e/support/member.ts';
import { waitForMail, untilHydrated, type VisitOptions } from '#tests/e2e/support/visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';

const member = (email: string, options?: VisitOptions) => openAsMember(browser, product, email, options);

it('prepares an export, also with no page open, and offers it for download', async () => {
  const email = newAddress('pack');
  const { page, end } = await member(email);
  await sendCardIn(page, product.url, { name: 'Amelie', email: newAddress('amelie') });
  await openAccountPage(page);
  await button(page, 'Start the export').click();
  await page
    .getByText(/^Preparing|^Download/)
    .first()
    .waitFor();
  await goTo(page, routes.notifications(), 'Notifications');
  await waitForMail(product.url, email, 'ready to download');
  await openAccountPage(page);
  const link = page.getByRole('link', { name: /^Download/ });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const files = Object.keys(unzipSync(await readFile(await download.path())));
  expect(files).toEqual(expect.arrayContaining(['account.json', 'cards.json', 'favorites.json']));
  await button(page, 'Delete the export').click();
  await button(page, 'Start the export').waitFor();
  await end();
});

it('is deleted with the password, and restored by the link in the mail', async () => {
  const email = newAddress('leave');
  const { page, end } = await member(email, { expectedFailures: REFUSED_CALLS });
  await sendCardIn(
    page,
    product.url,
    { name: 'Amelie', email: newAddress('amelie') },
    { kind: 'on', date: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10), time: '09:00' },
  );
  await openAccountPage(page);
  await page.getByText('Your scheduled card, for Amelie, will not be sent.').waitFor();
  const field = page.getByLabel('Your password');
  await field.fill('not this one');
  await button(page, 'Delete my account').click();
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await field.fill(PASSWORD);
  await button(page, 'Delete my account').click();
  await page.getByText(/^You can restore it until .+ with the link in our email\.$/).waitFor();
  expect(pathOf(page)).toBe(routes.home());
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
  const { text } = await waitForMail(product.url, email, 'closed');
  await page.goto(/\/verify\?token=\S+/.exec(text)?.[0] ?? '');
  await untilHydrated(page);
  await page.getByRole('main').getByRole('button').first().click();
  await page.waitForURL((url) => url.pathname === routes.account());
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  expect((await callApi(page, 'GET /account')).account.leavingAt).toBeNull();
  await end();
});
