import { z } from 'zod';
import { HAND_IDS, INK_IDS } from '#shared/letter/hands.ts';
import { CARD_LINES_MAX, MESSAGE_MAX, MOBILE_MAX, PERSON_NAME_MAX, PHRASE_MAX, VERSE_MAX } from '#shared/limits.ts';
import { CalendarId } from './calendar.ts';
import { CardId, PaletteId, SendCard, SendTile } from './card.ts';
import {
  CountryId,
  Email,
  EmailOrNone,
  FrontName,
  MagicLink,
  singleLineText,
  personName,
  SoftPair,
  TimeZoneName,
  multilineText,
} from './fields.ts';
import { Letter, VerseLines } from './letter.ts';

export const CardSendId = z.uuid('We do not know this card.');

export const Hand = z.enum(HAND_IDS);
export type Hand = z.infer<typeof Hand>;
export const Ink = z.enum(INK_IDS);
export type Ink = z.infer<typeof Ink>;

/** When a card arrives: straight away, or on a day at an hour in each recipient's own time zone. */
export const Schedule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('now') }),
  z.object({
    kind: z.literal('on'),
    date: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter a date.')
      .meta({ description: 'YYYY-MM-DD, in that time zone' }),
    time: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, such as 09:00.')
      .meta({ description: 'HH:MM, 24 hours, in that time zone' }),
  }),
]);
export type Schedule = z.infer<typeof Schedule>;

/** What the fronts of a card say where it goes to several people. */
export const NamesOnFront = z.enum(['one', 'each', 'none']).meta({
  description:
    'which names the fronts of the card have: `one` for all people (`nameOnFront`), a name for `each` person (`nameOnFront` of the recipient), or `none`. What was given for another choice is kept',
});
export type NamesOnFront = z.infer<typeof NamesOnFront>;

/** Where a card goes: to one of the two. */
type GivenAddress = { email?: string | undefined; mobile?: string | undefined };
const hasAddress = ({ email, mobile }: GivenAddress) => email !== undefined || mobile !== undefined;
const hasOneAddress = ({ email, mobile }: GivenAddress) => email === undefined || mobile === undefined;
const NO_ADDRESS = { path: ['email'], message: 'Enter an email address.' };
const TWO_ADDRESSES = { path: ['mobile'], message: 'Give an email address or a mobile number, not both.' };
const Mobile = singleLineText(MOBILE_MAX, 'A number').meta({
  description:
    'a mobile number in place of an email address, where this copy sends texts (`sendsTexts`). Without a country code it is one of `countryId`, or of the member’s country',
});

export const RecipientInput = z
  .object({
    recipientId: z.uuid().optional(),
    name: personName('Enter a name. A first name is enough.'),
    email: Email.optional(),
    mobile: Mobile.optional(),
    countryId: CountryId.nullable().default(null),
    timeZone: TimeZoneName.nullable().default(null).meta({
      description:
        'where the recipient is; null takes the place that the sender last gave for this address, and the sender’s own time zone where there is none',
    }),
    nameOnFront: FrontName.nullable().optional().meta({
      description:
        'the name on the front that this person sees, where `namesOnFront` is `each`; null takes the first name in `name`, empty leaves the card’s own line. Left out for somebody who has a recipientId: stays as it is',
    }),
  })
  .refine(hasAddress, NO_ADDRESS)
  .refine(hasOneAddress, TWO_ADDRESSES);
export type RecipientInput = z.input<typeof RecipientInput>;

/** Both clocks for one recipient. */
export const Arrival = z.object({
  instant: z.string().meta({ description: 'ISO 8601, UTC' }),
  theirs: z.object({ date: z.string(), time: z.string(), timeZone: z.string(), place: z.string() }),
  yours: z.object({ date: z.string(), time: z.string(), timeZone: z.string(), place: z.string() }),
});
export type Arrival = z.infer<typeof Arrival>;
export const Recipient = z
  .object({
    recipientId: z.string(),
    name: z.string(),
    email: z.string().nullable().meta({ description: 'null where it goes to a mobile number' }),
    mobile: z.string().nullable().meta({ description: '`+44 7400 123456`' }),
    countryId: z.string().nullable(),
    timeZone: z.string().nullable(),
    nameOnFront: z.string().nullable().meta({ description: 'as it was given; null takes the first name in `name`' }),
    front: z
      .object({
        name: z.string().nullable().meta({ description: 'null for the card’s own line' }),
        alt: z.string(),
        v: z.string().meta({ description: 'content hash; part of the URL of its picture' }),
      })
      .meta({ description: 'the front of the card as this person sees it' }),
    arrival: Arrival.nullable(),
  })
  .meta({ id: 'Recipient' });
