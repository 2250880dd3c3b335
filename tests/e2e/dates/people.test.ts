import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { describeFocus, tabUntilFocused } from '#tests/e2e/support/keyboard.ts';
import { callApi, registerInBrowser } from '#tests/e2e/support/member.ts';
import { button } from '#tests/e2e/support/member-visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { screensFor } from '#tests/e2e/support/widths.ts';

it.each(screensFor(390))(
  'a person is added, found, given a birthday, paused, changed, removed and put back, at $width pixels',
  async ({ width, colorScheme }) => {
    const member = await visit(browser, product.url, { width, colorScheme, expectedFailures: /api\/1\/contacts/ });
    const { page } = member;
    await registerInBrowser(page, product.url, newAddress('people'));
    await page.goto(routes.addressBook());
    await page.getByText('No contacts yet').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Add someone' }).last().click();
    await page.getByRole('heading', { level: 1, name: 'Add someone' }).waitFor();

    // What is wrong is said at its field, with the line; what was typed is still there after a reload.
    await untilHydrated(page);
    const name = page.getByLabel('Name', { exact: true });
    const emails = page.getByLabel('Email addresses');
    await name.fill('Amelie Fontaine');
    await page.getByLabel('Who they are to you').selectOption('Sister');
    await emails.fill('amelie@larkspur.example\namelie@harbour');
    await button(page, 'Alcohol').click();
    await page.getByLabel('Something else').fill('Clowns');
    await page.keyboard.press('Enter');
    expect(await button(page, 'Clowns').getAttribute('aria-pressed')).toBe('true');
    await page.getByLabel('On days I choose').check();
    await page.getByLabel('Two weeks before').check();
    await page.getByLabel('A week before').uncheck();
    await button(page, 'Save').click();
    await page.getByText('amelie@harbour: This address needs an ending, such as .com or .org.').waitFor();
    expect(await describeFocus(page)).toContain('Email addresses');
    await member.expectAccessible('a person with a wrong address');
    await page.reload();
    await untilHydrated(page);
    expect(await emails.inputValue()).toBe('amelie@larkspur.example\namelie@harbour');
    await emails.fill('amelie@larkspur.example');
    await button(page, 'Save').click();

    await page.getByRole('heading', { level: 1, name: 'Amelie Fontaine' }).waitFor();
    await page.getByText('Two weeks before, and again the day before.').waitFor();
    await page.getByText('Clowns').waitFor();
    expect(await page.title()).toBe('Amelie Fontaine | Cardamom');

    // Her birthday is hers: no name is asked.
    await page.getByRole('link', { name: 'Add their birthday' }).click();
    await page.getByRole('heading', { level: 1, name: 'Amelie Fontaine’s birthday' }).waitFor();
    await untilHydrated(page);
    expect(await page.getByLabel('Whose birthday is it?').count()).toBe(0);
    await page.getByRole('combobox', { name: 'Day' }).selectOption('9');
    await page.getByRole('combobox', { name: 'Month' }).selectOption('May');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('link', { name: 'Change Amelie Fontaine’s birthday' }).waitFor();
    expect(await page.getByRole('link', { name: 'Add their birthday' }).count()).toBe(0);
    await member.expectAccessible('a person');

    await button(page, 'Pause Amelie').click();
    await page.getByText('Amelie is paused.').waitFor();
    await member.expectAccessible('a person who is paused');
    expect((await callApi(page, 'GET /reminder', {})).total).toBe(0);
    await button(page, 'End the pause').click();
    await button(page, 'Pause Amelie').waitFor();
    expect((await callApi(page, 'GET /reminder', {})).total).toBe(1);

    // It is asked once, gently, and can be taken back.
    await button(page, 'Amelie has died').click();
    await page.getByText('We are sorry for your loss.').waitFor();
    await member.expectAccessible('a person who has died, asked once');
    await button(page, 'Yes').click();
    await page.getByText('The scheduled cards for Amelie are cancelled.').waitFor();
    expect(await page.getByRole('link', { name: 'Choose a card', exact: true }).count()).toBe(0);
    await button(page, 'This was a mistake').click();
    await button(page, 'Amelie has died').waitFor();

    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Notes').fill('Likes tomatoes');
    await button(page, 'Save').click();
    await page.getByText('Likes tomatoes').waitFor();

    // Each fact is changed in its place too. What is wrong is said there, and is still there after a reload.
    await button(page, 'Change email addresses').click();
    expect(await describeFocus(page)).toContain('Email addresses');
    await emails.fill('amelie@larkspur.example\na.fontaine@harbour');
    await button(page, 'Save').click();
    await page.getByText('a.fontaine@harbour: This address needs an ending').waitFor();
    await member.expectAccessible('a person with an open row');
    await page.reload();
    await untilHydrated(page);
    expect(await emails.inputValue()).toBe('amelie@larkspur.example\na.fontaine@harbour');
    await emails.fill('amelie@larkspur.example\na.fontaine@harbour.example');
    await button(page, 'Save').click();
    await page.getByRole('link', { name: 'a.fontaine@harbour.example' }).waitFor();
    await button(page, 'Change name').click();
    await name.fill('Somebody else');
    await page.keyboard.press('Escape');
    expect(await describeFocus(page)).toContain('Change name');
    await page.getByRole('heading', { level: 1, name: 'Amelie Fontaine' }).waitFor();
    await button(page, 'Add telephone numbers').click();
    await page.keyboard.type('020 7946 0018');
    await tabUntilFocused(page, button(page, 'Save'));
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: '020 7946 0018' }).waitFor();
    await button(page, 'Remove').click();
    await page.getByText('Amelie Fontaine is removed, with their dates.').waitFor();
    await page.getByText('No contacts yet').waitFor();
    await button(page, 'Undo').click();
    await page.getByRole('link', { name: 'Amelie Fontaine', exact: true }).waitFor();

    await callApi(page, 'POST /contacts', { body: { name: 'Theo' } });
    await page.reload();
    await page.getByText('2 people').waitFor();
    await page.getByLabel('Find someone').fill('larkspur');
    await page.getByText('One person').waitFor();
    expect(await page.getByRole('link', { name: 'Theo', exact: true }).count()).toBe(0);
    await page.getByLabel('Find someone').fill('nobody');
    await page.getByText('No contact has that name.').waitFor();
    await member.expectAccessible('the address book, with nobody found');
    await member.end();
  },
);

it('a person who is somebody else’s, or was removed, is said not to be in the contacts', async () => {
  const owner = await visit(browser, product.url);
  await registerInBrowser(owner.page, product.url, newAddress('owner'));
  const { contact } = await callApi(owner.page, 'POST /contacts', { body: { name: 'Theo' } });
  await owner.end();
  const other = await visit(browser, product.url, { width: 390, expectedFailures: /api\/1\/contacts/ });
  await registerInBrowser(other.page, product.url, newAddress('other'));
  for (const path of [
    routes.person(contact.contactId),
    routes.changePerson(contact.contactId),
    routes.person('nonsense'),
  ]) {
    await other.page.goto(path);
    await other.page.getByText('This person is not in your contacts').waitFor();
    expect(await other.page.getByText('Theo').count()).toBe(0);
  }
  await other.end();
});
