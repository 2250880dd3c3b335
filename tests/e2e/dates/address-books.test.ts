import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { aCard, type CardDavServer, startCardDavServer } from '#tests/doubles/carddav-server.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { describeFocus } from '#tests/e2e/support/keyboard.ts';
import { callApi, registerInBrowser } from '#tests/e2e/support/member.ts';
import { button } from '#tests/e2e/support/member-visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { screensFor } from '#tests/e2e/support/widths.ts';
import { type GoogleContacts, startGoogleContacts } from '#tests/factories/google-contacts.ts';
import { freePort, type Product, startProduct } from '#tests/product.ts';

let dav: CardDavServer;
let google: GoogleContacts;
/** A product that may read from servers of this machine. */
let site: Product;
beforeAll(async () => {
  dav = await startCardDavServer();
  const port = await freePort();
  google = await startGoogleContacts(`http://localhost:${port}`);
  google.provider.people.set('rosa', { sub: 'r-1' });
  site = await startProduct({ PORT: String(port), CARDDAV_INSIDE_HOSTS: dav.host, ...google.env });
});
afterAll(async () => {
  await site.stop();
  await Promise.all([dav.stop(), google.stop()]);
});
beforeEach(() => {
  dav.fault = null;
  dav.books = new Map([
    ['contacts', [aCard('Amelie Fontaine', ['BDAY:1992-12-05']), aCard('Theo', ['BDAY:1997-12-16'])]],
  ]);
});

it.each(screensFor(390))(
  'an address book is read from its server, and a date that differs is asked about, at $width pixels',
  async ({ width, colorScheme }) => {
    const member = await visit(browser, site.url, { width, colorScheme, expectedFailures: /imports\/carddav/ });
    const { page } = member;
    await registerInBrowser(page, site.url, newAddress('carddav'));
    const { contact } = await callApi(page, 'POST /contacts', { body: { name: 'Theo' } });
    await callApi(page, 'POST /birthday', {
      body: { contactId: contact.contactId, date: { year: 1997, month: 12, day: 15 } },
    });
    await page.goto(routes.importPeople());
    await untilHydrated(page);
    await page.getByRole('radio', { name: 'Online' }).check();
    await page.getByRole('radio', { name: 'Another server' }).check();
    await page.getByText('We use it for this one reading and keep it nowhere.').waitFor();
    await member.expectAccessible('the account of an address book');

    // What is wrong is said at its field, and what was typed stays.
    await button(page, 'Read the address book').click();
    await page.getByText('Enter the address of your server, such as cloud.example.org.').waitFor();
    expect(await describeFocus(page)).toContain('Address');
    await page.getByLabel('Address', { exact: true }).fill('http://10.0.0.1');
    await page.getByLabel('User name').fill(dav.username);
    await page.getByLabel('Password').fill('a wrong one');
    await button(page, 'Read the address book').click();
    await page.getByText('This address is inside a private network').waitFor();
    await page.getByLabel('Address', { exact: true }).fill(dav.url);
    await button(page, 'Read the address book').click();
    await page.getByText('The server does not accept this user name with this password.').waitFor();
    expect(await describeFocus(page)).toContain('Password');
    expect(await page.getByLabel('User name').inputValue()).toBe(dav.username);

    await page.getByLabel('Password').fill(dav.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '2 people in “127.0.0.1”' }).waitFor();
    expect(await page.getByLabel('Password').inputValue()).toBe('');
    await page.getByText('You have another birthday. Which is right?').waitFor();
    await member.expectAccessible('a date that differs');
    const choice = page.getByRole('group', { name: 'The birthday of Theo' });
    expect(await choice.getByRole('radio', { name: 'Keep 15 December 1997' }).isChecked()).toBe(true);
    expect(await page.getByRole('checkbox', { name: /^Theo/ }).isChecked()).toBe(false);
    await choice.getByRole('radio', { name: 'Take 16 December 1997' }).check();
    await button(page, 'Add 2 people').click();
    await page.getByText('2 people are in your contacts.').waitFor();
    const days = async () => (await callApi(page, 'GET /reminder')).results.map(({ date }) => [date.month, date.day]);
    expect(await days()).toEqual([
      [12, 5],
      [12, 16],
    ]);
    await button(page, 'Undo').click();
    await page.getByText('The import is undone.').waitFor();
    expect(await days()).toEqual([[12, 15]]);
    await member.end();
  },
);

