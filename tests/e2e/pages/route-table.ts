import { SECTION_NAMES } from '#app/features/admin/admin-sections.ts';
import type { FileRoutesByTo } from '#app/routeTree.gen.ts';
import { ADMIN_SECTIONS, routes } from '#shared/routes.ts';

/** Who opens a page: a visitor, the holder of a mail's link, a member, an administrator. */
export const ACTORS = ['visitor', 'soft', 'member', 'admin'] as const;
export type Actor = (typeof ACTORS)[number];
/** What an actor gets at an address: the page, a redirect to the sign-in page, or the page for unknown addresses. */
export type Found = 'page' | 'sign-in' | 'lost';
export type Row = {
  path: string | ((fixtures: Fixtures) => string);
  /** its heading */ h1: RegExp;
  /** its browser title, in sentence case; only My Contacts and Page Not Found are as the specification writes them */ title: RegExp;
  /** its frame; `door` has the simple header and the whole footer, `desk` the whole header and the simple footer */ layout:
    | 'regular'
    | 'simple'
    | 'clean'
    | 'door'
    | 'desk';
  /** actors who get something else than the page */ found?: Partial<Record<Actor, Found>>;
  /** its subject does not exist: the page says so, with 404 */ isLost?: true;
  /** tested elsewhere, and why */ elsewhere?: string;
};
/** Parts of addresses that differ from run to run. */
export type Fixtures = { cardId: string; magicLink: string; magicLink2: string; sendPath: string };
/** For members only; a soft login is not enough. */
const STRICT = { found: { visitor: 'sign-in', soft: 'sign-in' } } as const;
/** For administrators; everybody else gets the page for unknown addresses. */
const ADMIN = { found: { visitor: 'lost', soft: 'lost', member: 'lost' }, layout: 'desk' } as const;
const LOST = { isLost: true, h1: /./, title: /./ } as const;
const LINK = 'A'.repeat(22);
/** Nobody in anybody's address book. */
const NO_CONTACT = '01940000-0000-7000-8000-000000000001';