export type Recipient = z.infer<typeof Recipient>;

export const CardSendState = z.enum(['draft', 'awaiting-confirmation', 'scheduled', 'sent', 'stopped']);
/** A send: first a draft, then a card that is sent. */
export const CardSend = z
  .object({
    cardSendId: z.string(),
    state: CardSendState,
    card: SendCard,
    paletteId: z.string(),
    nameOnFront: z.string().nullable().meta({ description: 'the name for all people, where `namesOnFront` is `one`' }),
    namesOnFront: NamesOnFront,
    verse: z.string(),
    message: z.string(),
    hand: Hand,
    ink: Ink,
    sender: z.object({ name: z.string(), email: z.string(), timeZone: z.string().nullable() }),
    phrase: z.string(),
    recipients: z.array(Recipient),
    schedule: Schedule,
    v: z.string().meta({ description: 'content hash of the draft; part of the URLs of its pictures' }),
    colours: z
      .object({
        paper: z.string(),
        stock: z.string(),
        coverInk: z.string(),
        accent: z.string(),
        envelope: z.string(),
        flap: z.string(),
        shade: z.string(),
        envelopeInk: z.string(),
      })
      .meta({ description: 'what the pages around the card need of it' }),
    verseLines: VerseLines.meta({ description: 'the verse in lines, where its picture has them' }),
    letter: Letter.meta({ description: 'the message and its signature, in lines' }),
    path: z.string().nullable().meta({
      description:
        'the page of the sent card, for its sender; its last two parts are magicLink and magicLink2 of GET /card/send/view',
    }),
    limits: z.object({ recipients: z.number().int(), message: z.number().int() }),
    sendsTexts: z.boolean().meta({ description: 'whether this copy sends cards by text message' }),
    updatedAt: z.string(),
    forDate: z
      .object({
        calendarId: z.string(),
        day: z.iso.date(),
        name: z
          .string()
          .nullable()
          .meta({ description: 'of the person or the couple; null where the day is nobody’s' }),
        email: z.string().nullable().meta({ description: 'of the person, for the member who keeps the date' }),
        timeZone: z.string().nullable().meta({ description: 'where the person is (IANA), likewise' }),
      })
      .nullable()
      .meta({ description: 'the date of the sender’s calendar that it is for' }),
  })
  .meta({ id: 'CardSend' });
export type CardSend = z.infer<typeof CardSend>;
const Draft = z.object({ cardSend: CardSend });
const Which = z.object({ cardSendId: CardSendId });
const tooManyLines = (what: string) => `${what} can have up to ${CARD_LINES_MAX} lines.`;
const Proof = z
  .string()
  .max(4000)
  .optional()
  .meta({ description: 'the solved challenge of GET /card/send/challenge; left out if that returned null' });

export const LedgerEntry = z
  .object({
    recipientId: z.string(),
    name: z.string(),
    email: z.string().nullable().meta({ description: 'null where it went to a mobile number' }),
    mobile: z.string().nullable().meta({ description: '`+44 7400 123456`' }),
    arrival: Arrival,
    state: z.enum(['queued', 'accepted', 'delivered', 'bounced', 'opened', 'replied', 'stopped', 'refused']).meta({
      description:
        'the furthest that it has come; `delivered` to a phone is known of text messages alone. `refused`: no cards are wanted there, or the number has sent STOP',
    }),
    queuedAt: z.string(),
    acceptedAt: z.string().nullable(),
    deliveredAt: z.string().nullable(),
    bouncedAt: z.string().nullable(),
    bounceReason: z.string().nullable(),
    openedAt: z.string().nullable(),
    repliedAt: z.string().nullable(),
    reply: z.string().nullable(),
  })
  .meta({ id: 'LedgerEntry' });
