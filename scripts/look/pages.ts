import type { Page } from 'playwright-core';
import type { ROUTE_TABLE } from '#tests/e2e/pages/route-table.ts';
import { ADMIN_SECTIONS, MY_CARDS_TYPES, routes } from '#shared/routes.ts';
import { DEMO_ADMIN } from '../demo/members.ts';
import {
  openBirthdayList,
  openBirthdayRequest,
  openContact,
  openDeliveryStatus,
  openDraftStep,
  openListMembership,
  openMerge,
  openReceivedCard,
  openSuccessPage,
  openYearDate,
} from './demo-visit.ts';

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

/** A link that opens nothing. */
const UNKNOWN = 'A'.repeat(22);

/** A recipient who has not opened the card yet, and one who has. */
const unopened = openReceivedCard('leila@cedar.example');
const opened = openReceivedCard('dev@workshop.example');

/** The pages and states of every route of the site. Add a row for each that you build; a route without one does not compile. */
const PAGES: Record<keyof typeof ROUTE_TABLE, readonly LookPage[]> = {
  '/': [
  { name: 'home', path: routes.home() },
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
  ],
  '/cards/{-$top}/{-$mid}/{-$sub}': [
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
  { name: 'clean', path: `${routes.cards('birthday')}?clean` },
  ],
  '/card/view/$cardId': [
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
  ],
  '/$reminderType/browse': [
    { name: 'browse-reminder', path: routes.browse('birthday') },
  ],
  '/$reminderType/suggestions': [
    { name: 'suggestions', as: 'Rosa', path: routes.suggestions('birthday') },
  ],
  '/poply': [
  { name: 'poply', path: routes.poply() },
  ],
  '/copy/$linkType/$linkParam': [
    { name: 'copy', path: routes.copy('card', card) },
  ],
  '/about': [
  { name: 'about', path: routes.about() },
  ],
  '/team': [
    { name: 'team', path: routes.team() },
  ],
  '/company': [
    { name: 'company', path: routes.company() },
  ],
  '/contact': [
  { name: 'contact', path: routes.contact() },
  ],
  '/terms': [
  { name: 'terms', path: routes.terms() },
  ],
  '/privacy': [
  { name: 'privacy', path: routes.privacy() },
  ],
  '/offline': [
  { name: 'offline', path: routes.offline() },
  ],
  '/happy_birthday': [
  { name: 'happy-birthday', path: routes.happyBirthday() },
  ],
  '/name': [
  { name: 'names', path: routes.names() },
  ],
  '/name/$popularName': [
  { name: 'name', path: routes.name('Amelie') },
  { name: 'name-long', path: routes.name('Maximiliane Alexandra') },
  ],
  '/anniversary/gift': [
  { name: 'anniversary-gift', path: routes.anniversaryGift() },
  ],
  '/ios-app/gift-card': [
  { name: 'gift-card', path: routes.giftCard() },
  ],
  '/infographic': [
  { name: 'infographic', path: routes.infographic() },
  ],
  '/group-cards': [
  { name: 'group-cards', path: routes.groupCards() },
  ],
  '/birthday/group': [
  { name: 'birthday-group', path: routes.birthdayGroup() },
    { name: 'birthday-group-lists', as: 'Rosa', path: routes.birthdayGroup() },
  ],
  '/birthday/group/list': [
  { name: 'birthday-group-list', as: 'Rosa', path: openBirthdayList('list') },
  ],
  '/birthday/group/join': [
  { name: 'birthday-group-join', as: 'Rosa', path: openBirthdayList('join') },
  { name: 'birthday-group-unknown', path: routes.birthdayGroupJoin(UNKNOWN) },
  ],
  '/birthday/group/mine': [
    { name: 'birthday-group-mine', as: 'Rosa', path: openListMembership },
  ],
  '/card/create': [
  { name: 'create-card', path: routes.createCard() },
  ],
  '/card/share': [
  { name: 'share', path: routes.share() },
  ],
  '/card/sign': [
  { name: 'sign', path: routes.sign() },
  ],
  '/card/send/create': [
  { name: 'create-send', path: routes.createSend() },
  ],
  '/card/share/view/$magicLink/{-$magicLink2}': [
    { name: 'share-unknown', path: routes.shareView(UNKNOWN) },
  ],
  '/card/sign/view/$magicLink/{-$magicLink2}': [
  { name: 'sign-unknown', path: routes.signView(UNKNOWN) },
  ],
  '/card/sign/edit/$magicLink/{-$magicLink2}': [
    { name: 'sign-edit-unknown', path: routes.signEdit(UNKNOWN) },
  ],
  '/card/send/$step': [
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
  ],
  '/card/send/view/$magicLink/{-$magicLink2}': [
  { name: 'delivery-status', as: 'Rosa', path: openDeliveryStatus },
  ],
  '/card/read/$magicLink/{-$magicLink2}': [
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
  { name: 'read-refuse', path: async (page, base) => `${await unopened(page, base)}?refuse=sender` },
  { name: 'read-unknown', path: routes.read(UNKNOWN) },
  ],
  '/card/print/$magicLink/{-$magicLink2}': [
  { name: 'print', path: async (page, base) => (await opened(page, base)).replace('/card/read/', '/card/print/') },
  ],
  '/open': [
  { name: 'open', path: routes.open() },
  ],
  '/reminders/add': [
  { name: 'add-reminders', path: routes.addReminders() },
  ],
  '/reminders': [
    { name: 'reminders', as: 'Rosa', path: routes.reminders() },
    { name: 'reminders-anniversaries', as: 'Rosa', path: routes.reminders('anniversary') },
    { name: 'reminders-empty', as: 'Tomás', path: routes.reminders() },
  ],
  '/address_book': [
    { name: 'contacts', as: 'Rosa', path: routes.addressBook() },
    { name: 'contacts-group', as: 'Rosa', path: routes.addressBook('Family') },
    {
      name: 'contacts-chosen',
      as: 'Rosa',
      path: routes.addressBook(),
      act: async (page) => {
        await page.getByRole('button', { name: 'Choose people' }).click();
        for (const choice of (await page.getByRole('checkbox').all()).slice(0, 2)) await choice.check();
      },
    },
    { name: 'contacts-empty', as: 'Tomás', path: routes.addressBook() },
  ],
  '/address_book/add': [
    { name: 'contact-add', as: 'Rosa', path: routes.addPerson() },
  ],
  '/address_book/import': [
    { name: 'contacts-import', as: 'Rosa', path: routes.importPeople() },
  ],
  '/address_book/duplicates': [
    { name: 'contacts-duplicates', as: 'Rosa', path: routes.duplicatePeople() },
    { name: 'contacts-duplicates-none', as: 'Mei', path: routes.duplicatePeople() },
  ],
  '/address_book/merge': [
    { name: 'contacts-merge', as: 'Rosa', path: openMerge },
  ],
  '/address_book/$contactId': [
    { name: 'contact', as: 'Rosa', path: openContact('Amelie Hart') },
    { name: 'contact-died', as: 'Rosa', path: openContact('Grandad Olof') },
  ],
  '/address_book/$contactId/change': [
    { name: 'contact-change', as: 'Rosa', path: openContact('Amelie Hart', routes.changePerson) },
  ],
  '/calendar': [
    { name: 'calendar', as: 'Rosa', path: routes.calendar() },
    {
      name: 'calendar-year',
      as: 'Rosa',
      path: routes.calendar(),
      act: (page) => page.getByRole('radio', { name: 'Year' }).check(),
    },
  ],
  '/reminders-print-view': [
    { name: 'reminders-print', as: 'Rosa', path: routes.remindersPrintView() },
  ],
  '/reminders/year': [
    { name: 'year', as: 'Rosa', path: routes.yearAhead() },
    { name: 'year-empty', as: 'Tomás', path: routes.yearAhead() },
  ],
  '/reminders/card/$calendarId': [
    { name: 'year-card', as: 'Rosa', path: openYearDate('Amelie Hart', routes.declineCard) },
  ],
  '/reminders/offer/$calendarId': [
    { name: 'year-offer', as: 'Rosa', path: openYearDate('Elsa Nyman', routes.offeredCard) },
    { name: 'year-offer-over', as: 'Rosa', path: openYearDate('Ida Nilsson', routes.offeredCard) },
  ],
  '/reminders/holiday': [
    { name: 'holidays', as: 'Rosa', path: routes.holidays() },
  ],
  '/reminders/holiday/add': [
    { name: 'holidays-choose', as: 'Rosa', path: routes.addHolidays() },
  ],
  '/reminders/birthday/add': [
    { name: 'birthday-add', as: 'Rosa', path: routes.addBirthday() },
  ],
  '/reminders/birthday/add/manual': [
    { name: 'birthday-add-manual', as: 'Rosa', path: routes.addBirthdayByHand() },
  ],
  '/reminders/event/add/manual': [
    { name: 'event-add-manual', as: 'Rosa', path: routes.addEventByHand() },
  ],
  '/reminders/birthday/more': [
    { name: 'birthday-more', as: 'Rosa', path: routes.moreBirthdays() },
  ],
  '/reminders/anniversary/add/manual': [
    { name: 'anniversary-add-manual', as: 'Rosa', path: routes.addAnniversaryByHand() },
  ],
  '/birthday/request/$step': [
  { name: 'birthday-request', as: 'Rosa', path: routes.birthdayRequest('ask') },
  ],
  '/birthday/request/answer': [
    { name: 'birthday-answer', path: openBirthdayRequest('samuel@palmgrove.example') },
    { name: 'birthday-answer-told', path: openBirthdayRequest('nadia@harbour.example') },
    { name: 'birthday-answer-declined', path: openBirthdayRequest('ebba@tallbacken.example') },
    { name: 'birthday-answer-unknown', path: routes.birthdayAnswer(UNKNOWN) },
  ],
  '/birthday/request/howto': [
  { name: 'birthday-request-howto', path: routes.birthdayRequest('howto') },
  ],
  '/birthday/request/success': [
  { name: 'birthday-request-success', as: 'Rosa', path: routes.birthdayRequest('success') },
  ],
  '/login': [
  { name: 'login', path: routes.login() },
  ],
  '/register': [
  { name: 'register', path: routes.register() },
  ],
  '/forgot': [
  { name: 'forgot', path: routes.forgot() },
  ],
  // Ends the visit at once.
  '/logout': [],
  '/verify': [
  { name: 'verify-unknown', path: routes.verify(UNKNOWN) },
    { name: 'verify-sign-in', path: routes.verifyToken(UNKNOWN, 'sign-in') },
  ],
  '/change_password': [
    { name: 'change-password', as: 'Rosa', path: routes.changePassword() },
  ],
  '/account': [
  { name: 'account', as: 'Rosa', path: routes.account() },
    {
      name: 'account-mobile',
      as: 'Rosa',
      path: routes.account(),
      act: async (page) => {
        await page.getByRole('button', { name: 'Add mobile' }).click();
        await page.getByLabel('Your mobile number').waitFor();
      },
    },
  ],
  '/account/cancel': [
    { name: 'account-cancel', as: 'Rosa', path: routes.cancelMembership() },
  ],
  '/email_settings': [
  { name: 'email-settings', as: 'Rosa', path: routes.emailSettings() },
  ],
  '/notifications': [
  { name: 'notifications', as: 'Rosa', path: routes.notifications() },
  ],
  '/payment': [
    { name: 'payment', as: 'Rosa', path: routes.payment() },
  ],
  '/mycards/$myCardsType': [
  ...MY_CARDS_TYPES.map((type): LookPage => ({ name: `my-cards-${type}`, as: 'Rosa', path: routes.myCards(type) })),
    { name: 'my-cards-empty', as: 'Tomás', path: routes.myCards('upcoming') },
  ],
  '/unsubscribe': [
    { name: 'unsubscribe', path: routes.unsubscribe() },
  ],
  '/admin/{-$section}/{-$id}': [
  { name: 'admin', as: DEMO_ADMIN, path: routes.admin() },
  ...ADMIN_SECTIONS.map((section): LookPage => ({ name: `admin-${section}`, as: DEMO_ADMIN, path: routes.admin(section) })),
  ],
  '/testing': [
  { name: 'mailbox', path: routes.testing() },
  ],
  '/dev/specimen': [
  { name: 'specimen', path: '/dev/specimen' },
  ],
  '/dev/gallery': [
  { name: 'gallery', path: '/dev/gallery' },
  ],
};
/** Every page and state of the site. */
export const lookPages: readonly LookPage[] = [
  { name: 'not-found', path: '/nowhere' },
  ...Object.values(PAGES).flat(),
];
