import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ADMIN_SECTIONS, routes } from '#shared/routes.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { openAsAdministrator, REFUSED_TO_ADMINS } from '#tests/e2e/support/administrator.ts';
import { callApi, registerInBrowser } from '#tests/e2e/support/member.ts';
import { waitForMail, untilHydrated, visit, type Visit } from '#tests/e2e/support/visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';
import { screensFor } from '#tests/e2e/support/widths.ts';

const WORDS = 'The boat in the reeds is yours now.';
const REASON = 'She asked us why Jonas never got it.';
const administrator = (width: number, colorScheme: 'light' | 'dark', email: string) =>
  openAsAdministrator(browser, product, email, { width, colorScheme, expectedFailures: REFUSED_TO_ADMINS });

const goTo = async (page: Page, path: string) => {
  await page.goto(path);
  await untilHydrated(page);
};
const room = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name });

/** A member who sent a card with one wrong address, and who wrote to support about it. */
async function memberWithTrouble(
  email: string,
  name: string,
  tag: string,
): Promise<{ rosa: Visit; cardSendId: string }> {
  const rosa = await visit(browser, product.url);
  await rosa.page.goto(routes.open());
  await registerInBrowser(rosa.page, product.url, email, name);
  const { cardSend } = await callApi(rosa.page, 'POST /card/send', { body: { cardId: SHOP_CARD } });
  const { cardSendId } = cardSend;
  const recipients = [
    { name: 'Ida Berg', email: `ida.${tag}@fjord.example` },
    { name: 'Jonas Berg', email: `jonas.${tag}@fjrod.invalid` },
  ];
  await callApi(rosa.page, 'PUT /card/send', { body: { cardSendId, recipients } });
  await callApi(rosa.page, 'PUT /card/send/message', { body: { cardSendId, message: WORDS } });
  await callApi(rosa.page, 'PUT /card/send/send', { body: { cardSendId } });
  await callApi(rosa.page, 'POST /open_ticket', {
    body: { name, email, subject: 'Did Jonas ever get it?', message: 'Ida has thanked me. From Jonas I hear nothing.' },
  });
  await waitForMail(product.url, `ida.${tag}@fjord.example`);
  return { rosa, cardSendId };
}

describe.each(screensFor(1280))('an administrator, at $width pixels', ({ width, colorScheme: theme }) => {
  it('repairs a card, answers a ticket, impersonates a member and stops', async () => {
    const own = crypto.randomUUID().slice(0, 6);
    const tag = `w${width}.${own}`;
    const name = `Rosa ${own} Lindqvist`;
    const { rosa, cardSendId } = await memberWithTrouble(`rosa.${tag}@lindqvist.example`, name, tag);
    const ines = await administrator(width, theme, `ines.${tag}@cardamom.example`);
    const { page } = ines;

    await goTo(page, routes.admin());
    await page.getByRole('link', { name: /card bounced|cards bounced/ }).click();
    await page.waitForURL((url) => url.searchParams.get('state') === 'bounced');
    await page.locator(`a[href="${routes.admin('sends', cardSendId)}"]`).click();
    await page.getByRole('heading', { level: 1, name: /from Rosa to Ida and Jonas/ }).waitFor();
    await page.getByText('Bounced for Jonas', { exact: true }).waitFor();
    await page.getByText('550 5.1.2 No such domain').waitFor();
    expect(await page.locator('main').innerText()).not.toContain('boat in the reeds');

    await page.getByRole('button', { name: /Correct an address/ }).click();
    const dialog = page.getByRole('dialog');
    const address = dialog.getByLabel('Correct address of Jonas');
    expect(await address.inputValue()).toBe(`jonas.${tag}@fjrod.invalid`);
    await address.fill('jonas@fjord');
    await address.press('Enter');
    await dialog.getByText('This address needs an ending, such as .com or .org.').waitFor();
    expect(await address.inputValue()).toBe('jonas@fjord');
    await address.fill(`jonas.${tag}@fjord.example`);
    await dialog.getByRole('button', { name: 'Correct and send' }).click();
    await page.getByText('Address corrected').waitFor();
    expect((await waitForMail(product.url, `jonas.${tag}@fjord.example`)).text).toContain(WORDS);
    await page.getByRole('radio', { name: 'Ida' }).check({ force: true });
    await page.getByText('Sent to Ida').waitFor();
    expect(await page.getByText('Address corrected').count()).toBe(0);
    await page.getByLabel('Raw records').check();
    await page
      .getByText(/^attempt 1/)
      .first()
      .waitFor();

    await room(page, 'Tickets').click();
    await page.getByLabel('Name, address, subject or number').fill(`rosa.${tag}@lindqvist.example`);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: 'Did Jonas ever get it?' }).click();
    const answer = page.getByLabel('Your answer');
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await page.getByText('Write the answer first.').waitFor();
    await answer.fill('he has it now.');
    await page.reload();
    await expect.poll(() => answer.inputValue()).toBe('he has it now.');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await page.getByText('Ines Moreau, support').waitFor();
    const mail = await waitForMail(product.url, `rosa.${tag}@lindqvist.example`, 'Re: Did Jonas');
    expect(mail.text).toContain('he has it now.');

    await room(page, 'Members').click();
    await page.getByLabel('Name, address or id').fill(name);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name }).click();
    await page.getByLabel('Reason').fill('no');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByText('Give a reason in a sentence. The member can read it.').waitFor();
    await page.getByLabel('Reason').fill(REASON);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.waitForURL((url) => url.pathname === routes.home());
    const bar = page.getByRole('complementary', { name: 'You are acting as a member' });
    await bar.getByText(name).waitFor();
    await bar.getByText(/30 more minutes/).waitFor();
    await bar.getByText(REASON).waitFor();
    await ines.expectAccessible('home, while impersonating');
    await goTo(page, routes.admin());
    await page.getByText('moved, removed or never existed').waitFor();
    await bar.getByRole('button', { name: 'Stop impersonating' }).click();
    await page.waitForURL((url) => url.pathname.startsWith(routes.admin('members')));
    await page.getByText('Ended impersonation').waitFor();
    expect(await bar.count()).toBe(0);

    const lines = await callApi(rosa.page, 'GET /account/audit');
    expect(lines.results.map((line) => line.act)).toEqual(
      expect.arrayContaining([
        'timeline-viewed',
        'address-corrected',
        'member-viewed',
        'impersonation-started',
        'impersonation-ended',
      ]),
    );
    expect(lines.results.find((line) => line.act === 'impersonation-started')?.reason).toBe(REASON);

    for (const one of [undefined, ...ADMIN_SECTIONS]) {
      await goTo(page, routes.admin(one));
      await page.getByRole('heading', { level: 1 }).waitFor();
      // A section with results has a heading for them, or says how many there are.
      await page.locator('main :is(h2, output)').first().waitFor();
      await ines.expectAccessible(one ?? 'overview');
    }
    for (const [one, words] of [
      [routes.admin('sends', cardSendId), 'Repair'],
      [routes.admin('tickets', 1001), 'Number'],
    ] as const) {
      await goTo(page, one);
      await page.getByText(words).first().waitFor();
      await ines.expectAccessible(one);
    }
    await ines.end();
    await rosa.end();
  });
});

