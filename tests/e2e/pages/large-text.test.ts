import { expect, it } from 'vitest';
import { ADMIN_SECTIONS, MY_CARDS_TYPES, routes } from '#shared/routes.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { openAsAdministrator } from '#tests/e2e/support/administrator.ts';
import { callApi, sendCardIn } from '#tests/e2e/support/member.ts';
import { untilHydrated, visit, type Visit } from '#tests/e2e/support/visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';

/** Names and addresses without a place to break the line. */
const LONG = 'Donaudampfschiffahrtsgesellschaftskapit';
const anEndlessAddress = () => newAddress('very-long-name-of-a-person-at-an-address');

/** The pages that are wider than a phone when the text is twice as large as usual. */
async function tooWidePages(guest: Visit, paths: readonly string[]): Promise<string[]> {
  const { page } = guest;
  const wider: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await untilHydrated(page);
    await page.locator('h1').waitFor();
    await guest.untilSettled();
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    const by = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (by > 0) wider.push(`${path} by ${by}`);
  }
  return wider;
}

it('no sign-in page is wider than a phone when the text is twice as large', async () => {
  const guest = await visit(browser, product.url, { width: 390, withoutPictures: true });
  expect(
    await tooWidePages(guest, [
      routes.login(),
      routes.register(),
      routes.forgot(),
      routes.unsubscribe(),
      routes.testing(),
    ]),
  ).toEqual([]);
  await guest.end();
});

it('no page of a member and no admin section is wider than a phone when the text is twice as large', async () => {
  const ines = await openAsAdministrator(browser, product, anEndlessAddress(), { width: 390, withoutPictures: true });
  const { page } = ines;
  await callApi(page, 'POST /account/settings', { body: { name: LONG } });
  const someday = { kind: 'on' as const, date: '2028-02-14', time: '09:00' };
  await sendCardIn(page, product.url, { name: LONG, email: anEndlessAddress() }, someday);
  await sendCardIn(page, product.url, { name: LONG, email: anEndlessAddress() });
  const { results } = await callApi(page, 'GET /my_cards', { query: { type: 'sent' } });
  const { user } = await callApi(page, 'GET /login');
  expect(
    await tooWidePages(ines, [
      routes.account(),
      routes.notifications(),
      routes.emailSettings(),
      routes.payment(),
      routes.cancelMembership(),
      routes.changePassword(),
      ...MY_CARDS_TYPES.map(routes.myCards),
      routes.reminders(),
      routes.addressBook(),
      routes.calendar(),
      routes.holidays(),
      routes.remindersPrintView(),
      routes.admin(),
      ...ADMIN_SECTIONS.map((room) => routes.admin(room)),
      routes.admin('members', user.memberId ?? ''),
      routes.admin('sends', results[0]?.cardSend?.cardSendId ?? ''),
    ]),
  ).toEqual([]);
  await ines.end();
});
