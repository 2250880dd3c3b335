import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { makeSentCard } from '#tests/e2e/support/sent-cards.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { callApi, registerInBrowser, sendCardIn } from '#tests/e2e/support/member.ts';
import { untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';

/** Layers over every page: the panel of a card, the share dialog, and the bar about the account. */

const goTo = async (page: Page, path: string) => {
  await page.goto(path);
  await untilHydrated(page);
};
const inTwentyDays = () => ({
  kind: 'on' as const,
  date: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
  time: '09:00',
});

it('a scheduled card is followed, shared and cancelled from my cards', async () => {
  const member = await visit(browser, product.url);
  const { page, context } = member;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await registerInBrowser(page, product.url, newAddress('panels'));
  await sendCardIn(page, product.url, { name: 'Amelie', email: newAddress('amelie') }, inTwentyDays());
  await goTo(page, routes.myCards('upcoming'));
  const more = page.getByRole('button', { name: /^More for “.+”, to Amelie$/ });
  await more.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Your card for Amelie' });
  await panel.getByRole('link', { name: 'See delivery status' }).waitFor();
  await member.expectAccessible('the panel of a card');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);

  await more.click();
  await panel.getByRole('button', { name: 'Share the link' }).click();
  const share = page.getByRole('dialog', { name: 'Share this card' });
  const address = await share.getByLabel('Link', { exact: true }).inputValue();
  expect(address.startsWith(product.url + routes.read(''))).toBe(true);
  await share.getByRole('button', { name: 'Copy link' }).click();
  await share.getByText('Link copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await member.expectAccessible('the dialog of a link');
  await page.keyboard.press('Escape');

  await more.click();
  await panel.getByRole('button', { name: 'Cancel sending' }).click();
  await panel.getByRole('link', { name: 'Continue writing' }).waitFor();
  await panel.getByRole('button', { name: 'Close' }).click();
  // The list shows the change.
  await page.getByText('No scheduled cards yet').first().waitFor();
  await expect.poll(() => page.getByRole('link', { name: /^Drafts/ }).innerText()).toContain('1');
  await member.end();
});

it('a panel closes with an animation, or at once with reduced motion, and its content is removed with it', async () => {
  const member = await visit(browser, product.url);
  const { page } = member;
  await registerInBrowser(page, product.url, newAddress('leaving'));
  await sendCardIn(page, product.url, { name: 'Amelie', email: newAddress('amelie') }, inTwentyDays());
  await goTo(page, routes.myCards('upcoming'));
  const panel = page.getByRole('dialog', { name: 'Your card for Amelie' });
  /** What is animated on the layer while it closes. */
  async function motionWhileClosing(): Promise<string[]> {
    await page.getByRole('button', { name: /^More for/ }).click();
    await panel.getByRole('link', { name: 'See delivery status' }).waitFor();
    const layer = await panel.elementHandle();
    // Wait until it is fully open: a panel that is still opening has no closing animation.
    await expect.poll(() => layer?.evaluate((dialog) => getComputedStyle(dialog).opacity)).toBe('1');
    await layer?.evaluate((dialog) => {
      dialog.dataset['moved'] = '';
      dialog.addEventListener('transitionrun', (event) => {
        if (event instanceof TransitionEvent && event.target === dialog)
          dialog.dataset['moved'] += `${event.propertyName} `;
      });
    });
    await page.keyboard.press('Escape');
    await expect.poll(() => layer?.evaluate((dialog) => dialog.childElementCount)).toBe(0);
    expect(await page.getByRole('button', { name: /^More for/ }).evaluate((button) => button.matches(':focus'))).toBe(
      true,
    );
    return (await layer?.evaluate((dialog) => dialog.dataset['moved'] ?? ''))?.trim().split(' ') ?? [];
  }
  expect(await motionWhileClosing()).toContain('opacity');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motionWhileClosing()).toEqual(['']);
  await member.end();
});

it('the page of a sent card opens the panel too, and another browser cannot cancel the card', async () => {
  const sender = await visit(browser, product.url);
  const path = await makeSentCard(sender.page, product.url);
  await goTo(sender.page, path);
  await sender.page.getByRole('button', { name: 'Share or send again' }).click();
  await sender.page.getByRole('dialog').getByRole('link', { name: 'Send to someone else' }).waitFor();
  await sender.end();

  const other = await visit(browser, product.url, { width: 390, expectedFailures: /\/api\/1\/card\/send\?/ });
  const { page } = other;
  await goTo(page, path);
  await page.getByRole('button', { name: 'Share or send again' }).click();
  const panel = page.getByRole('dialog', { name: /^Your card for / });
  await panel.getByRole('button', { name: 'Share the link' }).waitFor();
  expect(await panel.getByRole('button', { name: 'Cancel sending' }).count()).toBe(0);
  expect(await panel.getByRole('link', { name: 'See delivery status' }).count()).toBe(0);
  await panel.getByRole('link', { name: 'Send to someone else' }).click();
  await page.waitForURL((url) => url.pathname === routes.send('card'));
  await panel.waitFor({ state: 'hidden' });
  await other.end();
});