describe('impersonating', () => {
  it('ends by itself after its time, and leads back to the administration', async () => {
    const rosa = await visit(browser, product.url);
    await rosa.page.goto(routes.open());
    await registerInBrowser(rosa.page, product.url, newAddress('rosa.over', 'lindqvist.example'), 'Rosa Over');
    const { user } = await callApi(rosa.page, 'GET /login');
    const ines = await administrator(1280, 'light', newAddress('ines.over', 'cardamom.example'));
    const { page } = ines;
    // No page of the member is open now: it would notice the change and reload.
    await page.goto('about:blank');
    await callApi(page, 'POST /admin/login', { body: { memberId: user.memberId ?? '', reason: REASON, minutes: 15 } });
    // The page is told that seconds are left.
    await page.route('**/api/1/login**', async (route) => {
      const response = await route.fetch();
      const reply = (await response.json()) as { data: { user: { impersonation: { until: string } | null } } };
      if (reply.data.user.impersonation)
        reply.data.user.impersonation.until = new Date(Date.now() + 3000).toISOString();
      await route.fulfill({ response, json: reply });
    });
    await goTo(page, routes.home());
    const bar = page.getByRole('complementary', { name: 'You are acting as a member' });
    await page.waitForURL((url) => url.pathname === routes.admin('members', user.memberId ?? ''));
    await page.getByRole('heading', { level: 1, name: 'Rosa Over' }).waitFor();
    expect(await bar.count()).toBe(0);
    await ines.end();
    await rosa.end();
  });
});

describe('an error of a browser', () => {
  it('is shown with places in the source, and the source maps are not public', async () => {
    const ines = await administrator(1280, 'light', newAddress('ines.errors', 'cardamom.example'));
    const { page } = ines;
    const html = await (await fetch(`${product.url}${routes.home()}`)).text();
    const [script = ''] = /\/assets\/base-[\w-]+\.js/.exec(html) ?? [];
    expect((await fetch(`${product.url}${script}`)).status).toBe(200);
    expect((await fetch(`${product.url}${script}.map`)).status).toBe(404);
    const parsedStack = Array.from({ length: 20 }, (_, i) => ({
      function: 'render',
      file: `${product.url}${script}`,
      line: 1,
      column: 500 + 997 * i,
    }));
    const error = `Error: a test of places ${crypto.randomUUID().slice(0, 8)}`;
    await callApi(page, 'POST /debug', { body: { type: 'render', error, parsedStack } });
    await goTo(page, routes.admin('errors'));
    await page.getByRole('link', { name: error }).click();
    await page
      .getByText(/node_modules\/\S+:\d+:\d+$/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Mark as fixed' }).click();
    await page.getByText('It is reopened when a newer release reports it.').waitFor();
    await ines.expectAccessible('one error');
    await ines.end();
  });
});

describe('for anyone who is not an administrator', () => {
  it('every page of the administration answers 404', async () => {
    const visitor = await visit(browser, product.url, { expectedFailures: /\/admin/ });
    for (const path of [routes.admin(), routes.admin('members'), routes.admin('sends', 'anything')]) {
      await goTo(visitor.page, path);
      await visitor.page.getByText('moved, removed or never existed').waitFor();
      expect(await visitor.page.getByRole('navigation', { name: 'Administration' }).count()).toBe(0);
    }
    await visitor.end();
  });
});
