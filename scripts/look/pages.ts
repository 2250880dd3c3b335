import type { Page } from 'playwright-core';
import { ADMIN_SECTIONS, MY_CARDS_TYPES, routes } from '#shared/routes.ts';
import { DEMO_ADMIN } from '../demo/members.ts';
import { openBirthdayList, openReceivedCard, openDeliveryStatus, openDraftStep, openSuccessPage } from './demo-visit.ts';

/** A page, or a page in a state, of which a screenshot is taken. */
export type LookPage = {
  /** the file's name */
  name: string;
  /** its address, or a function that finds it in the demo */
  path: string | ((page: Page, base: string) => Promise<string>);
  /** first name of the member who is signed in */
  as?: string;
  /** only at these widths */
  widths?: readonly number[];
  /** brings the page into its state */
  act?: (page: Page) => Promise<void>;
  /** only the first screen, for what is fixed to the window */
  window?: boolean;
};

/** The card in the screenshots: any card that takes a name. */
const card = process.env['LOOK_CARD'] ?? 'garden-wreath-birthday';

/** A recipient who has not opened the card yet, and one who has. */
const unopened = openReceivedCard('leila@cedar.example');
const opened = openReceivedCard('dev@workshop.example');

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
  { name: 'send-card', as: 'Łukasz', path: openDraftStep('card') },
  { name: 'send-words', as: 'Łukasz', path: openDraftStep('words') },
  { name: 'send-people', as: 'Łukasz', path: openDraftStep('people') },
  {
    name: 'send-people-wrong',
    as: 'Łukasz',
    path: openDraftStep('people'),
    act: async (page) => {
      await page.getByLabel(/Add someone/).fill('nadia@harbour');
      await page.getByLabel(/Add someone/).press('Enter');
      await page.getByText('This address needs an ending').waitFor();
    },
  },
  { name: 'preview', as: 'Łukasz', path: openDraftStep('preview') },
  {
    name: 'preview-envelope',
    as: 'Łukasz',
    path: openDraftStep('preview'),
    window: true,
    act: (page) => page.getByRole('tab', { name: 'Envelope' }).click(),
  },
  { name: 'success', as: 'Rosa', path: openSuccessPage },
  { name: 'delivery-status', as: 'Rosa', path: openDeliveryStatus },
  { name: 'read-closed', path: unopened },
  {
    name: 'read-open',
    path: opened,
    act: (page) => page.getByLabel('Your thank-you note').waitFor(),
  },
  {
    name: 'read-save',
    path: opened,
    act: async (page) => {
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('dialog').getByRole('link').first().waitFor();
    },
  },
  { name: 'print', path: async (page, base) => (await opened(page, base)).replace('/card/read/', '/card/print/') },
  { name: 'read-refuse', path: async (page, base) => `${await unopened(page, base)}?refuse=sender` },
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
  { name: 'birthday-group-list', as: 'Rosa', path: openBirthdayList('list') },
  { name: 'birthday-group-join', as: 'Rosa', path: openBirthdayList('join') },
  { name: 'birthday-group-unknown', path: routes.birthdayGroupJoin('A'.repeat(22)) },
  { name: 'create-card', path: routes.createCard() },
  { name: 'create-send', path: routes.createSend() },
  { name: 'share', path: routes.share() },
  { name: 'sign', path: routes.sign() },
  { name: 'sign-unknown', path: routes.signView('A'.repeat(22)) },
  { name: 'add-reminders', path: routes.addReminders() },
  { name: 'birthday-request', as: 'Rosa', path: routes.birthdayRequest('ask') },
  { name: 'birthday-request-howto', path: routes.birthdayRequest('howto') },
  { name: 'birthday-request-success', as: 'Rosa', path: routes.birthdayRequest('success') },
  ...MY_CARDS_TYPES.map((type): LookPage => ({ name: `my-cards-${type}`, as: 'Rosa', path: routes.myCards(type) })),
  { name: 'account', as: 'Rosa', path: routes.account() },
  { name: 'notifications', as: 'Rosa', path: routes.notifications() },
  { name: 'email-settings', as: 'Rosa', path: routes.emailSettings() },
  { name: 'login', path: routes.login() },
  { name: 'register', path: routes.register() },
  { name: 'forgot', path: routes.forgot() },
  { name: 'admin', as: DEMO_ADMIN, path: routes.admin() },
  ...ADMIN_SECTIONS.map((section): LookPage => ({ name: `admin-${section}`, as: DEMO_ADMIN, path: routes.admin(section) })),
  { name: 'specimen', path: '/dev/specimen' },
  { name: 'gallery', path: '/dev/gallery' },
];
