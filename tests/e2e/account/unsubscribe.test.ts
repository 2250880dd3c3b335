import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { button, goTo, checkTheme, openAsMember } from '#tests/e2e/support/member-visit.ts';
import { callApi, sendCardIn } from '#tests/e2e/support/member.ts';
import { waitForMail, visit, type VisitOptions } from '#tests/e2e/support/visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';

const member = (email: string, options?: VisitOptions) => openAsMember(browser, product, email, options);

describe('stopping mails', () => {
  /** The unsubscribe link in the mail that says somebody replied. */
  async function footLink(page: Page, email: string): Promise<string> {
    const card = await sendCardIn(page, product.url, { name: 'Theo', email: `theo.${email}` });
    await page.request.post(card, { form: { act: 'open' } });
    await page.request.post(card, { form: { act: 'thank', text: 'Thank you, Rosa.' } });
    const { text } = await waitForMail(product.url, email, 'Theo thanks');
    const link = /https?:\/\/\S+\/unsubscribe\?\S+/.exec(text)?.[0];
    expect(link, 'a link in the foot of the mail').toBeDefined();
    const { pathname, search } = new URL(link ?? product.url);
    return pathname + search;
  }
  const thanked = async (page: Page) =>
    (await callApi(page, 'GET /notifications')).notifications.choices.find(
      ({ kind, channel }) => kind === 'thanked' && channel === 'email',
    )?.isOn;

  it('unsubscribes with one button, with and without script, and can undo it', async () => {
    const email = newAddress('stops');
    const { page, end } = await member(email);
    const link = await footLink(page, email);
    const plain = await visit(browser, product.url, { javaScriptEnabled: false });
    await plain.page.goto(link);
    await plain.page.getByRole('heading', { name: 'Stop emails about replies?' }).waitFor();
    expect(await plain.page.getByRole('main').textContent()).toContain(email);
    // Opening the page changes nothing.
    expect(await thanked(page)).toBe(true);
    await plain.page.getByRole('button', { name: 'Stop these emails' }).click();
    await plain.page.getByRole('heading', { name: 'Emails about replies are off' }).waitFor();
    expect(await thanked(page)).toBe(false);
    await plain.page.getByRole('button', { name: 'Undo' }).click();
    await plain.page.getByRole('heading', { name: 'These emails are on again' }).waitFor();
    expect(await thanked(page)).toBe(true);
    await plain.end();

    const other = await visit(browser, product.url, { width: 390, expectedFailures: /\/api\/1\/unsubscribe/ });
    await goTo(other.page, link, 'Stop emails about replies?');
    // `t` and `e` are removed from the address.
    expect(other.page.url()).not.toContain('t=');
    await checkTheme(other.page, (theme) => other.expectAccessible(`unsubscribe, ${theme}`));
    await other.page.getByRole('button', { name: 'Stop these emails' }).click();
    await other.page.getByRole('heading', { name: 'Emails about replies are off' }).waitFor();
    expect(await thanked(page)).toBe(false);
    await other.page.getByRole('button', { name: 'Undo' }).click();
    await other.page.getByRole('heading', { name: 'These emails are on again' }).waitFor();
    expect(await thanked(page)).toBe(true);
    // An incomplete link changes nothing, and the page says so.
    await goTo(other.page, link.replace(/t=[^&]+/, 't=u1-broken'), 'Stop emails about replies?');
    await other.page.getByRole('button', { name: 'Stop these emails' }).click();
    await other.page.getByRole('alert').getByText('This link is incomplete').waitFor();
    expect(await thanked(page)).toBe(true);
    await other.end();
    await end();
  });

  it('explains where the link is when opened without one, and works for a signed-in member', async () => {
    const nobody = await visit(browser, product.url);
    await goTo(nobody.page, routes.unsubscribe(), 'Stop emails from us');
    await nobody.expectAccessible('unsubscribe, without a link');
    await nobody.end();
    const { page, end } = await member(newAddress('here'));
    await goTo(page, routes.unsubscribe(), 'Stop all optional emails?');
    await button(page, 'Stop all of them').click();
    await page.getByRole('heading', { name: 'All optional emails are off' }).waitFor();
    expect(await thanked(page)).toBe(false);
    await end();
  });
});