export type LedgerEntry = z.infer<typeof LedgerEntry>;
/** A sent card as its sender sees it: with the ledger of every recipient. */
export const SentCard = z
  .object({
    cardSendId: z.string(),
    state: CardSendState,
    card: SendTile,
    title: z.string(),
    alt: z.string(),
    readPath: z.string(),
    coverPath: z
      .string()
      .meta({ description: 'the front; that of the first person, where each has a name of their own on it' }),
    fronts: z
      .array(
        z.object({
          recipientId: z.string(),
          to: z.string(),
          name: z.string().nullable(),
          alt: z.string(),
          coverPath: z.string(),
          magicLink2: z.string().meta({
            description:
              'the second part of a link to the card with this front, for its sender to look at, print and pass on; nothing can be answered by it in the name of that person',
          }),
          readPath: z.string().meta({ description: 'the page of the card with this front' }),
        }),
      )
      .meta({ description: 'the front of each person, where each has a name of their own on it; otherwise empty' }),
    message: z.string(),
    senderName: z.string(),
    schedule: Schedule,
    canStopUntil: z
      .string()
      .nullable()
      .meta({ description: 'until when Undo works (ISO 8601, UTC); null when it was sent' }),
    ledger: z.array(LedgerEntry),
    sendsTexts: z.boolean().meta({
      description: 'whether this copy sends cards by text message; where it does not, senders text the link themselves',
    }),
  })
  .meta({ id: 'SentCard' });
export type SentCard = z.infer<typeof SentCard>;
const Sent = z.object({ sent: SentCard });

const MailAddress = z.object({ name: z.string(), address: z.string() });
/** The mail that carries a card to one of its people, before it is sent. */
export const CardMail = z
  .object({
    recipientId: z.string().nullable().meta({ description: 'whose mail it is; null while the draft has no recipient' }),
    from: MailAddress,
    to: MailAddress.nullable(),
    replyTo: MailAddress.nullable().meta({ description: 'null while the draft has no address of its sender' }),
    subject: z.string(),
    preheader: z.string().meta({ description: 'the line that an inbox shows beside the subject' }),
    html: z.string(),
    text: z.string(),
  })
  .meta({ id: 'CardMail' });
export type CardMail = z.infer<typeof CardMail>;
const SenderLink = z.object({ magicLink: MagicLink, magicLink2: MagicLink.optional() });

