import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { openAsAdministrator, REFUSED_TO_ADMINS, removeAdminRole } from '#tests/e2e/support/administrator.ts';
import { callApi, registerInBrowser, PASSWORD, sendCardIn } from '#tests/e2e/support/member.ts';
import { openAccountPage } from '#tests/e2e/support/member-visit.ts';
import { waitForMail, untilHydrated, visit, type Visit, type VisitOptions } from '#tests/e2e/support/visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';
import { widthsFor } from '#tests/e2e/support/widths.ts';

const REASON = 'She asked us why Amelie never got it.';
/** A member in a browser of their own, with their member number. */
async function member(email: string, name: string, width: number): Promise<Visit & { memberId: string }> {
  const guest = await visit(browser, product.url, { width });
  await guest.page.goto(routes.open());
  await registerInBrowser(guest.page, product.url, email, name);
  const { user } = await callApi(guest.page, 'GET /login');
  return { ...guest, memberId: user.memberId ?? '' };
}
const administrator = (email: string, width: number, options: VisitOptions = {}) =>
  openAsAdministrator(browser, product, email, {
    width,
    expectedFailures: REFUSED_TO_ADMINS,
    colorScheme: width < 500 ? 'dark' : 'light',
    ...options,
  });
async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}
async function lookFor(page: Page, label: string, words: string): Promise<void> {
  await page.getByLabel(label).fill(words);
  await page.getByRole('button', { name: 'Search' }).click();
}

