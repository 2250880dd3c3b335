import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { describeFocus } from '#tests/e2e/support/keyboard.ts';
import { callApi, registerInBrowser } from '#tests/e2e/support/member.ts';
import { goTo } from '#tests/e2e/support/member-visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { visit } from '#tests/e2e/support/visit.ts';
import { screensFor } from '#tests/e2e/support/widths.ts';

const PEOPLE = 450;
const nameOf = (i: number) => `Person ${String(i + 1).padStart(3, '0')}`;

it.each(screensFor(390))(
  'a large address book renders what is near the screen, is walked by keys, searched, and kept on the way back, at $width pixels',
  async ({ width, colorScheme }) => {
    const member = await visit(browser, product.url, { width, colorScheme });
    const { page } = member;
    await registerInBrowser(page, product.url, newAddress('large'));
    const nothing = { emails: [], phones: [], note: '', relationship: null, groups: [], dates: [] };
    const people = Array.from({ length: PEOPLE }, (_, i) => ({ ...nothing, name: nameOf(i) }));
    await callApi(page, 'POST /imports', {
      body: { importId: crypto.randomUUID(), name: 'people.vcf', part: 0, people },
    });
    await goTo(page, routes.addressBook(), 'Your contacts');
    await page.getByText(`${PEOPLE} people`, { exact: true }).waitFor();
    const link = (i: number) => page.getByRole('link', { name: nameOf(i), exact: true });
    const rows = page.locator('li[aria-setsize]');
    await link(0).waitFor();
    expect(await rows.count()).toBeLessThan(60);
    expect(await rows.first().getAttribute('aria-setsize')).toBe(String(PEOPLE));
    await member.expectAccessible('a large address book');

    await link(0).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => describeFocus(page)).toContain(nameOf(1));
    await page.keyboard.press('End');
    await expect.poll(() => describeFocus(page)).toContain(nameOf(PEOPLE - 1));
    expect(await rows.last().getAttribute('aria-posinset')).toBe(String(PEOPLE));
    expect(await rows.count()).toBeLessThan(60);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => describeFocus(page)).toContain(nameOf(PEOPLE - 2));

    // Back from the page of a person, the list is where it was.
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: nameOf(PEOPLE - 2) }).waitFor();
    await page.goBack();
    await link(PEOPLE - 2).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(10_000);

    await page.getByLabel('Find someone').fill('person 44');
    await page.getByText('10 people', { exact: true }).waitFor();
    await link(439).waitFor();
    expect(await link(0).count()).toBe(0);
    await member.end();
  },
);
