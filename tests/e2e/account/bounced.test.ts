import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { type SmtpSink, startSmtpSink } from '#tests/doubles/smtp-sink.ts';
import { type Product, startProduct } from '#tests/product.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { button, goTo, checkTheme, accountRow, openAccountPage } from '#tests/e2e/support/member-visit.ts';
import { callApi, PASSWORD } from '#tests/e2e/support/member.ts';
import { browser } from '#tests/e2e/support/shared.ts';
import { visit } from '#tests/e2e/support/visit.ts';
import { widthsFor } from '#tests/e2e/support/widths.ts';

let product: Product;
let sink: SmtpSink;
beforeAll(async () => {
  sink = await startSmtpSink();
  product = await startProduct({ SMTP_URL: sink.url });
});
afterAll(async () => {
  await product.stop();
  await sink.close();
});

const mailsTo = (address: string) => sink.received.filter((mail) => mail.to === address);
const accountIn = async (page: Page) => (await callApi(page, 'GET /account')).account;

/** Registers by the mail that the mail server received. Then the address no longer exists, and a mail to it bounces. */
async function joinAndMove(page: Page, email: string): Promise<void> {
  await callApi(page, 'GET /login');
  await callApi(page, 'POST /register', {
    body: { registerType: 'email', email, firstName: 'Rosa', password: PASSWORD, timeZone: 'Europe/London' },
  });
  await expect.poll(() => mailsTo(email).length).toBe(1);
  const code = /\b\d{3} \d{3}\b/.exec(mailsTo(email)[0]?.source ?? '')?.[0];
  await callApi(page, 'POST /verify', { body: { email, code: code ?? '' } });
  sink.gone.add(email);
  await callApi(page, 'POST /account/password/reset', { body: { email } });
  await expect.poll(async () => (await accountIn(page)).emailBouncedAt).not.toBeNull();
}

describe.each(widthsFor(390))('a bounced address, at %i pixels', (width) => {
  it('is shown in the settings of notifications, and can be cleared there once the address works again', async () => {
    const email = newAddress('moved');
    const guest = await visit(browser, product.url, { width });
    const { page } = guest;
    await joinAndMove(page, email);
    await goTo(page, routes.emailSettings(), 'Email settings');
    const main = page.getByRole('main');
    await main.getByText(`Our email to ${email} bounced`).waitFor();
    await checkTheme(page, (theme) => guest.expectAccessible(`mail that came back, ${theme}`));
    sink.gone.delete(email);
    await main.getByRole('button', { name: 'My address works again' }).click();
    await page.getByText(`We sent a test email to ${email}.`).waitFor();
    await main.getByText(`Our email to ${email} bounced`).waitFor({ state: 'detached' });
    // The bar above the page is about the same problem, and disappears with it.
    await page.getByRole('complementary', { name: 'About your account' }).waitFor({ state: 'detached' });
    await expect.poll(() => mailsTo(email).length).toBe(2);
    expect((await accountIn(page)).emailBouncedAt).toBeNull();
    await guest.end();
  });
});

it('is shown at the address, and ends with a new address', async () => {
  const email = newAddress('left.behind');
  const another = newAddress('found.again');
  const guest = await visit(browser, product.url);
  const { page } = guest;
  await joinAndMove(page, email);
  await openAccountPage(page);
  await expect.poll(() => accountRow(page, 'email').textContent()).toBe(`${email}Our email to this address bounced.`);
  await button(page, 'Change email').click();
  await page.getByLabel('Your email address').fill(another);
  await button(page, 'Save the address').click();
  await expect.poll(() => mailsTo(another).length).toBe(1);
  await guest.end();
});
