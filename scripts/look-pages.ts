import type { Page } from 'playwright-core';
import { routes } from '#shared/routes.ts';
import { afterSending, atLedger, atReading, atStep } from './look-cards.ts';

/** A page, or a page in a state, as it is to be photographed. */
export type LookPage = {
  /** the file's name */
  name: string;
  /** its address, or what finds it out with the page's own visitor */
  path: string | ((page: Page, base: string) => Promise<string>);
  /** only at these widths */
  widths?: readonly number[];
  /** brings the page into its state: presses, types, points */
  act?: (page: Page) => Promise<void>;
  /** the first screen only, for what is fixed to the window */
  window?: boolean;
};

/** A card that the pictures are taken with; any card that takes a name. */
const card = process.env['LOOK_CARD'] ?? 'garden-wreath-birthday';

/** Every page and state of the site. Add a row for each that you build. */
export const lookPages: readonly LookPage[] = [
  { name: 'home', path: routes.home() },
  { name: 'browse', path: routes.cards('birthday') },
  { name: 'browse-all', path: routes.cards() },
  { name: 'browse-window', path: routes.cards('birthday'), window: true },
  {
    name: 'browse-more',
    path: routes.cards('birthday'),
    window: true,
    act: async (page) => {
      await page.getByText(/^Showing 20 of/).scrollIntoViewIfNeeded();
      await page.getByText(/^Showing (40|60|80) of/).waitFor();
    },
  },
  { name: 'search', path: routes.search('for my nan') },
  { name: 'search-none', path: routes.search('pizza') },
  {
    name: 'search-suggestions',
    path: routes.home(),
    window: true,
    act: async (page) => {
      const open = page.getByRole('link', { name: 'Search cards' });
      if (await open.isVisible()) await open.click();
      await page.getByRole('combobox', { name: 'Search cards' }).fill('christm');
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'poply', path: routes.poply() },
  { name: 'card', path: routes.card(card) },
  { name: 'card-window', path: routes.card(card), window: true },
  {
    name: 'card-named',
    path: routes.card(card),
    act: async (page) => {
      await page.getByLabel('Name on the front').fill('Amelie');
      await page.getByRole('heading', { name: 'More with Amelie’s name' }).waitFor();
    },
  },
  {
    name: 'card-inside',
    path: routes.card(card),
    window: true,
    act: (page) => page.getByRole('tab', { name: 'Inside' }).click(),
  },
  {
    name: 'card-envelope',
    path: routes.card(card),
    window: true,
    act: (page) => page.getByRole('tab', { name: 'Envelope' }).click(),
  },
  { name: 'send-card', path: atStep('card') },
  { name: 'send-words', path: atStep('words') },
  { name: 'send-people', path: atStep('people') },
  {
    name: 'send-people-wrong',
    path: atStep('people'),
    act: async (page) => {
      await page.getByLabel(/Add someone/).fill('nadia@harbour');
      await page.getByLabel(/Add someone/).press('Enter');
      await page.getByText('This address needs an ending').waitFor();
    },
  },
  { name: 'preview', path: atStep('preview') },
  {
    name: 'preview-envelope',
    path: atStep('preview'),
    window: true,
    act: (page) => page.getByRole('tab', { name: 'Envelope' }).click(),
  },
  { name: 'success', path: afterSending },
  { name: 'ledger', path: atLedger },
  { name: 'read-closed', path: atReading },
  {
    name: 'read-open',
    path: atReading,
    act: async (page) => {
      await page.getByRole('button', { name: 'Skip to the card' }).click();
      await page.getByLabel('Your words').waitFor();
    },
  },
  { name: 'read-refuse', path: async (page, base) => `${await atReading(page, base)}?refuse=sender` },
  { name: 'read-unknown', path: routes.read('A'.repeat(22)) },
  { name: 'open', path: routes.open() },
  { name: 'verify-unknown', path: routes.verify('A'.repeat(22)) },
  { name: 'mailbox', path: routes.testing() },
  { name: 'not-found', path: '/nowhere' },
  { name: 'clean', path: `${routes.cards('birthday')}?clean` },
  { name: 'about', path: routes.about() },
  { name: 'contact', path: routes.contact() },
  { name: 'terms', path: routes.terms() },
  { name: 'privacy', path: routes.privacy() },
  { name: 'offline', path: routes.offline() },
  { name: 'happy-birthday', path: routes.happyBirthday() },
  { name: 'names', path: routes.names() },
  { name: 'name', path: routes.name('Amelie') },
  { name: 'name-long', path: routes.name('Maximiliane Alexandra') },
  { name: 'anniversary-gift', path: routes.anniversaryGift() },
  { name: 'gift-card', path: routes.giftCard() },
  { name: 'infographic', path: routes.infographic() },
  { name: 'group-cards', path: routes.groupCards() },
  { name: 'birthday-group', path: routes.birthdayGroup() },
  { name: 'create-card', path: routes.createCard() },
  { name: 'create-send', path: routes.createSend() },
  { name: 'share', path: routes.share() },
  { name: 'sign', path: routes.sign() },
  { name: 'sign-unknown', path: routes.signView('A'.repeat(22)) },
  { name: 'add-reminders', path: routes.addReminders() },
  { name: 'birthday-request', path: routes.birthdayRequest('ask') },
  { name: 'birthday-request-howto', path: routes.birthdayRequest('howto') },
  { name: 'birthday-request-success', path: routes.birthdayRequest('success') },
  { name: 'specimen', path: '/dev/specimen' },
  { name: 'gallery', path: '/dev/gallery' },
];
