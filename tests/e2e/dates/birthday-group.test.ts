import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { routes } from '#shared/routes.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { PASSWORD, registerInBrowser } from '#tests/e2e/support/member.ts';
import { button } from '#tests/e2e/support/member-visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { screensFor } from '#tests/e2e/support/widths.ts';

const CHOIR = 'The Fernbank choir';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Fills the form of somebody who adds themselves. */
async function fill(page: Page, name: string, day: string, month: string) {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Day', { exact: true }).selectOption(day);
  await page.getByLabel('Month', { exact: true }).selectOption(month);
}

it.each(screensFor(390))(
  'a member makes a list; three people add themselves, one changes it, and all are in the calendar, at $width pixels',
  async ({ width, colorScheme }) => {
    const screen = { width, colorScheme };
    // A visitor begins the list, signs in, and finds what they typed.
    const email = newAddress('choir');
    const before = await visit(browser, product.url, screen);
    await registerInBrowser(before.page, product.url, email);
    await before.end();
    const member = await visit(browser, product.url, screen);
    const { page } = member;
    await page.goto(routes.birthdayGroup());
    await untilHydrated(page);
    await heading(page, 'One link for everyone’s birthday.').waitFor();
    await page.getByLabel('Name of the list').fill(CHOIR);
    await member.expectAccessible('making a list of birthdays');
    await button(page, 'Make the list').click();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(page, 'Sign in').click();
    await heading(page, 'One link for everyone’s birthday.').waitFor();
    await expect.poll(() => page.getByLabel('Name of the list').inputValue()).toBe(CHOIR);
    await page.getByText('You get its link at once.').waitFor();
    await button(page, 'Make the list').click();
    await heading(page, CHOIR).waitFor();
    await page.getByText('Nobody has added themselves yet').waitFor();
    const link = await page.getByLabel('Anyone with this link can add themselves').inputValue();
    expect(link).toMatch(/\/birthday\/group\/join\?magicLink=[0-9A-Za-z]{22}$/);
    await member.expectAccessible('an empty list of birthdays');

    // Theo adds himself, with a year that only the member sees.
    const theo = await visit(browser, product.url, screen);
    await theo.page.goto(link);
    await untilHydrated(theo.page);
    await heading(theo.page, 'When is your birthday?').waitFor();
    expect(await theo.page.title()).toBe(`${CHOIR}: add your birthday | Cardamom`);
    await theo.page.getByText('Everyone who is on this list sees your name and your day.').waitFor();
    await button(theo.page, 'Add me to the list').click();
    await theo.page.getByText('Enter your name.').waitFor();
    await fill(theo.page, 'Theo Brandt', '9', 'December');
    await theo.page.getByLabel('Year', { exact: true }).selectOption('1984');
    await theo.page.getByText('Rosa will read: 9 December 1984. The others: 9 December.').waitFor();
    await theo.expectAccessible('adding oneself to a list');
    await button(theo.page, 'Add me to the list').click();
    await heading(theo.page, 'You are on the list, Theo.').waitFor();
    await theo.page.getByText('You are the first on this list').waitFor();
    const own = await theo.page.getByRole('link', { name: 'your own link' }).getAttribute('href');

    // Zoe sees him, without his year.
    const zoe = await visit(browser, product.url, screen);
    await zoe.page.goto(link);
    await untilHydrated(zoe.page);
    await fill(zoe.page, 'Zoe', '5', 'March');
    await button(zoe.page, 'Add me to the list').click();
    await heading(zoe.page, 'You are on the list, Zoe.').waitFor();
    await zoe.page.getByText('Theo Brandt').waitFor();
    expect(await zoe.page.getByText('1984').count()).toBe(0);
    await zoe.expectAccessible('a list of birthdays that its people see');

    // Amelie has no script.
    const amelie = await visit(browser, product.url, { ...screen, javaScriptEnabled: false });
    await amelie.page.goto(link);
    await amelie.page.getByLabel('Your name').fill('Amelie Fontaine');
    await amelie.page.getByLabel('Day', { exact: true }).selectOption('31');
    await amelie.page.getByLabel('Month', { exact: true }).selectOption('February');
    await amelie.page.getByRole('button', { name: 'Add me to the list' }).click();
    await amelie.page.getByText('Choose a day that this month has.').waitFor();
    await amelie.page.getByLabel('Your name').fill('Amelie Fontaine');
    await amelie.page.getByLabel('Day', { exact: true }).selectOption('28');
    await amelie.page.getByLabel('Month', { exact: true }).selectOption('November');
    await amelie.page.getByRole('button', { name: 'Add me to the list' }).click();
    await amelie.page.getByRole('heading', { level: 1, name: 'You are on the list, Amelie.' }).waitFor();
    await amelie.end();

    // Theo comes back in his browser and changes the day; from elsewhere his own link leads to the same.
    await theo.page.goto(link);
    await untilHydrated(theo.page);
    await heading(theo.page, 'You are on the list, Theo.').waitFor();
    await button(theo.page, 'Change it').click();
    expect(await theo.page.getByLabel('Your name').inputValue()).toBe('Theo Brandt');
    await theo.page.getByLabel('Day', { exact: true }).selectOption('10');
    await button(theo.page, 'Save').click();
    await theo.page.getByText('Rosa reads: 10 December 1984.').waitFor();
    const elsewhere = await visit(browser, product.url, screen);
    await elsewhere.page.goto(own ?? '');
    await untilHydrated(elsewhere.page);
    await elsewhere.page.getByText('Rosa reads: 10 December 1984.').waitFor();
    // There he adds himself a second time, in a browser that does not know him.
    await elsewhere.page.evaluate(() => localStorage.clear());
    await elsewhere.page.goto(link);
    await untilHydrated(elsewhere.page);
    await fill(elsewhere.page, 'theo brandt', '10', 'December');
    await button(elsewhere.page, 'Add me to the list').click();
    await heading(elsewhere.page, 'You are on the list, theo.').waitFor();

    // The member sees all, decides the doubt, and takes Zoe off and back.
    await page.reload();
    await untilHydrated(page);
    await page.getByText('4 people').waitFor();
    await page.getByText('Is this the same person as Theo Brandt, 10 December 1984?').waitFor();
    await member.expectAccessible('a list of birthdays with a doubt');
    await page.getByRole('button', { name: 'theo brandt and Theo Brandt are the same person' }).click();
    await page.getByText('3 people').waitFor();
    await page.getByRole('button', { name: 'Remove Zoe from the list' }).click();
    await page.getByText('2 people').waitFor();
    await button(page, 'Undo').click();
    await page.getByText('3 people').waitFor();
    await page.goto(routes.reminders());
    for (const name of ['Theo Brandt', 'Zoe', 'Amelie Fontaine'])
      await page.getByRole('link', { name: `Change ${name}’s birthday` }).waitFor();

    // Zoe leaves. The link is replaced: the old one says so.
    await button(zoe.page, 'Take me off the list').click();
    await zoe.page.getByText('You are off the list.').waitFor();
    await page.goto(routes.birthdayGroup());
    await page.getByRole('link', { name: `See ${CHOIR}` }).click();
    await heading(page, CHOIR).waitFor();
    await page.getByText('2 people').waitFor();
    await button(page, 'Replace the link').click();
    await page.getByText('The old one no longer works.').waitFor();
    const late = await visit(browser, product.url, { ...screen, expectedFailures: /\/birthday\/group\/join/ });
    await late.page.goto(link);
    await late.page.getByText('This link was replaced by a new one.').waitFor();
    await late.end();

    // Deleted, its birthdays stay.
    await button(page, 'Delete the list').click();
    await heading(page, 'One link for everyone’s birthday.').waitFor();
    await page.goto(routes.reminders());
    await page.getByRole('link', { name: 'Change Amelie Fontaine’s birthday' }).waitFor();
    for (const one of [theo, zoe, elsewhere, member]) await one.end();
  },
);