describe.each(widthsFor(1280))('the administration, at %i pixels', (width) => {
  it('stops a sender, who sees why nothing is sent, and lets them send again', async () => {
    const tag = `stop${width}.${crypto.randomUUID().slice(0, 6)}`;
    const rosa = await visit(browser, product.url, { width, expectedFailures: /\/api\/1\/card\/send\/send/ });
    await rosa.page.goto(routes.open());
    await registerInBrowser(rosa.page, product.url, `rosa.${tag}@lindqvist.example`, 'Rosa Lindqvist');
    await sendCardIn(rosa.page, product.url, { name: 'Amelie', email: `amelie.${tag}@example.com` });
    const ines = await administrator(`ines.${tag}@cardamom.example`, width);
    const { page } = ines;
    await goTo(page, routes.admin('senders'));
    // Whoever wrote to more people stands before her: without a search she may be on a further page.
    await lookFor(page, 'Name, address or id', tag);
    // The list as it was may hold her too; a press in it would be lost with it.
    await page.getByText('1 sender', { exact: true }).waitFor();
    const row = page.locator('main tbody tr', { hasText: tag });
    await row.getByRole('button', { name: /^Stop/ }).click();
    await row.getByText('Stopped').waitFor();
    await ines.expectAccessible('a stopped sender');
    // Nothing is lost: the card stays a draft, and its sender is told why it is not sent.
    const { cardSend } = await callApi(rosa.page, 'POST /card/send', {
      body: { cardId: SHOP_CARD, nameOnFront: 'Theo' },
    });
    const { cardSendId } = cardSend;
    await callApi(rosa.page, 'PUT /card/send', {
      body: { cardSendId, recipients: [{ name: 'Theo', email: `theo.${tag}@example.com` }] },
    });
    await callApi(rosa.page, 'PUT /card/send/message', { body: { cardSendId, message: 'Dear Theo, all the best.' } });
    await goTo(rosa.page, routes.send('preview', cardSendId));
    const send = rosa.page.getByRole('button', { name: 'Send now' });
    await send.click();
    const notice = rosa.page.getByText('We have paused sending').first();
    await notice.waitFor();
    expect(await notice.textContent()).toContain('Write to us on the contact page');
    await row.getByRole('button', { name: /^Resume sending/ }).click();
    await row.getByText('Stopped').waitFor({ state: 'detached' });
    await send.click();
    await waitForMail(product.url, `theo.${tag}@example.com`, 'sent you');
  });

  it('finds a card by the code in its mail, gives a new link, asks its sender for access, and reads the message with it', async () => {
    const tag = `desk${width}.${crypto.randomUUID().slice(0, 6)}`;
    const rosa = await member(`rosa.${tag}@lindqvist.example`, 'Rosa Lindqvist', width);
    const to = { name: 'Amelie Dubois', email: `amelie.${tag}@example.com` };
    await sendCardIn(rosa.page, product.url, to);
    const { text } = await waitForMail(product.url, to.email, 'sent you');
    const code = /\b[0-9A-Z]{4} [0-9A-Z]{4}\b/.exec(text)?.[0] ?? '';
    const ines = await administrator(`ines.${tag}@cardamom.example`, width);
    const { page } = ines;
    await goTo(page, routes.admin('sends'));
    await lookFor(page, 'Name, address, link, code or id', code);
    await page.getByText('1 card', { exact: true }).waitFor();
    await page.locator(`main tbody a[href^="${routes.admin('sends')}/"]`).click();
    await page.getByRole('heading', { level: 1, name: /from Rosa to Amelie/ }).waitFor();

    // The mail itself is folded; one button opens it.
    const told = page.locator('li', { hasText: 'Sent to Amelie' });
    await told.getByRole('link', { name: 'View the email' }).click();
    await page.getByRole('heading', { level: 1, name: `Email to ${to.email}` }).waitFor();
    await page.getByRole('heading', { name: 'This email is closed' }).waitFor();
    await page.goBack();

    await page.getByRole('button', { name: /Send a new link/ }).click();
    await page.getByRole('dialog').getByText('stop working').waitFor();
    await ines.expectAccessible('a new link');
    // The dialog closes properly, with its animation, and is not just removed from the page.
    const closed = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.querySelector('dialog[open]')?.addEventListener('close', () => resolve(true)),
        ),
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Send a new link' }).click();
    expect(await closed).toBe(true);
    await page.getByText('New link sent').waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

    await page.getByRole('button', { name: 'Ask Rosa for access' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send the request' }).click();
    await dialog.getByText('Give a reason in a sentence.').waitFor();
    // The first wrong field gets the focus.
    expect(await dialog.getByLabel('Reason').evaluate((field) => field === document.activeElement)).toBe(true);
    await dialog.getByLabel('Reason').fill(REASON);
    await dialog.getByRole('button', { name: 'Send the request' }).click();
    await page.getByText(/Rosa was asked on/).waitFor();

    const asked = await waitForMail(product.url, `rosa.${tag}@lindqvist.example`, 'May we read');
    expect(asked.text).toContain(REASON);
    expect(asked.text).not.toContain('all the best');
    await openAccountPage(rosa.page);
    const questions = rosa.page.getByRole('region', { name: 'Access requests' });
    await questions.getByText(/Ines Moreau asks to read your message/).waitFor();
    await rosa.expectAccessible('an account with a question');
    await questions.getByRole('button', { name: 'Allow for a day' }).click();
    await questions.getByText('You allowed it for a day.').waitFor();

    await page.reload();
    await page.getByRole('button', { name: 'Read the message' }).click();
    await page.getByRole('dialog').getByText('Dear Amelie Dubois, all the best.').waitFor();
    await ines.expectAccessible('what is inside');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByText('Message read').waitFor();

    await questions.getByRole('button', { name: 'Withdraw access' }).click();
    await questions.getByText('You declined.').waitFor();
    await page.reload();
    await page.getByText('Rosa declined.').waitFor();
    // The member's own account shows which administrator impersonated them.
    await rosa.page.reload();
    const looked = rosa.page.getByRole('region', { name: 'Support access' });
    await looked.getByText('Ines Moreau read the message in one of your cards, with your permission').waitFor();
    await looked.getByText(/sent a new link/).waitFor();
    await ines.end();
    await rosa.end();
  });

  it('reschedules a scheduled card', async () => {
    const tag = `move${width}.${crypto.randomUUID().slice(0, 6)}`;
    const rosa = await member(`rosa.${tag}@lindqvist.example`, 'Rosa Lindqvist', width);
    const year = new Date().getFullYear() + 1;
    const to = { name: 'Theo', email: `theo.${tag}@example.com` };
    await sendCardIn(rosa.page, product.url, to, { kind: 'on', date: `${year}-02-14`, time: '09:00' });
    const ines = await administrator(`ines.${tag}@cardamom.example`, width);
    const { page } = ines;
    await goTo(page, routes.narrowed(routes.admin('sends'), { q: to.email }));
    await page.locator(`main tbody a[href^="${routes.admin('sends')}/"]`).click();
    await page.getByRole('button', { name: 'Reschedule', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Date').fill('2020-02-14');
    await dialog.getByLabel('Reason').fill('The party is a month later.');
    await dialog.getByRole('button', { name: 'Reschedule' }).click();
    await dialog.getByText('This date has passed. Choose a later one.').waitFor();
    await ines.expectAccessible('a day that cannot be');
    await dialog.getByLabel('Date').fill(`${year}-03-14`);
    await dialog.getByRole('button', { name: 'Reschedule' }).click();
    await page.getByText('Rescheduled', { exact: true }).waitFor();
    const mail = await waitForMail(product.url, `rosa.${tag}@lindqvist.example`, 'to another day');
    expect(mail.subject).toBe('We moved your card for Theo to another day');
    expect(mail.text).toContain('Our reason: The party is a month later.');
    await rosa.page.goto(new URL(/https?:\/\/\S+\/card\/send\/view\/\S+/.exec(mail.text)?.[0] ?? product.url).pathname);
    await rosa.page
      .getByText(/14 March/)
      .first()
      .waitFor();
    const told = page.getByText('The party is a month later.');
    expect(await told.textContent()).toContain(`to 14 March ${year} at 09:00, their time.`);
    await ines.end();
    await rosa.end();
  });

  it('opens other people’s mails only with a reason, and one’s own without', async () => {
    const tag = `mail${width}.${crypto.randomUUID().slice(0, 6)}`;
    const rosa = await member(`rosa.${tag}@lindqvist.example`, 'Rosa Lindqvist', width);
    const ines = await administrator(`ines.${tag}@cardamom.example`, width);
    const { page } = ines;
    await goTo(page, routes.admin('mailbox'));
    const closed = page.getByRole('link', { name: `Email to rosa.${tag}@lindqvist.example` }).first();
    await closed.waitFor();
    await page.getByRole('link', { name: /Your Cardamom code is/ }).waitFor();
    expect(await page.getByRole('link', { name: /Your Cardamom code is/ }).count()).toBe(1);
    await closed.click();
    await page.getByRole('heading', { name: 'This email is closed' }).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    await page.getByRole('button', { name: 'Open the email' }).click();
    await page.getByText('Give a reason in a sentence. The member can read it.').waitFor();
    await ines.expectAccessible('a closed mail');
    await page.getByLabel('Reason').fill('She sits beside me and waits for her code.');
    await page.getByRole('button', { name: 'Open the email' }).click();
    await page.getByRole('heading', { level: 1, name: /Your Cardamom code is/ }).waitFor();
    await page.locator('iframe').waitFor();
    await page.reload();
    await page.locator('iframe').waitFor();
    await openAccountPage(rosa.page);
    const looked = rosa.page.getByRole('region', { name: 'Support access' });
    await looked.getByText('Ines Moreau viewed an email to you').waitFor();
    expect(await looked.textContent()).toContain('She sits beside me and waits for her code.');
    await ines.end();
    await rosa.end();
  });
});

describe('an administrator whose role is removed', () => {
  it('sees nothing of it any more, at the next action and with the back button, and nothing was cached', async () => {
    const tag = `former.${crypto.randomUUID().slice(0, 6)}`;
    const rosa = await member(`rosa.${tag}@lindqvist.example`, 'Rosa Former', 1280);
    const address = `ines.${tag}@cardamom.example`;
    const ines = await administrator(address, 1280, { expectedFailures: /\/admin\// });
    const { page } = ines;
    const shown = () => page.locator('main').innerText();
    await goTo(page, routes.admin('members', rosa.memberId));
    await page.getByRole('heading', { level: 1, name: 'Rosa Former' }).waitFor();
    await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Audit' }).click();
    await page.getByRole('link', { name: 'Viewed the account' }).first().waitFor();
    expect(await shown()).toContain('Rosa Former');

    await removeAdminRole(product, address);
    await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Members' }).click();
    await page.getByText('moved, removed or never existed').waitFor();
    expect(await page.getByRole('navigation', { name: 'Administration' }).count()).toBe(0);
    for (const way of [() => page.goBack(), () => page.goBack(), () => page.reload()]) {
      await way();
      await page.getByText('moved, removed or never existed').waitFor();
      expect(await shown()).not.toContain(rosa.memberId);
      expect(await shown()).not.toMatch(/Rosa Former|rosa\.former/);
    }
    await expect.poll(() => page.locator('html').getAttribute('data-admin')).toBeNull();
    const kept = await page.evaluate(async () => {
      const texts = [localStorage, sessionStorage].flatMap((store) =>
        Object.keys(store).map((key) => store.getItem(key)),
      );
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const isText = /json|html/.test((await cache.match(request))?.headers.get('Content-Type') ?? '');
          texts.push(request.url, isText ? await (await cache.match(request))!.text() : '');
        }
      }
      return texts.join('\n');
    });
    expect(kept).not.toMatch(/\/api\/1\/admin|Rosa Former|rosa\.former/);
    await ines.end();
    await rosa.end();
  });

  it('sees nothing of it after a few minutes without any action', async () => {
    const tag = `still.${crypto.randomUUID().slice(0, 6)}`;
    const address = `ines.${tag}@cardamom.example`;
    const ines = await administrator(address, 1280, { ownContext: true });
    const { page } = ines;
    await page.clock.install();
    await goTo(page, routes.admin('members'));
    await page.getByRole('rowheader').filter({ hasText: address }).waitFor();
    // While the member has the role, the page stays.
    await Promise.all([page.waitForResponse(/\/api\/1\/login/), page.clock.fastForward('03:00')]);
    await page.getByRole('rowheader').filter({ hasText: address }).waitFor();
    await removeAdminRole(product, address);
    await page.clock.fastForward('03:00');
    await page.getByText('moved, removed or never existed').waitFor();
    expect(await page.locator('main').innerText()).not.toContain(address);
    await ines.end();
  });
});

describe.each(widthsFor(1280))('while impersonating, at %i pixels', (width) => {
  it('a dangerous action is refused at its button with a plain sentence, and changes nothing', async () => {
    const tag = `danger${width}.${crypto.randomUUID().slice(0, 6)}`;
    const email = `rosa.${tag}@lindqvist.example`;
    const rosa = await member(email, 'Rosa Danger', width);
    const ines = await administrator(`ines.${tag}@cardamom.example`, width, {
      expectedFailures: /\/api\/1\/(admin|account)/,
    });
    const { page } = ines;
    await page.goto('about:blank');
    await callApi(page, 'POST /admin/login', { body: { memberId: rosa.memberId, reason: REASON, minutes: 15 } });
    await openAccountPage(page);
    const bar = page.getByRole('complementary', { name: 'You are acting as a member' });
    await bar.getByText('Rosa Danger').waitFor();
    await bar.getByRole('button', { name: 'Stop impersonating' }).waitFor();
    // The page scrolls clear of the bar: no button lies under it.
    expect((await bar.boundingBox())?.height).toBeLessThan(120);
    const refused = async (within: string) => {
      await page.locator(within).getByText('It is not available during impersonation.').first().waitFor();
    };
    const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();

    await press('Change email');
    await page.getByLabel('Your email address').fill('ines.takes@cardamom.example');
    await press('Save the address');
    await refused('#email');
    await page.keyboard.press('Escape');
    await press('Change password');
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByLabel('New password', { exact: true }).fill('another canoe, another harbour');
    await press('Save the new password');
    await refused('#password');
    await page.keyboard.press('Escape');
    await press('Start the export');
    await refused('#export');
    await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await page.locator('#leave').getByRole('button').first().click();
    await refused('#leave');
    await ines.expectAccessible('an account while impersonating');
    // The message of a card is private: neither the drafts are shown nor their number.
    await page.goto(routes.myCards('drafts'));
    await page.getByText('Drafts are private.').waitFor();
    await page.getByRole('link', { name: /^Favourites\s*\d/ }).waitFor();
    expect(await page.getByRole('link', { name: /^Drafts/ }).innerText()).toBe('Drafts');
    await ines.expectAccessible('drafts while impersonating');

    const { account } = await callApi(rosa.page, 'GET /account');
    expect(account).toMatchObject({ email, pendingEmail: null, leavingAt: null, hasTwoStep: false, passkeys: [] });
    await bar.getByRole('button', { name: 'Stop impersonating' }).click();
    await page.waitForURL((url) => url.pathname === routes.admin('members', rosa.memberId));
    await page.getByText('Ended impersonation').waitFor();
    await openAccountPage(rosa.page);
    const looked = rosa.page.getByRole('region', { name: 'Support access' });
    await looked.getByText('Ines Moreau signed in to your account to help').waitFor();
    await looked.getByText('Ines Moreau signed out of your account').waitFor();
    await looked.getByText(new RegExp(REASON.slice(0, 20))).waitFor();
    await ines.end();
    await rosa.end();
  });
});
