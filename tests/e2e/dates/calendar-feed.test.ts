import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { callApi, registerInBrowser } from '#tests/e2e/support/member.ts';
import { button } from '#tests/e2e/support/member-visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { screensFor } from '#tests/e2e/support/widths.ts';

it.each(screensFor(390))(
  'a private link to the calendar is made, read, replaced and taken back, at $width pixels',
  async ({ width, colorScheme }) => {
    const member = await visit(browser, product.url, { width, colorScheme });
    const { page } = member;
    await registerInBrowser(page, product.url, newAddress('feed'));
    await callApi(page, 'POST /birthday', { body: { name: 'Amelie', date: { month: 11, day: 30 } } });
    await page.goto(routes.calendar());
    await untilHydrated(page);
    await button(page, 'Make a private link').click();
    const field = page.getByRole('textbox', { name: 'Link' });
    const first = await field.inputValue();
    await page.getByText('No calendar uses it yet.').waitFor();
    expect(await page.getByRole('link', { name: 'Open in a calendar' }).getAttribute('href')).toBe(
      first.replace(/^https?:/, 'webcal:'),
    );
    await member.expectAccessible('a private link to the calendar');
    await button(page, 'Copy link').click();
    await page.getByText(/^(Link copied|The link is selected)/).waitFor();

    // A calendar has no session.
    const read = async (url: string) => {
      const answer = await fetch(url);
      return { status: answer.status, text: await answer.text() };
    };
    expect(await read(first)).toMatchObject({
      status: 200,
      text: expect.stringContaining('SUMMARY:Amelie’s birthday'),
    });
    await button(page, 'Make a new link').click();
    await expect.poll(() => field.inputValue()).not.toBe(first);
    const second = await field.inputValue();
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    await page.reload();
    await page.getByText('A calendar updated from it today.').waitFor();
    expect(await field.inputValue()).toBe(second);

    await untilHydrated(page);
    await button(page, 'Remove the link').click();
    await button(page, 'Make a private link').waitFor();
    expect((await read(second)).status).toBe(404);
    await member.end();
  },
);
