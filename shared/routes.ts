/** Every address of the site, in one table. Mails, server and browser build their links here; no other file holds a path. */
export const SEND_STEPS = ['card', 'words', 'people', 'preview', 'success'] as const;
export type SendStep = (typeof SEND_STEPS)[number];
/** What there are reminders of, as their addresses name it; and the shelf of the shop that goes with each. */
export const REMINDER_SHELVES = { birthday: 'birthday', anniversary: 'anniversary', holiday: 'holidays' } as const;
export type ReminderType = keyof typeof REMINDER_SHELVES;
export function isReminderType(text: string): text is ReminderType {
  return Object.hasOwn(REMINDER_SHELVES, text);
}
/** Asking for a birthday: how a day is kept, the question itself, and what comes after it. */
export const BIRTHDAY_REQUEST_STEPS = ['howto', 'ask', 'success'] as const;
export type BirthdayRequestStep = (typeof BIRTHDAY_REQUEST_STEPS)[number];
/** The lists of one's own cards (specification, section 2). */
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
/** A query as browsers write it for a form, so that an address is the same whoever made it; what is not given is left out. */
function queryOf(given: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value !== undefined) query.set(name, String(value));
  return query.size > 0 ? `?${query}` : '';
}
const nested = (base: string, magicLink: string, magicLink2?: string | null) =>
  `${base}/${seg(magicLink)}${magicLink2 ? `/${seg(magicLink2)}` : ''}`;

/** What was chosen of a card: its colourway, and the name on its front. Empty is not chosen. */
export type CardChoice = { palette?: string | undefined; name?: string | undefined };
function choiceOf({ palette, name }: CardChoice): Record<string, string | undefined> {
  return { palette: palette || undefined, name: name === '' ? undefined : name };
}

/** What a mailed link is for, so that its page can say it. What it does is decided by the link alone. */
export const MAILED_ACTS = ['sign-in', 'join', 'confirm-email', 'restore'] as const;
export type MailedAct = (typeof MAILED_ACTS)[number];