it('the bar about the account covers nothing at the end of a page, and frees its space when closed', async () => {
  const member = await visit(browser, product.url, { width: 390 });
  const { page } = member;
  await registerInBrowser(page, product.url, newAddress('came.back'));
  await page.route('**/api/1/login', async (route) => {
    const answer = await route.fetch();
    const reply = (await answer.json()) as { data: { user: object } };
    reply.data.user = { ...reply.data.user, memberAlert: 'email-bounced' };
    await route.fulfill({ response: answer, json: reply });
  });
  await goTo(page, routes.about());
  const bar = page.getByRole('complementary', { name: 'About your account' });
  await bar.getByText('bounced').waitFor();
  await member.expectAccessible('the bar about the account');
  await page.setViewportSize({ width: 390, height: 844 });
  /** The space that the bar and the tabs below it leave at the bottom of the window, and where the page ends. */
  const edges = () =>
    page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
      return {
        footerEnds: Math.round(document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0),
        bar: Math.round(topOf('[aria-label="About your account"]')),
        tabs: Math.round(topOf('nav[data-foot-bar]')),
      };
    });
  const { footerEnds, bar: top, tabs } = await edges();
  expect(footerEnds).toBeLessThanOrEqual(top);
  expect(top).toBeLessThan(tabs);
  await bar.getByRole('button', { name: 'Later' }).click();
  await bar.waitFor({ state: 'detached' });
  const after = await edges();
  expect(after.footerEnds).toBe(after.tabs);

  // The member says that the address works. It does, and nothing else is wrong.
  await page.reload();
  await bar.waitFor();
  await page.unroute('**/api/1/login');
  await bar.getByRole('button', { name: 'It works now' }).click();
  await bar.waitFor({ state: 'detached' });
  const { user } = await callApi(page, 'GET /login');
  expect(user.memberAlert).toBeNull();
  await member.end();
});

it('a message on a phone appears next to the row it is about, stays while it is read, and is undone by keyboard', async () => {
  const member = await visit(browser, product.url, { width: 390 });
  const { page } = member;
  await registerInBrowser(page, product.url, `toasts.${Date.now()}@example.com`);
  await goTo(page, routes.notifications());
  const switches = page.getByRole('checkbox');
  await switches.first().waitFor();
  // Space above and below, so that each row can be scrolled to any height of the window.
  await page.addStyleTag({ content: 'main { padding-block: 100vh }' });
  const said = page.getByText('Undo', { exact: true });
  const ticked = () => switches.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked));
  const before = await ticked();
  /** Scrolls a switch to a height of the window, presses it, and checks where its message appears. */
  const pressAt = async (order: number, share: number) => {
    const one = switches.nth(order);
    await one.evaluate((element, to) => {
      const { top } = element.getBoundingClientRect();
      scrollBy({ top: top - innerHeight * to, behavior: 'instant' });
    }, share);
    await one.click();
    await said.last().waitFor();
    return one.evaluate((element) => {
      const row = element.closest('tr')?.getBoundingClientRect();
      const toast = document.querySelector('[data-end]')?.getBoundingClientRect();
      return {
        isFree: row !== undefined && toast !== undefined && (toast.bottom <= row.top || toast.top >= row.bottom),
        isAtFoot: (toast?.top ?? 0) > innerHeight / 2,
      };
    });
  };
  const low = (await switches.count()) - 1;
  expect(await pressAt(low, 0.86)).toEqual({ isFree: true, isAtFoot: false });
  expect(await pressAt(0, 0.3)).toEqual({ isFree: true, isAtFoot: true });
  await member.expectAccessible('two things said');

  // By keyboard: the newest one from the switch itself; another from its own button, which returns the focus.
  await page.keyboard.press('Control+z');
  await said.nth(1).waitFor({ state: 'detached' });
  expect((await ticked())[0]).toBe(before[0]);
  await switches.nth(low).focus();
  await said.focus();
  await page.keyboard.press('Enter');
  await said.waitFor({ state: 'detached' });
  expect(await ticked()).toEqual(before);
  expect(await switches.nth(low).evaluate((element) => element === document.activeElement)).toBe(true);

  // The newest three of many are visible, and none is lost.
  for (const order of [0, 1, 0, 1]) await switches.nth(order).click();
  await expect.poll(() => said.count()).toBe(4);
  expect(await said.filter({ visible: true }).count()).toBe(3);
  for (const _ of [0, 1, 2, 3]) await page.keyboard.press('Control+z');
  await expect.poll(() => said.count()).toBe(0);
  expect(await ticked()).toEqual(before);
  await member.end();
});