it('contacts of a Google account are read once that is allowed there', async () => {
  google.api.contacts = new Map([
    ['r-1', [{ names: [{ displayName: 'Amelie Fontaine' }], birthdays: [{ date: { month: 12, day: 5 } }] }]],
  ]);
  const member = await visit(browser, site.url, { width: 1280, otherHosts: [new URL(google.provider.issuer).host] });
  const { page } = member;
  await registerInBrowser(page, site.url, newAddress('google'));
  const begin = async () => {
    await page.goto(routes.importPeople());
    await untilHydrated(page);
    await page.getByRole('radio', { name: 'Online' }).check();
    await page.getByRole('link', { name: 'Google contacts' }).click();
  };
  await begin();
  await page.getByRole('button', { name: 'No' }).click();
  await page.getByText('Your Google contacts were not read, because you did not allow it.').waitFor();
  await begin();
  await page.getByLabel('Name').fill('rosa');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('heading', { name: 'One person in “Google contacts”' }).waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await button(page, 'Add one person').click();
  await page.getByText('One person is in your contacts.').waitFor();
  await member.end();
});

it.each(screensFor(390))(
  'a list is pasted, and what is not understood stays, at $width pixels',
  async ({ width, colorScheme }) => {
    const member = await visit(browser, product.url, { width, colorScheme });
    const { page } = member;
    await registerInBrowser(page, product.url, newAddress('list'));
    await page.goto(routes.importPeople());
    await untilHydrated(page);
    await page.getByRole('radio', { name: 'A list' }).check();
    await member.expectAccessible('the field for a list');
    await button(page, 'Read the list').click();
    await page.getByText('Type or paste somebody first').waitFor();
    const field = page.getByRole('textbox', { name: 'One person a line' });
    await field.fill('Mum 3 May\nhello there\nTom Baker, 1990-04-12, tom@example.com');
    // What was typed is there after a reload too.
    await page.reload();
    await untilHydrated(page);
    await page.getByRole('radio', { name: 'A list' }).check();
    await button(page, 'Read the list').click();
    await page.getByRole('heading', { name: '2 people in “Your list”' }).waitFor();
    await page.getByText('One line was not understood. It is still in the field.').waitFor();
    expect(await field.inputValue()).toBe('hello there');
    await page.getByText(/^3 May\b/).waitFor();
    await member.expectAccessible('a list that was read');
    await button(page, 'Add 2 people').click();
    await page.getByText('2 people are in your contacts.').waitFor();
    expect((await callApi(page, 'GET /contacts')).results.map(({ name }) => name)).toEqual(['Mum', 'Tom Baker']);
    await member.end();
  },
);

it('the page stays at hand while ten thousand people are read', async () => {
  const member = await visit(browser, product.url, { width: 1280 });
  const { page } = member;
  await registerInBrowser(page, product.url, newAddress('large'));
  await page.goto(routes.importPeople());
  await untilHydrated(page);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  const text = Array.from({ length: 10_000 }, (_, i) => aCard(`Person ${i}`, ['BDAY:1990-04-12'])).join('');
  await page
    .getByLabel('The file', { exact: true })
    .setInputFiles({ name: 'all.vcf', mimeType: 'text/vcard', buffer: Buffer.from(text) });
  await page.getByRole('heading', { name: '10,000 people in “all.vcf”' }).waitFor();
  expect(workers).toHaveLength(1);
  await member.end();
});
