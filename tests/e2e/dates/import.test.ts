import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { describeFocus, tabUntilFocused } from '#tests/e2e/support/keyboard.ts';
import { callApi, registerInBrowser } from '#tests/e2e/support/member.ts';
import { button } from '#tests/e2e/support/member-visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { screensFor } from '#tests/e2e/support/widths.ts';

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
/** What is in no column that is known, dates that could be read both ways, and somebody who may be there already. */
const CHOIR = file(
  'choir.csv',
  [
    'Full name,Mail address,When born',
    'Tomasz Wilk,tomasz@wilk.example,03/04/1981',
    'Nadia Haddad,,02/05/1990',
    'Theo,theo@wilk.example,05/06/1975',
    '',
  ].join('\n'),
);
/** More people than are stored at once. */
const MANY = file('everybody.csv', `Name\n${Array.from({ length: 1100 }, (_, i) => `Person ${i}`).join('\n')}\n`);
const chooseFile = (page: Page, chosen: ReturnType<typeof file>) =>
  page.getByLabel('The file', { exact: true }).setInputFiles(chosen);
const peopleOf = async (page: Page) =>
  (await callApi(page, 'GET /contacts')).results.map(({ name, emails, phones }) => ({ name, emails, phones }));

it.each(screensFor(390))(
  'people of a file are corrected, ticked, added, seen, and taken back, at $width pixels',
  async ({ width, colorScheme }) => {
    const member = await visit(browser, product.url, { width, colorScheme });
    const { page } = member;
    await registerInBrowser(page, product.url, newAddress('import'));
    await callApi(page, 'POST /contacts', { body: { name: 'Theo', emails: ['theo@harbour.example'] } });
    const before = await peopleOf(page);
    await page.goto(routes.addressBook());
    await page.getByRole('main').getByRole('link', { name: 'Import' }).click();
    await page.getByRole('heading', { level: 1, name: 'Bring your people in' }).waitFor();
    await untilHydrated(page);
    await member.expectAccessible('the choice of a file');

    await chooseFile(page, CHOIR);
    await page.getByRole('heading', { name: '3 people in “choir.csv”' }).waitFor();
    expect(await describeFocus(page)).toBe('h2 3 people in “choir.csv”');
    // Nothing says that it is a birthday, and then nothing says which is the day and which the month.
    await page.getByRole('combobox', { name: 'When born' }).selectOption('Birthday');
    await page.getByText('3 April 1981').waitFor();
    await page.getByRole('radio', { name: 'The month' }).check();
    await page.getByText('4 March 1981').waitFor();
    expect(await page.getByRole('checkbox', { name: /^Theo/ }).isChecked()).toBe(false);
    await page.getByText('You have theo@harbour.example').waitFor();
    await member.expectAccessible('the people of a file');
    await page.getByRole('group', { name: 'Theo is' }).getByRole('radio', { name: 'Same person' }).check();
    await page.getByText('Adds a birthday and an email address').waitFor();
    await page.getByRole('checkbox', { name: /^Nadia/ }).uncheck();
    await page.getByText('2 will be added, 1 to people you have').waitFor();
    await button(page, 'Add 2 people').click();
    await page.getByText('2 people are in your contacts.').waitFor();
    await member.expectAccessible('people who were added');

    await page.getByRole('link', { name: 'See your contacts' }).click();
    await page.getByRole('link', { name: 'Tomasz Wilk', exact: true }).waitFor();
    expect(await peopleOf(page)).toEqual([
      { name: 'Theo', emails: ['theo@harbour.example', 'theo@wilk.example'], phones: [] },
      { name: 'Tomasz Wilk', emails: ['tomasz@wilk.example'], phones: [] },
    ]);
    await page.goto(routes.reminders());
    await page
      .getByRole('link', { name: /Tomasz/ })
      .first()
      .waitFor();
    await page.getByRole('link', { name: /Theo/ }).first().waitFor();

    // The same file again: read the other way round its dates differ, and read as before nothing is new.
    await page.goto(routes.importPeople());
    await untilHydrated(page);
    await chooseFile(page, file('choir.csv', CHOIR.buffer.toString().replace('When born', 'Birthday')));
    await page.getByText('You have another birthday. Which is right?').first().waitFor();
    await page.getByRole('radio', { name: 'The month' }).check();
    await page.getByText('Nothing new').first().waitFor();
    expect(await page.getByRole('checkbox', { name: /^Tomasz/ }).isChecked()).toBe(false);

    await page.goto(routes.importPeople());
    await button(page, 'Undo the import of choir.csv').click();
    await page.getByText('The import is undone.').waitFor();
    expect(await peopleOf(page)).toEqual(before);
    expect((await callApi(page, 'GET /reminder')).total).toBe(0);
    await member.end();
  },
);