/** Every route of the site. A route without a row does not compile. */
export const ROUTE_TABLE: Record<keyof FileRoutesByTo, Row | readonly Row[]> = {
  // The shop
  '/': { path: routes.home(), h1: /remembered/, title: /^Cardamom: 4500\+ online greeting cards/, layout: 'regular' },
  '/cards/{-$top}/{-$mid}/{-$sub}': [
    { path: routes.cards(), h1: /All cards/, title: /cards/i, layout: 'regular' },
    { path: routes.cards('birthday'), h1: /birthday/i, title: /^Birthday cards/, layout: 'regular' },
    { path: routes.cards('anniversary'), h1: /anniversary/i, title: /^Anniversary cards/, layout: 'regular' },
    { path: routes.cards('holidays'), h1: /holiday/i, title: /^Holiday cards/, layout: 'regular' },
    {
      path: `${routes.cards('birthday')}?mood=warm&colour=blue`,
      h1: /birthday/i,
      title: /^Birthday cards/,
      layout: 'regular',
    },
    { path: routes.search('elefant'), h1: /elephant/i, title: /^Elephant cards/, layout: 'regular' },
    { path: routes.search('zzzqqq'), h1: /No cards for/, title: /./, layout: 'regular' },
    { path: routes.cards('no-such-category'), layout: 'regular', ...LOST },
  ],
  '/card/view/$cardId': {
    path: ({ cardId }) => routes.card(cardId),
    h1: /./,
    title: / \| Cardamom$/,
    layout: 'regular',
  },
  '/$reminderType/browse': [
    { path: routes.browse('birthday'), h1: /birthday/i, title: /^Birthday cards/, layout: 'simple' },
    { path: routes.browse('anniversary'), h1: /anniversary/i, title: /^Anniversary cards/, layout: 'simple' },
    { path: routes.browse('holiday'), h1: /holiday/i, title: /^Holiday cards/, layout: 'simple' },
    { path: routes.browse('anniversary').replace('anniversary', 'wedding'), layout: 'simple', ...LOST },
  ],
  '/$reminderType/suggestions': [
    { path: routes.suggestions('anniversary'), h1: /anniversary/i, title: /^Anniversary cards/, layout: 'regular' },
    { path: routes.suggestions('holiday'), h1: /holiday/i, title: /^Holiday cards/, layout: 'regular' },
    { path: routes.suggestions('event'), h1: /just-because/i, title: /^Just-because cards/, layout: 'regular' },
  ],
  '/poply': { path: routes.poply(), h1: /Send one back/, title: /^Send a card back/, layout: 'regular' },
  '/copy/$linkType/$linkParam': {
    path: ({ cardId }) => routes.copy('card', cardId),
    h1: /./,
    title: /^Share /,
    layout: 'regular',
  },
  // Text pages
  '/about': { path: routes.about(), h1: /About Cardamom/, title: /founders/, layout: 'regular' },
  '/team': { path: routes.team(), h1: /About Cardamom/, title: /people of Cardamom/, layout: 'regular' },
  '/company': { path: routes.company(), h1: /About Cardamom/, title: /company/, layout: 'regular' },
  '/contact': { path: routes.contact(), h1: /Contact us/, title: /^Contact us/, layout: 'regular' },
  '/terms': { path: routes.terms(), h1: /Terms/, title: /^Terms/, layout: 'regular' },
  '/privacy': { path: routes.privacy(), h1: /Your privacy/, title: /^Your privacy/, layout: 'regular' },
  '/offline': { path: routes.offline(), h1: /You are offline/, title: /^You are offline/, layout: 'clean' },
  // Landing pages
  '/happy_birthday': { path: routes.happyBirthday(), h1: /Happy birthday/, title: /^Happy birthday/, layout: 'simple' },
  '/name': { path: routes.names(), h1: /What is their name/, title: /their name on the front/, layout: 'simple' },
  '/name/$popularName': { path: routes.name('Amelie'), h1: /^Amelie$/, title: /^Amelie/, layout: 'simple' },
  '/anniversary/gift': {
    path: routes.anniversaryGift(),
    h1: /Anniversary gifts/,
    title: /^Anniversary gifts/,
    layout: 'simple',
  },
  '/ios-app/gift-card': { path: routes.giftCard(), h1: /A promise/, title: /^Give your word/, layout: 'regular' },
  '/infographic': {
    path: routes.infographic(),
    h1: /cards in numbers/,
    title: /^Our cards in numbers/,
    layout: 'simple',
  },
  '/group-cards': { path: routes.groupCards(), h1: /One card from everyone/, title: /^Group cards/, layout: 'regular' },
  '/birthday/group': {
    path: routes.birthdayGroup(),
    h1: /One link for everyone’s birthday/,
    title: /^One link for the birthdays of a group/,
    layout: 'simple',
  },
  // With their links: tests/e2e/dates/birthday-group.test.ts.
  '/birthday/group/list': {
    path: routes.birthdayGroup('list'),
    h1: /We could not find this list/,
    title: /^A list of birthdays/,
    layout: 'simple',
    ...STRICT,
  },
  '/birthday/group/join': { ...LOST, path: routes.birthdayGroupJoin(LINK), layout: 'simple' },
  '/birthday/group/mine': { ...LOST, path: routes.birthdayGroupMine(LINK), layout: 'simple' },
  '/card/create': { path: routes.createCard(), h1: /Make it theirs/, title: /^Make a card your own/, layout: 'simple' },
  '/card/share': { path: routes.share(), h1: /Share a card by link/, title: /^Share a card/, layout: 'simple' },
  '/card/sign': { path: routes.sign(), h1: /Signed by hand/, title: /^Sign a card/, layout: 'simple' },
  '/card/send/create': {
    path: routes.createSend(),
    h1: /Choose a card/,
    title: /^Make a card to send/,
    layout: 'clean',
  },
  // Links that do not exist
  '/card/share/view/$magicLink/{-$magicLink2}': [
    { path: routes.shareView(LINK), layout: 'clean', ...LOST },
    { path: routes.shareView(LINK, LINK), layout: 'clean', ...LOST },
  ],
  '/card/sign/view/$magicLink/{-$magicLink2}': [
    { path: routes.signView(LINK), layout: 'clean', ...LOST },
    { path: routes.signView(LINK, LINK), layout: 'clean', ...LOST },
  ],
  '/card/sign/edit/$magicLink/{-$magicLink2}': [
    { path: routes.signEdit(LINK), layout: 'simple', ...LOST },
    { path: routes.signEdit(LINK, LINK), layout: 'simple', ...LOST },
  ],
  // Sent cards
  '/card/send/$step': {
    path: ({ cardId }) => routes.sendCard(cardId),
    h1: /./,
    title: /^Your card/,
    layout: 'simple',
  },
  '/card/send/view/$magicLink/{-$magicLink2}': [
    { path: ({ sendPath }) => sendPath, h1: /./, title: /./, layout: 'simple' },
    { path: routes.sendView(LINK, LINK), layout: 'simple', ...LOST },
  ],
  '/card/read/$magicLink/{-$magicLink2}': [
    {
      path: ({ magicLink, magicLink2 }) => routes.read(magicLink, magicLink2),
      h1: /./,
      title: /^A card for/,
      layout: 'clean',
    },
    { path: ({ magicLink }) => routes.read(magicLink), h1: /./, title: /^A card/, layout: 'clean' },
    { path: routes.read(LINK), layout: 'clean', ...LOST },
  ],
  '/card/print/$magicLink/{-$magicLink2}': [
    {
      path: ({ magicLink, magicLink2 }) => routes.print(magicLink, magicLink2),
      h1: /^Print this card/,
      title: /^Print: A card for/,
      layout: 'clean',
    },
    {
      path: ({ magicLink }) => routes.print(magicLink),
      h1: /^Print this card/,
      title: /^Print: A card/,
      layout: 'clean',
    },
    { path: routes.print(LINK), layout: 'clean', ...LOST },
  ],
  '/open': { path: routes.open(), h1: /./, title: /^Open a card/, layout: 'simple' },
  // Holidays and people
  '/reminders/add': {
    path: routes.addReminders(),
    h1: /Never forget a birthday again/,
    title: /^Never forget a day/,
    layout: 'regular',
  },
  '/reminders': {
    path: routes.reminders(),
    h1: /Your reminders/,
    title: /^My reminders \|/,
    layout: 'regular',
    ...STRICT,
  },
  '/address_book': {
    path: routes.addressBook(),
    h1: /Your contacts/,
    title: /^My Contacts \|/,
    layout: 'regular',
    ...STRICT,
  },
  '/address_book/add': {
    path: routes.addPerson(),
    h1: /Add someone/,
    title: /^Add a contact \|/,
    layout: 'regular',
    ...STRICT,
  },
  '/address_book/import': {
    path: routes.importPeople(),
    h1: /Bring your people in/,
    title: /^Import contacts \|/,
    layout: 'regular',
    ...STRICT,
  },
  '/address_book/duplicates': {
    path: routes.duplicatePeople(),
    h1: /Possible duplicates/,
    title: /^Duplicate contacts \|/,
    layout: 'regular',
    ...STRICT,
  },
  '/address_book/merge': {
    path: routes.mergePeople(NO_CONTACT, NO_CONTACT),
    h1: /Merge contacts/,
    title: /^Merge contacts \|/,
    layout: 'regular',
    ...STRICT,
  },
  '/address_book/$contactId': {
    path: routes.person(NO_CONTACT),
    h1: /A contact/,
    title: /^A contact \|/,
    layout: 'regular',
    ...STRICT,
  },
  '/address_book/$contactId/change': {
    path: routes.changePerson(NO_CONTACT),
    h1: /Change a contact/,
    title: /^Change a contact \|/,
    layout: 'regular',
    ...STRICT,
  },
  '/calendar': { path: routes.calendar(), h1: /Your calendar/, title: /^My calendar \|/, layout: 'regular', ...STRICT },
  '/reminders-print-view': {
    path: routes.remindersPrintView(),
    h1: /Upcoming dates/,
    title: /^My reminders, to print \|/,
    layout: 'clean',
    ...STRICT,
  },
  '/reminders/year': {
    path: routes.yearAhead(),
    h1: /The year ahead/,
    title: /^The year ahead \|/,
    layout: 'regular',
    ...STRICT,
  },
  '/reminders/card/$calendarId': {
    path: routes.declineCard(NO_CONTACT),
    h1: /Your automatic card/,
    title: /^Your automatic card \|/,
    layout: 'regular',
    found: { visitor: 'sign-in' },
  },
  '/reminders/offer/$calendarId': {
    path: routes.offeredCard(NO_CONTACT),
    h1: /A card we suggest/,
    title: /^A card we suggest \|/,
    layout: 'regular',
    found: { visitor: 'sign-in' },
  },
  '/reminders/holiday': {
    path: routes.holidays(),
    h1: /Upcoming holidays/,
    title: /^My holidays \|/,
    layout: 'regular',
    ...STRICT,
  },
  '/reminders/holiday/add': {
    path: routes.addHolidays(),
    h1: /Which holidays/,
    title: /^Add holidays/,
    layout: 'regular',
    ...STRICT,
  },
  '/reminders/birthday/add': {
    path: routes.addBirthday(),
    h1: /Whose birthday/,
    title: /^Add a birthday/,
    layout: 'regular',
    ...STRICT,
  },
  '/reminders/birthday/add/manual': {
    path: routes.addBirthdayByHand(),
    h1: /Add one birthday/,
    title: /^Add a birthday by hand/,
    layout: 'regular',
    ...STRICT,
  },
  '/reminders/event/add/manual': {
    path: routes.addEventByHand(),
    h1: /Add another day/,
    title: /^Add another day/,
    layout: 'regular',
    ...STRICT,
  },
  '/reminders/birthday/more': {
    path: routes.moreBirthdays(),
    h1: /Who else/,
    title: /^More birthdays/,
    layout: 'regular',
    ...STRICT,
  },
  '/reminders/anniversary/add/manual': {
    path: routes.addAnniversaryByHand(),
    h1: /Add an anniversary/,
    title: /^Add an anniversary/,
    layout: 'regular',
    ...STRICT,
  },
  '/birthday/request/$step': {
    path: routes.birthdayRequest('ask'),
    h1: /Ask for birthdays/,
    title: /^Ask for a birthday/,
    layout: 'simple',
    ...STRICT,
  },
  // With its link: tests/e2e/dates/asked-birthday.test.ts.
  '/birthday/request/answer': { ...LOST, path: routes.birthdayAnswer(LINK), layout: 'simple' },
  '/birthday/request/howto': {
    path: routes.birthdayRequest('howto'),
    h1: /How it works/,
    title: /^How to add reminders/,
    layout: 'regular',
  },
  '/birthday/request/success': {
    path: routes.birthdayRequest('success'),
    h1: /Now wait for/,
    title: /^You asked/,
    layout: 'regular',
    ...STRICT,
  },
  // Sign-in and account
  '/login': { path: routes.login(), h1: /^Sign in$/, title: /^Sign in/, layout: 'door' },
  '/register': { path: routes.register(), h1: /^Join$/, title: /^Join/, layout: 'door' },
  '/forgot': { path: routes.forgot(), h1: /^Reset your password$/, title: /^Reset your password/, layout: 'simple' },
  '/logout': {
    path: routes.logout(),
    h1: /./,
    title: /./,
    layout: 'regular',
    elsewhere: 'ends the visit: sign-in.test.ts',
  },
  '/verify': { path: routes.verifyToken(LINK), h1: /./, title: /./, layout: 'regular' },
  '/change_password': {
    path: routes.changePassword(),
    h1: /password/i,
    title: /^Change your password/,
    layout: 'regular',
    found: { visitor: 'sign-in' },
  },
  '/account': { path: routes.account(), h1: /Your account/, title: /account/i, layout: 'regular', ...STRICT },
  '/account/cancel': {
    path: routes.cancelMembership(),
    h1: /nothing to cancel/,
    title: /^Cancel your membership/,
    layout: 'regular',
    ...STRICT,
  },
  '/email_settings': {
    path: routes.emailSettings(),
    h1: /^Email settings$/,
    title: /^Email settings/,
    layout: 'regular',
    ...STRICT,
  },
  '/notifications': {
    path: routes.notifications(),
    h1: /^Notifications$/,
    title: /^Notifications/,
    layout: 'regular',
    ...STRICT,
  },
  '/payment': {
    path: routes.payment(),
    h1: /Everything here is free/,
    title: /^Membership and payment/,
    layout: 'regular',
    ...STRICT,
  },
  '/mycards/$myCardsType': [
    { path: routes.myCards('favorites'), h1: /./, title: /./, layout: 'regular', ...STRICT },
    { path: '/mycards/nope', layout: 'regular', ...LOST },
  ],
  '/unsubscribe': { path: routes.unsubscribe(), h1: /^Stop /, title: /^Unsubscribe/, layout: 'simple' },
  '/admin/{-$section}/{-$id}': [
    { path: routes.admin(), h1: /^Overview$/, title: /^Overview/, ...ADMIN },
    ...ADMIN_SECTIONS.map((room) => ({
      path: routes.admin(room),
      h1: new RegExp(`^${SECTION_NAMES[room]}$`),
      title: new RegExp(`^${SECTION_NAMES[room]}`),
      ...ADMIN,
    })),
  ],
  // The built-in mailbox, and development
  '/testing': { path: routes.testing(), h1: /./, title: /^Mailbox/, layout: 'regular' },
  '/dev/specimen': { path: '/dev/specimen', layout: 'regular', ...LOST },
  '/dev/gallery': { path: '/dev/gallery', layout: 'regular', ...LOST },
};
