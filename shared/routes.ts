import { FACES_VERSION } from '#shared/cards/faces-version.ts';
import type { PeopleFile } from '#shared/people/people-files.ts';
import type { KeptType } from '#shared/dates/calendar-types.ts';

/** Every address of the site. Mails, server and browser build their links here; no other file contains a path. */
export const SEND_STEPS = ['card', 'words', 'people', 'preview', 'success'] as const;
export type SendStep = (typeof SEND_STEPS)[number];
/** The types of reminders, as their addresses name them, each with its category in the shop; for a day of any kind that of cards for no occasion. */
export const REMINDER_CATEGORIES = {
  birthday: 'birthday',
  anniversary: 'anniversary',
  holiday: 'holidays',
  event: 'just-because',
} as const;
export type ReminderType = keyof typeof REMINDER_CATEGORIES;
export function isReminderType(text: string): text is ReminderType {
  return Object.hasOwn(REMINDER_CATEGORIES, text);
}
/** The steps of a birthday request: how it works, the request itself, the friend's answer, and what comes after the request. */
export const BIRTHDAY_REQUEST_STEPS = ['howto', 'ask', 'answer', 'success'] as const;
export type BirthdayRequestStep = (typeof BIRTHDAY_REQUEST_STEPS)[number];
/** The pages of lists of birthdays: one list for its maker, where people add themselves by its link, and what one of them has added. */
type BirthdayGroupStep = 'list' | 'join' | 'mine';
/** The lists of the member's own cards (specification, section 2). */
export const MY_CARDS_TYPES = ['upcoming', 'sent', 'received', 'drafts', 'favorites'] as const;
export type MyCardsType = (typeof MY_CARDS_TYPES)[number];
/** The sections of the administrator pages. */
export const ADMIN_SECTIONS = [
  'members',
  'senders',
  'cards',
  'sends',
  'mailbox',
  'tickets',
  'errors',
  'jobs',
  'audit',
] as const;
export type AdminSection = (typeof ADMIN_SECTIONS)[number];
const seg = encodeURIComponent;
/** A query as browsers encode a form, so that server and browser write the same address. Undefined values are left out. */
function queryOf(given: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value !== undefined) query.set(name, String(value));
  return query.size > 0 ? `?${query}` : '';
}
const nested = (base: string, magicLink: string, magicLink2?: string | null) =>
  `${base}/${seg(magicLink)}${magicLink2 ? `/${seg(magicLink2)}` : ''}`;

/** What was chosen for a card: its colourway, and the name on its front. Empty means not chosen. */
export type CardChoice = {
  palette?: string | undefined;
  name?: string | undefined;
  /** the date of the calendar that it is chosen for */ calendarId?: string | undefined;
};
function choiceOf({ palette, name, calendarId }: CardChoice): Record<string, string | undefined> {
  return { palette: palette || undefined, name: name === '' ? undefined : name, calendar_id: calendarId };
}

/** What a mailed link is for, so that its page can say so. What it does is decided by its token alone. */
export const MAILED_ACTIONS = ['sign-in', 'join', 'confirm-email', 'restore'] as const;
export type MailedAction = (typeof MAILED_ACTIONS)[number];