export const cardSendCalls = {
  'POST /card/send': {
    access: 'anyone',
    summary: 'Creates a draft of a card.',
    body: z.object({
      cardId: CardId,
      paletteId: PaletteId.optional(),
      nameOnFront: FrontName.optional(),
      calendarId: CalendarId.optional().meta({
        description: 'the date of the calendar that it is for: when it is sent, the date is answered by it',
      }),
      ...SoftPair,
    }),
    reply: Draft,
  },
  'GET /card/send': {
    access: 'anyone',
    summary:
      'Returns a draft, or a card that was sent from this session: by its id, or by the link that it got when it was sent.',
    query: z
      .object({ card_send_id: CardSendId.optional(), magicLink: MagicLink.optional() })
      .refine((query) => (query.card_send_id === undefined) !== (query.magicLink === undefined), {
        path: ['card_send_id'],
        message: 'Give either card_send_id or magicLink.',
      }),
    reply: Draft,
  },
  'PUT /card/send': {
    access: 'anyone',
    summary:
      'Updates a draft: its card, the names on the front, recipients, sender, private phrase, schedule. Fields that are left out stay as they are.',
    body: Which.extend({
      cardId: CardId.optional(),
      nameOnFront: FrontName.nullable().optional(),
      namesOnFront: NamesOnFront.optional(),
      recipients: z.array(RecipientInput).max(1000, 'You can send a card to at most 1,000 people.').optional(),
      sender: z
        .object({
          name: singleLineText(PERSON_NAME_MAX, 'Your name').optional(),
          email: EmailOrNone.optional(),
          timeZone: TimeZoneName.nullable().optional(),
        })
        .optional(),
      phrase: singleLineText(PHRASE_MAX, 'A phrase').optional(),
      schedule: Schedule.optional(),
    }),
    reply: Draft,
  },
  'PUT /card/send/message': {
    access: 'anyone',
    summary: 'Updates the verse and the message of a draft.',
    body: Which.extend({
      // The words inside begin a new line at each | too.
      verse: multilineText(VERSE_MAX, `The words inside can have up to ${VERSE_MAX} characters.`)
        .refine((text) => text.split(/[|\n]/).length <= CARD_LINES_MAX, tooManyLines('The words inside'))
        .optional(),
      message: multilineText(MESSAGE_MAX, `A message can have up to ${MESSAGE_MAX.toLocaleString('en')} characters.`)
        .refine((text) => text.split('\n').length <= CARD_LINES_MAX, tooManyLines('A message'))
        .optional(),
      messageBreaks: z
        .array(z.int('A line begins at a whole number.').min(1).max(MESSAGE_MAX))
        .max(MESSAGE_MAX, 'A message does not have as many lines.')
        .optional()
        .meta({
          description:
            'Where the lines of the message begin, as its writer saw them, by UTF-16 code units; those after a new line are not among them. The card keeps these lines where they fit. Left out: we break the lines.',
        }),
      hand: Hand.optional(),
      ink: Ink.optional(),
    }),
    reply: Draft,
  },
  'PUT /card/send/background': {
    access: 'anyone',
    summary: 'Updates the colourway of a draft: cover, inside and envelope.',
    body: Which.extend({ paletteId: PaletteId }),
    reply: Draft,
  },
  'PUT /card/send/send': {
    access: 'anyone',
    summary:
      'Sends a draft now, or schedules it. Unless the site runs on loopback only, the first card from an unknown address waits until that address is confirmed by mail.',
    body: Which.extend({ proof: Proof }),
    reply: Draft,
  },
  'GET /card/send/mail': {
    access: 'anyone',
    summary:
      'Returns the mail that would carry a draft to one of its recipients, exactly as it would be sent now, but for its links and its code: these are made when the card is sent, so here they lead nowhere. Placeholders stand for names that are missing. Nothing is sent.',
    query: z.object({
      card_send_id: CardSendId,
      recipient_id: z.uuid().optional().meta({ description: 'left out for the first recipient' }),
    }),
    reply: z.object({ mail: CardMail }),
  },
  'POST /card/send/test': {
    access: 'anyone',
    summary:
      "Sends a draft to its own sender as a test, as the recipient will see it: to the address of the member's account, or to the visitor's address in the draft. Nothing is counted.",
    body: Which.extend({ proof: Proof }),
    reply: z.object({ to: z.string().meta({ description: 'the address it was sent to' }) }),
  },
  'GET /card/send/challenge': {
    access: 'anyone',
    summary:
      'Returns a proof-of-work challenge for sending without an account, or null if none is needed. Solve it with `solveChallenge({ challenge, deriveKey })` of `altcha-lib` 2 and `deriveKey` of `altcha-lib/algorithms/pbkdf2`; the proof is the base64 of the JSON `{ "challenge", "solution" }`. Each works once, for twenty minutes.',
    reply: z.object({ challenge: z.record(z.string(), z.unknown()).nullable() }),
  },
  'PUT /card/send/stop': {
    access: 'anyone',
    summary:
      "Cancels the sending of a card that has not left, and makes it a draft again. A card that was sent without an account can be cancelled in any browser with the sender's own link, and becomes a draft of that browser.",
    body: Which.extend(SenderLink.partial().shape),
    reply: Draft,
  },
  'POST /card/send/confirm': {
    access: 'anyone',
    summary: "Confirms a sender's address with the token of the mail to it, and releases the card that waits for it.",
    body: z.object({ token: MagicLink }),
    reply: z.object({ path: z.string() }),
  },
  'GET /card/send/view': {
    access: 'anyone',
    summary:
      'Returns a sent card and its delivery status, for its sender: by session, or by the personal link in the mail to the sender.',
    query: SenderLink,
    reply: Sent,
  },
  'PUT /card/send/correct': {
    access: 'anyone',
    summary: 'Corrects an address or a number that bounced and sends the card again, free.',
    body: SenderLink.extend({ recipientId: z.uuid(), email: Email.optional(), mobile: Mobile.optional() })
      .refine(hasAddress, NO_ADDRESS)
      .refine(hasOneAddress, TWO_ADDRESSES),
    reply: Sent,
  },
} as const;
