import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { tabUntilFocused } from '#tests/e2e/support/keyboard.ts';
import { callApi, registerInBrowser } from '#tests/e2e/support/member.ts';
import { button, goTo } from '#tests/e2e/support/member-visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { visit } from '#tests/e2e/support/visit.ts';
import { screensFor } from '#tests/e2e/support/widths.ts';

it.each(screensFor(390))(
  'a group is made of chosen people, renamed, deleted and put back by keyboard, at $width pixels',
  async ({ width, colorScheme }) => {
    const member = await visit(browser, product.url, {
      width,
      colorScheme,
      expectedFailures: /api\/1\/contact_groups/,
    });
    const { page } = member;
    const press = async (name: string) => {
      await tabUntilFocused(page, button(page, name));
      await page.keyboard.press('Enter');
    };
    await registerInBrowser(page, product.url, newAddress('groups'));
    for (const name of ['Amelie Fontaine', 'Nadia', 'Theo Brandt'])
      await callApi(page, 'POST /contacts', { body: { name, groups: name === 'Nadia' ? ['Work'] : [] } });
    await goTo(page, routes.addressBook(), 'Your contacts');
    await page.getByText('3 people').waitFor();

    await press('Choose people');
    const amelie = page.getByRole('checkbox', { name: 'Amelie Fontaine' });
    await tabUntilFocused(page, amelie);
    await page.keyboard.press('Space');
    // Arrow keys go from person to person.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.getByText('2 people chosen').waitFor();
    expect(await page.getByRole('checkbox', { name: 'Theo Brandt' }).isChecked()).toBe(true);
    await tabUntilFocused(page, button(page, 'Add to a group'), { back: true });
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await member.expectAccessible('a group for two people');
    // Without a name nothing is made, and it is said at the field.
    await tabUntilFocused(page, button(page, 'Create the group'));
    await page.keyboard.press('Enter');
    await page.getByText('Enter the name of the group.').waitFor();
    await page.keyboard.type('Family / north');
    await page.keyboard.press('Enter');
    await page.getByText('2 people are in Family / north.').waitFor();
    const family = page.getByRole('link', { name: 'Family / north 2' });
    await family.waitFor();

    await family.click();
    await page.getByText('2 people', { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Nadia', exact: true }).count()).toBe(0);
    await page.reload();
    await page.getByText('2 people', { exact: true }).waitFor();
    expect(await page.locator('nav[aria-label="Groups"] [aria-current]').allTextContents()).toEqual([
      'Family / north 2',
    ]);
    await member.expectAccessible('a group');
    await page.getByLabel('Change the group Family / north').click();
    await button(page, 'Rename').click();
    const name = page.getByLabel('Name of the group');
    await name.fill('work');
    await page.keyboard.press('Enter');
    await page.getByText('You have another group of this name.').waitFor();
    expect(await name.inputValue()).toBe('work');
    await name.fill('Family');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Family 2' }).waitFor();
    expect(new URL(page.url()).searchParams.get('group')).toBe('Family');

    // On the page of a person, they are taken out of it and put into another one.
    await page.getByRole('link', { name: 'Theo Brandt', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Theo Brandt' }).waitFor();
    await button(page, 'Remove Theo from Family').click();
    await button(page, 'Remove Theo from Family').waitFor({ state: 'detached' });
    await button(page, 'Add Theo to a group').click();
    await button(page, 'Work').click();
    await button(page, 'Remove Theo from Work').waitFor();
    await member.expectAccessible('a person in a group');

    await goTo(page, routes.addressBook('Work'), 'Your contacts');
    await page.getByText('2 people', { exact: true }).waitFor();
    await page.getByLabel('Change the group Work').click();
    await button(page, 'Delete the group').click();
    await page.getByText('The group Work is deleted.').waitFor();
    await page.getByText('3 people', { exact: true }).waitFor();
    await button(page, 'Undo').click();
    await page.getByRole('link', { name: 'Work 2' }).waitFor();
    await member.end();
  },
);

it.each(screensFor(390))(
  'two entries of one person are found, compared and merged, and two people are left alone, at $width pixels',
  async ({ width, colorScheme }) => {
    const member = await visit(browser, product.url, { width, colorScheme, expectedFailures: /api\/1\/contacts/ });
    const { page } = member;
    await registerInBrowser(page, product.url, newAddress('merge'));
    const add = async (body: { name: string; emails?: string[]; note?: string }) =>
      (await callApi(page, 'POST /contacts', { body })).contact.contactId;
    const first = await add({ name: 'Amelie', emails: ['amelie@larkspur.example'], note: 'Tomatoes' });
    const second = await add({ name: 'Amelie Fontaine', emails: ['amelie@larkspur.example', 'a@harbour.example'] });
    await add({ name: 'Theo' });
    await add({ name: 'theo', note: 'The other one' });
    await callApi(page, 'POST /birthday', { body: { contactId: first, date: { month: 12, day: 9 } } });
    await callApi(page, 'POST /birthday', { body: { contactId: second, date: { year: 1992, month: 12, day: 10 } } });
    await goTo(page, routes.addressBook(), 'Your contacts');
    await page.getByText('2 people may be in your contacts twice.').waitFor();
    await page.getByRole('link', { name: 'See the duplicates' }).click();
    await page.getByRole('heading', { level: 1, name: 'Possible duplicates' }).waitFor();
    await page.getByText('Two entries with the same address: amelie@larkspur.example').waitFor();
    await member.expectAccessible('duplicates');
    await button(page, 'Theo and theo are different people').click();
    await button(page, 'Theo and theo are different people').waitFor({ state: 'detached' });

    const compare = page.getByRole('link', { name: 'Compare the two entries of Amelie and Amelie Fontaine' });
    await tabUntilFocused(page, compare);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Merge contacts' }).waitFor();
    // The longer name and the birthday with a year are chosen at first.
    expect(await page.getByRole('radio', { name: 'Amelie Fontaine' }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: '10 December 1992' }).isChecked()).toBe(true);
    await page.getByText('a@harbour.example').waitFor();
    await page.getByText('Tomatoes').waitFor();
    await member.expectAccessible('two entries side by side');
    await tabUntilFocused(page, page.getByRole('radio', { name: '10 December 1992' }));
    await page.keyboard.press('ArrowLeft');
    await tabUntilFocused(page, button(page, 'Merge into one'));
    await page.keyboard.press('Enter');
    await page.getByText('Amelie Fontaine is now one contact.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Amelie Fontaine' }).waitFor();
    const { results } = await callApi(page, 'GET /reminder', {});
    expect(results.map(({ date }) => [date.month, date.day])).toEqual([[12, 9]]);

    // By hand: any two who are chosen. An entry that is gone meanwhile is said to be.
    await goTo(page, routes.addressBook(), 'Your contacts');
    await page.getByText('3 people', { exact: true }).waitFor();
    await button(page, 'Choose people').click();
    await page.getByRole('checkbox', { name: 'Theo', exact: true }).check();
    await page.getByRole('checkbox', { name: 'Amelie Fontaine' }).check();
    await page.getByRole('link', { name: 'Merge the two' }).click();
    await button(page, 'Merge into one').waitFor();
    await goTo(page, routes.mergePeople(first, second), 'Merge contacts');
    await page.getByText('We could not find these two contacts').waitFor();
    await member.end();
  },
);
