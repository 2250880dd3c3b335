/** Every address of the site, in one table. Mails, server and browser build their links here; no other file holds a path. */
export const SEND_STEPS = ['card', 'words', 'people', 'preview', 'success'] as const;
export type SendStep = (typeof SEND_STEPS)[number];
/** What there are reminders of, as their addresses name it; and the shelf of the shop that goes with each. */
export const REMINDER_SHELVES = { birthday: 'birthday', anniversary: 'anniversary', holiday: 'holidays' } as const;
export type ReminderType = keyof typeof REMINDER_SHELVES;
export function isReminderType(text: string): text is ReminderType {
  return Object.hasOwn(REMINDER_SHELVES, text);
}
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
export type CardChoice = { palette?: string | undefined; name?: string | number | undefined };
function choiceOf({ palette, name }: CardChoice): Record<string, string | number | undefined> {
  return { palette: palette || undefined, name: name === '' ? undefined : name };
}

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
  /** Where a card is put on the table: makes a draft of the card and goes to its first step. */
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
  testing: (message?: string) => `/testing${message ? `?message=${seg(message)}` : ''}`,
  /** The short landing page for people who come from a shared card. */
  poply: () => '/poply',
  about: () => '/about',
  contact: () => '/contact',
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
} as const;

export const PICTURE_WIDTHS = [175, 350, 700, 1400] as const;
