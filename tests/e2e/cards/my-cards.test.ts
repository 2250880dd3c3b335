import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { button, goTo, checkTheme, openAsMember, pathOf } from '#tests/e2e/support/member-visit.ts';
import { callApi, sendCardIn } from '#tests/e2e/support/member.ts';
import { type VisitOptions } from '#tests/e2e/support/visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { widthsFor } from '#tests/e2e/support/widths.ts';

const member = (email: string, options?: VisitOptions) => openAsMember(browser, product, email, options);

const favorites = (page: Page) => page.getByRole('list', { name: 'Your favourites' }).getByRole('listitem');

describe.each(widthsFor(390))('my cards, at %i pixels', (width) => {
  it('explain the first step when empty, and link to one another', async () => {
    const { page, end, expectAccessible } = await member(newAddress('empty'), { width });
    for (const [type, title] of [
      ['upcoming', 'No scheduled cards yet'],
      ['sent', 'Nothing sent yet'],
      ['received', 'No cards received yet'],
      ['drafts', 'No drafts'],
      ['favorites', 'No favourites yet'],
    ] as const) {
      await goTo(page, routes.myCards(type), 'My cards');
      await page.getByText(title).waitFor();
      const cards = page.getByRole('main').locator(`a[href^="${routes.card('')}"]`);
      await expect.poll(() => cards.count()).toBeGreaterThan(3);
    }
    await checkTheme(page, (theme) => expectAccessible(`no favourites, ${theme}`));
    await page.getByRole('navigation', { name: 'My cards' }).getByRole('link', { name: /^Sent/ }).click();
    await page.getByText('Nothing sent yet').waitFor();
    expect(pathOf(page)).toBe(routes.myCards('sent'));
    await end();
  });

  it('list sent cards, received cards, scheduled cards and drafts', async () => {
    const own = newAddress('lists');
    const { page, end, expectAccessible } = await member(own, { width });
    const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    // To the member's own address, so that it is in the list of received cards too.
    await sendCardIn(page, product.url, { name: 'Rosa', email: own });
    await sendCardIn(
      page,
      product.url,
      { name: 'Priya', email: newAddress('priya') },
      { kind: 'on', date: day, time: '09:00' },
    );
    const { results } = await callApi(page, 'GET /cards', { query: { limit: 3 } });
    await callApi(page, 'POST /card/send', { body: { cardId: results[0]?.cardId ?? '' } });
    for (const { cardId } of results) await callApi(page, 'POST /card/favorite', { body: { cardId } });

    const main = page.getByRole('main');
    await goTo(page, routes.myCards('upcoming'), 'My cards');
    await main.getByText('Priya').waitFor();
    await checkTheme(page, (theme) => expectAccessible(`upcoming, ${theme}`));
    await goTo(page, routes.myCards('sent'), 'My cards');
    await main.getByText('To Rosa').waitFor();
    await checkTheme(page, (theme) => expectAccessible(`sent, ${theme}`));
    await main.getByRole('listitem').getByRole('link').filter({ hasText: 'To Rosa' }).click();
    await page.waitForURL((url) => url.pathname.startsWith(routes.sendView('')));
    await goTo(page, routes.myCards('received'), 'My cards');
    await main.getByText('Rosa Lindqvist').waitFor();
    await goTo(page, routes.myCards('drafts'), 'My cards');
    await main.getByText('Changed today').waitFor();

    await goTo(page, routes.myCards('favorites'), 'My cards');
    await expect.poll(() => favorites(page).count()).toBe(3);
    await checkTheme(page, (theme) => expectAccessible(`favourites, ${theme}`));
    await end();
  });
});

it('load twenty at a time', async () => {
  const { page, end } = await member(newAddress('many'));
  const { results } = await callApi(page, 'GET /cards', { query: { limit: 21 } });
  for (const { cardId } of results) await callApi(page, 'POST /card/favorite', { body: { cardId } });
  await goTo(page, routes.myCards('favorites'), 'My cards');
  await expect.poll(() => favorites(page).count()).toBe(20);
  await page.getByText('20 of 21').waitFor();
  await button(page, 'Show more').click();
  await expect.poll(() => favorites(page).count()).toBe(21);
  await end();
});

it('shows the error of the specification when the answer has no list, and reports it', async () => {
  const { page, end } = await member(newAddress('listless'));
  await page.route(/\/api\/1\/my_cards/, (route) => route.fulfill({ json: { data: { total: 3 } } }));
  const [report] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/api/1/debug')),
    goTo(page, routes.myCards('sent'), 'My cards'),
  ]);
  expect(report.postDataJSON()).toMatchObject({ type: 'list' });
  await page.getByRole('alert').getByText('There was a problem retrieving your data').first().waitFor();
  await end();
});