export const routes = {
  home: () => '/',
  cards: (top?: string, mid?: string, sub?: string) =>
    ['/cards', top, mid, sub]
      .filter((part) => part !== undefined)
      .map((part, i) => (i === 0 ? part : seg(part)))
      .join('/'),
  /** The results of a search. */
  search: (text: string) => `/cards${queryOf({ q: text })}`,
  /** A page of cards with filters in its query. */
  narrowed: (page: string, choices: Record<string, string | number | undefined>) => page + queryOf(choices),
  /** The cards for one type of reminder, without the rest of the shop around them. */
  browse: (reminderType: ReminderType) => `/${reminderType}/browse`,
  /** The same, in a personal order. */
  suggestions: (reminderType: ReminderType) => `/${reminderType}/suggestions`,
  card: (cardId: string, choice: CardChoice = {}) => `/card/view/${seg(cardId)}${queryOf(choiceOf(choice))}`,
  /** The share-link page of a card of the shop. */
  copy: (linkType: 'card', linkParam: string, choice: CardChoice = {}) =>
    `/copy/${linkType}/${seg(linkParam)}${queryOf(choiceOf(choice))}`,
  send: (step: SendStep, cardSendId?: string) =>
    `/card/send/${step}${cardSendId ? `?card_send_id=${seg(cardSendId)}` : ''}`,
  /** Creates a draft of the card and goes to its first step. */
  sendCard: (cardId: string, choice: CardChoice = {}) =>
    `/card/send/card${queryOf({ card: cardId, ...choiceOf(choice) })}`,
  sendView: (magicLink: string, magicLink2?: string | null) => nested('/card/send/view', magicLink, magicLink2),
  read: (magicLink: string, magicLink2?: string | null) => nested('/card/read', magicLink, magicLink2),
  /** Where a card is printed and saved. */
  print: (magicLink: string, magicLink2?: string | null) => nested('/card/print', magicLink, magicLink2),
  /** Where a recipient blocks further cards; only its POST blocks them. */
  refuse: (magicLink: string, magicLink2: string | null, from: 'sender' | 'everyone') =>
    `${nested('/card/read', magicLink, magicLink2)}?refuse=${from}`,
  open: () => '/open',
  /** Confirms the sender's address, and sends the first card from it. */
  verify: (token: string) => `/verify?send=${seg(token)}`,
  /** The page of a mailed link: to sign in, to register, to confirm an address, to restore a deleted account. */
  verifyToken: (token: string, act?: MailedAction) => `/verify${queryOf({ token, for: act })}`,

  login: (next?: string) => `/login${queryOf({ next })}`,
  register: (next?: string) => `/register${queryOf({ next })}`,
  /** @param wrong why a mailed link led here */
  forgot: (next?: string, wrong?: 'dead-link') => `/forgot${queryOf({ next, wrong })}`,
  logout: () => '/logout',
  /** Redirects to a provider, which returns to the callback. @param zone the time zone for a new account */
  signInWith: (provider: 'google' | 'facebook' | 'apple', next?: string, zone?: string) =>
    `/auth/${provider}${queryOf({ next, zone })}`,
  signInCallback: (provider: 'google' | 'facebook' | 'apple') => `/auth/${provider}/callback`,
  /** Where a member agrees that the contacts of another account are read. */
  contactsFrom: (provider: 'google' | 'microsoft') => `/auth/${provider}/contacts`,
  contactsCallback: (provider: 'google' | 'microsoft') => `/auth/${provider}/contacts/callback`,
  /** @param pair of a password reset link, where the old password is not known */
  changePassword: (pair?: { t: string; e: string }) => `/change_password${queryOf({ ...pair })}`,
  account: () => '/account',
  /** The sign-in methods of the member's account. */
  accountSignInMethods: () => '/account#signing-in',
  /** Where a member answers administrators who ask to read the message of a card. */
  accountAccessRequests: () => '/account#asked',
  emailSettings: () => '/email_settings',
  notifications: () => '/notifications',
  payment: () => '/payment',
  cancelMembership: () => '/account/cancel',
  /** @param kind the kind of mail, for a link in its footer */
  unsubscribe: (pair?: { t: string; e: string }, kind?: string) => `/unsubscribe${queryOf({ ...pair, kind })}`,
  myCards: (type: MyCardsType) => `/mycards/${type}`,

  /** @param group whose people are listed; everybody when left out */
  addressBook: (group?: string) => `/address_book${queryOf({ group })}`,
  /** Pairs of contacts that may be one person. */
  duplicatePeople: () => '/address_book/duplicates',
  /** Two contacts beside each other, to be made one. */
  mergePeople: (contactId: string, other: string) => `/address_book/merge${queryOf({ contact_id: contactId, other })}`,
  /** A person in the address book. */
  person: (contactId: string) => `/address_book/${seg(contactId)}`,
  /** @param name is filled in */
  addPerson: (name?: string) => `/address_book/add${queryOf({ name })}`,
  importPeople: () => '/address_book/import',
  changePerson: (contactId: string) => `/address_book/${seg(contactId)}/change`,
  /** @param type the kind of dates that are listed; all of them when left out */
  reminders: (type?: KeptType) => `/reminders${queryOf({ type })}`,
  /** Where cards are planned for everybody of the next twelve months. */
  yearAhead: () => '/reminders/year',
  /** Where the card that is offered for a date is sent; only its POST changes anything. */
  offeredCard: (calendarId: string) => `/reminders/offer/${seg(calendarId)}`,
  /** Where the card that is sent by itself for a date is cancelled; only its POST changes anything. */
  declineCard: (calendarId: string) => `/reminders/card/${seg(calendarId)}`,
  remindersPrintView: () => '/reminders-print-view',
  calendar: () => '/calendar',
  addReminders: () => '/reminders/add',
  addHolidays: () => '/reminders/holiday/add',
  holidays: () => '/reminders/holiday',
  /** Adds a date of a person who is in the address book. */
  addDateOf: (type: 'birthday' | 'anniversary', contactId: string) =>
    `/reminders/${type}/add/manual${queryOf({ contact_id: contactId })}`,
  /** @param date its day and month are filled in, `YYYY-MM-DD` @param name of the person, is filled in */
  addBirthdayByHand: (date?: string, name?: string) => `/reminders/birthday/add/manual${queryOf({ date, name })}`,
  addAnniversaryByHand: () => '/reminders/anniversary/add/manual',
  /** Not in the specification, which has a call for events and no page. */
  addEventByHand: () => '/reminders/event/add/manual',
  addBirthday: () => '/reminders/birthday/add',
  moreBirthdays: () => '/reminders/birthday/more',
  birthdayRequest: (step: BirthdayRequestStep) => `/birthday/request/${step}`,
  /** Where a friend answers; only its POSTs change anything. @param from what the page offers to refuse first, for a link in a mail */
  birthdayAnswer: (magicLink: string, from?: 'sender' | 'everyone') =>
    `/birthday/request/answer${queryOf({ magicLink, refuse: from })}`,

  groupCards: () => '/group-cards',
  birthdayGroup: (step?: BirthdayGroupStep) => `/birthday/group${step === undefined ? '' : `/${step}`}`,
  /** A list of birthdays, for the member who made it. */
  birthdayGroupList: (groupId: string) => `/birthday/group/list${queryOf({ group_id: groupId })}`,
  /** Where people add themselves to a list; only its POSTs change anything. */
  birthdayGroupJoin: (magicLink: string) => `/birthday/group/join${queryOf({ magicLink })}`,
  /** What one of them has added, by their own link. */
  birthdayGroupMine: (magicLink: string) => `/birthday/group/mine${queryOf({ magicLink })}`,
  createCard: () => '/card/create',
  createSend: () => '/card/send/create',
  share: () => '/card/share',
  shareView: (magicLink: string, magicLink2?: string | null) => nested('/card/share/view', magicLink, magicLink2),
  sign: () => '/card/sign',
  signView: (magicLink: string, magicLink2?: string | null) => nested('/card/sign/view', magicLink, magicLink2),
  signEdit: (magicLink: string, magicLink2?: string | null) => nested('/card/sign/edit', magicLink, magicLink2),

  names: () => '/name',
  name: (popularName: string) => `/name/${seg(popularName)}`,
  anniversaryGift: () => '/anniversary/gift',
  giftCard: () => '/ios-app/gift-card',
  infographic: () => '/infographic',
  happyBirthday: () => '/happy_birthday',
  team: () => '/team',
  company: () => '/company',
  cookies: () => '/privacy#cookies',
  admin: (section?: AdminSection, id?: string | number) =>
    ['/admin', section, id === undefined ? undefined : seg(String(id))].filter((part) => part !== undefined).join('/'),
  /** Shown without a network. */
  offline: () => '/offline',
  /** An export, for its own member only. */
  exportFile: (exportId: string) => `/media/exports/${seg(exportId)}.zip`,
  /** Where the service for text messages reports to us: what became of a message, and messages that came in. */
  textReports: () => '/hooks/texts',
  /** The short link of a text message; it leads on with the pair of a soft login. */
  textLink: (code: string) => `/t/${code}`,
  testing: (message?: string) => `/testing${message ? `?message=${seg(message)}` : ''}`,
  /** The short landing page for people who come from a shared card. */
  poply: () => '/poply',
  about: () => '/about',
  /** @param said the result of a form that was submitted without script */
  contact: (said: { sent?: number; wrong?: string } = {}) => `/contact${queryOf(said)}`,
  terms: () => '/terms',
  privacy: () => '/privacy',
  apiDocs: () => '/api/1',
  openapi: () => '/api/1/openapi.json',
} as const;