it('adding can be stopped and gone on with, and an answer that is lost adds nobody twice', async () => {
  const member = await visit(browser, product.url, { expectedFailures: /api\/1\/imports/ });
  const { page } = member;
  await registerInBrowser(page, product.url, newAddress('many'));
  await page.goto(routes.importPeople());
  await untilHydrated(page);
  await chooseFile(page, MANY);
  await page.getByRole('heading', { name: '1,100 people in “everybody.csv”' }).waitFor();

  // The first part arrives, and its answer does not.
  await page.route('**/api/1/imports', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button(page, 'Add 1,100 people').click();
  await page.getByText('Stopped. 0 of 1,100 people are in your contacts.').waitFor();
  await page.unroute('**/api/1/imports');

  const held = Promise.withResolvers<Route>();
  await page.route('**/api/1/imports', (route) => {
    held.resolve(route);
  });
  await button(page, 'Go on').click();
  const route = await held.promise;
  await page.getByText('Adding, 0 of 1,100').waitFor();
  await button(page, 'Stop').click();
  await route.continue();
  await page.getByText('Stopped. 500 of 1,100 people are in your contacts.').waitFor();
  expect((await callApi(page, 'GET /contacts')).total).toBe(500);
  await page.unroute('**/api/1/imports');

  await button(page, 'Go on').click();
  await page.getByText('1,100 people are in your contacts.', { exact: true }).waitFor();
  expect((await callApi(page, 'GET /contacts')).total).toBe(1100);
  await button(page, 'Undo').click();
  await page.getByText('The import is undone.').waitFor();
  expect((await callApi(page, 'GET /contacts')).total).toBe(0);
  await button(page, 'Add 1,100 people').waitFor();
  await member.end();
});

it('a file is imported by keyboard alone, and one that holds nobody says why', async () => {
  const member = await visit(browser, product.url, { width: 1280 });
  const { page } = member;
  await registerInBrowser(page, product.url, newAddress('keyboard'));
  await page.goto(routes.importPeople());
  await untilHydrated(page);
  let next = CHOIR;
  page.on('filechooser', (chooser) => void chooser.setFiles(next));
  const choose = async (name: string, chosen: ReturnType<typeof file>, back: boolean) => {
    next = chosen;
    await tabUntilFocused(page, button(page, name), { back });
    await page.keyboard.press('Enter');
  };
  const picture = { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]) };
  await choose('Choose a file', picture, false);
  await page.getByText('This is a picture or a film.').waitFor();
  await choose('Choose another file', file('empty.csv', ''), true);
  await page.getByText('There is nothing in this file.').waitFor();
  await choose('Choose another file', CHOIR, true);
  await page.getByRole('heading', { name: '3 people in “choir.csv”' }).waitFor();
  await tabUntilFocused(page, page.getByRole('checkbox', { name: /^Nadia/ }));
  await page.keyboard.press('Space');
  await tabUntilFocused(page, button(page, 'Add 2 people'));
  await page.keyboard.press('Enter');
  await page.getByText('2 people are in your contacts.').waitFor();
  expect(await describeFocus(page)).toBe('section Adding these people');
  await tabUntilFocused(page, page.getByRole('link', { name: 'See your contacts' }));
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Tomasz Wilk', exact: true }).waitFor();
  await member.end();
});