export const routes = {
  home: () => '/',
  cards: (top?: string, mid?: string, sub?: string) =>
    ['/cards', top, mid, sub]
      .filter((part) => part !== undefined)
      .map((part, i) => (i === 0 ? part : seg(part)))
      .join('/'),
  /** Cards found by what was typed. */
  search: (text: string) => `/cards${queryOf({ q: text })}`,
  /** A page of cards, narrowed by what stands in its query. */
  narrowed: (page: string, choices: Record<string, string | number | undefined>) => page + queryOf(choices),
  /** The cards for one kind of reminder, without the rest of the shop around them. */
  browse: (reminderType: ReminderType) => `/${reminderType}/browse`,
  /** The same, in the order of one reader's liking. */
  suggestions: (reminderType: ReminderType) => `/${reminderType}/suggestions`,
  card: (cardId: string, choice: CardChoice = {}) => `/card/view/${seg(cardId)}${queryOf(choiceOf(choice))}`,
  /** The page that gives a link away: of a card of the shop. */
  copy: (linkType: 'card', linkParam: string, choice: CardChoice = {}) =>
    `/copy/${linkType}/${seg(linkParam)}${queryOf(choiceOf(choice))}`,
  send: (step: SendStep, cardSendId?: string) =>
    `/card/send/${step}${cardSendId ? `?card_send_id=${seg(cardSendId)}` : ''}`,
  /** Creates a draft of the card and goes to its first step. */
  sendCard: (cardId: string, choice: CardChoice = {}) =>
    `/card/send/card${queryOf({ card: cardId, ...choiceOf(choice) })}`,
  sendView: (magicLink: string, magicLink2?: string | null) => nested('/card/send/view', magicLink, magicLink2),
  read: (magicLink: string, magicLink2?: string | null) => nested('/card/read', magicLink, magicLink2),
  /** Where a recipient says no to further cards; the act is a POST. */
  refuse: (magicLink: string, magicLink2: string, from: 'sender' | 'everyone') =>
    `${nested('/card/read', magicLink, magicLink2)}?refuse=${from}`,
  open: () => '/open',
  /** The press that lets the first card of an address leave. */
  verify: (token: string) => `/verify?send=${seg(token)}`,
  /** The page of a mailed link: to sign in, to register, to confirm an address, to restore a deleted account. */
  verifyToken: (token: string, act?: MailedAct) => `/verify${queryOf({ token, for: act })}`,

  login: (next?: string) => `/login${queryOf({ next })}`,
  register: (next?: string) => `/register${queryOf({ next })}`,
  /** @param wrong where the link of an older mail led here */
  forgot: (next?: string, wrong?: 'dead-link') => `/forgot${queryOf({ next, wrong })}`,
  logout: () => '/logout',
  /** Leads to a provider and back. @param zone of whoever may join by it */
  signInWith: (provider: 'google' | 'facebook' | 'apple', next?: string, zone?: string) =>
    `/auth/${provider}${queryOf({ next, zone })}`,
  signInCallback: (provider: 'google' | 'facebook' | 'apple') => `/auth/${provider}/callback`,
  /** @param pair of the mail that was asked for, where the old password is not known */
  changePassword: (pair?: { t: string; e: string }) => `/change_password${queryOf({ ...pair })}`,
  account: () => '/account',
  /** The sign-in methods of one's account. */
  accountWays: () => '/account#signing-in',
  /** Where a member says whether one of us may look inside a card. */
  accountAsks: () => '/account#asked',
  emailSettings: () => '/email_settings',
  notifications: () => '/notifications',
  payment: () => '/payment',
  cancelMembership: () => '/account/cancel',
  /** @param kind of mail, where the link stands in the foot of one */
  unsubscribe: (pair?: { t: string; e: string }, kind?: string) => `/unsubscribe${queryOf({ ...pair, kind })}`,
  myCards: (type: MyCardsType) => `/mycards/${type}`,

  addressBook: () => '/address_book',
  reminders: () => '/reminders',
  remindersPrintView: () => '/reminders-print-view',
  calendar: () => '/calendar',
  addReminders: () => '/reminders/add',
  addHolidays: () => '/reminders/holiday/add',
  holidays: () => '/reminders/holiday',
  addBirthdayByHand: () => '/reminders/birthday/add/manual',
  addAnniversaryByHand: () => '/reminders/anniversary/add/manual',
  addBirthday: () => '/reminders/birthday/add',
  moreBirthdays: () => '/reminders/birthday/more',
  birthdayRequest: (step: BirthdayRequestStep) => `/birthday/request/${step}`,

  groupCards: () => '/group-cards',
  birthdayGroup: () => '/birthday/group',
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
  /** What is there without a network. */
  offline: () => '/offline',
  /** An export, for its member alone. */
  exportFile: (exportId: string) => `/media/exports/${seg(exportId)}.zip`,
  testing: (message?: string) => `/testing${message ? `?message=${seg(message)}` : ''}`,
  /** The short landing page for people who come from a shared card. */
  poply: () => '/poply',
  about: () => '/about',
  /** @param said what became of a letter that was sent without script */
  contact: (said: { sent?: number; wrong?: string } = {}) => `/contact${queryOf(said)}`,
  terms: () => '/terms',
  privacy: () => '/privacy',
  apiDocs: () => '/api/1',
  openapi: () => '/api/1/openapi.json',
} as const;

/** Media: pictures that the server draws. `v` is the content hash, so that an address never changes its picture. */
export const media = {
  /** A face of a card in the shop. Widths: 175, 350, 700, 1400. */
  card: (cardId: string, palette: string, face: string, width: number, v: string, name?: string) =>
    `/media/cards/${seg(cardId)}/${seg(palette)}/${face}-${width}.webp?v=${v}${name ? `&name=${seg(name)}` : ''}`,
  /** The social picture of a card in one colourway: 1200 by 630. */
  social: (cardId: string, palette: string, v: string, name?: string) =>
    `/media/cards/${seg(cardId)}/${seg(palette)}/social.jpg?v=${v}${name ? `&name=${seg(name)}` : ''}`,
  /** A face of a draft, drawn from its recipe; private. */
  draft: (cardSendId: string, face: string, width: number, v: string) =>
    `/media/drafts/${cardSendId}/${face}-${width}.webp?v=${v}`,
  /** A face of a card as it was sent; private. */
  sent: (magicLink: string, magicLink2: string | null, face: string, width: number, kind: 'webp' | 'jpg' = 'webp') =>
    `/media/sent/${seg(magicLink)}${magicLink2 ? `/${seg(magicLink2)}` : ''}/${face}-${width}.${kind}`,
  /** The whole card on one sheet, to print and fold. */
  sentPrint: (magicLink: string, magicLink2: string | null) =>
    `/media/sent/${seg(magicLink)}${magicLink2 ? `/${seg(magicLink2)}` : ''}/print.svg`,
  /** A member's photo, square. Widths: 96, 384. */
  photo: (photoId: string, width: number) => `/media/photos/${photoId}-${width}.webp`,
} as const;

export const PICTURE_WIDTHS = [175, 350, 700, 1400] as const;