/** Media: pictures rendered by the server. `v` is the content hash, so that the picture at an address never changes. */
export const media = {
  /** A face of a card in the shop. Widths: those of `PICTURE_WIDTHS`. */
  card: (cardId: string, palette: string, face: string, width: number, v: string, name?: string) =>
    `/media/cards/${seg(cardId)}/${seg(palette)}/${face}-${width}.webp?v=${v}${face === 'front' ? '' : `.${FACES_VERSION}`}${name ? `&name=${seg(name)}` : ''}`,
  /** The front of a card in the shop, for mails. */
  cardInMail: (cardId: string, palette: string, width: number, v: string) =>
    `/media/cards/${seg(cardId)}/${seg(palette)}/front-${width}.jpg?v=${v}`,
  /** The social picture of a card in one colourway: 1200 by 630. */
  social: (cardId: string, palette: string, v: string, name?: string) =>
    `/media/cards/${seg(cardId)}/${seg(palette)}/social.jpg?v=${v}${name ? `&name=${seg(name)}` : ''}`,
  /** A face of a draft, rendered from its document; private. @param to the recipient whose front it is; left out for the first one */
  draft: (cardSendId: string, face: string, width: number, v: string, to?: string, kind: 'webp' | 'jpg' = 'webp') =>
    `/media/drafts/${cardSendId}/${face}-${width}.${kind}?v=${v}${to ? `&to=${seg(to)}` : ''}`,
  /**
   * A face of a card as it was sent; private. The front is that of whose link `magicLink2` is.
   * @param to with the sender's own link, the recipient whose front it is; left out for the first one
   */
  sent: (
    magicLink: string,
    magicLink2: string | null,
    face: string,
    width: number,
    kind: 'webp' | 'jpg' = 'webp',
    to?: string,
  ) =>
    `/media/sent/${seg(magicLink)}${magicLink2 ? `/${seg(magicLink2)}` : ''}/${face}-${width}.${kind}${to ? `?to=${seg(to)}` : ''}`,
  /** A file of a card to keep: a picture, a PDF or a page; private. */
  keepsake: (magicLink: string, magicLink2: string | null, file: string) =>
    `${nested('/media/keepsakes', magicLink, magicLink2)}/${file}`,
  /** A member's dates for other calendars (RFC 5545); whoever has the token reads them. */
  calendar: (token: string) => `/media/calendars/${seg(token)}.ics`,
  /** A member's people or dates as a file, for that member. */
  people: (file: PeopleFile) => `/media/people/${file}`,
  /** A member's photo, square. Widths: 96, 384. */
  photo: (photoId: string, width: number) => `/media/photos/${photoId}-${width}.webp`,
} as const;

/** The widths of a card's pictures. The last one is for a cover that is enlarged. */
export const PICTURE_WIDTHS = [175, 350, 700, 1400, 2800] as const;
