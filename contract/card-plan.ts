import { z } from 'zod';
import { CALENDAR_TYPES } from '#shared/dates/calendar-types.ts';
import { HANDLED_AS } from '#shared/dates/handled-as.ts';
import { WHEN_IT_COMES } from '#shared/dates/when-it-comes.ts';
import { PLANNED_MESSAGE_MAX } from '#shared/limits.ts';
import { CalendarId } from './calendar.ts';
import { CardId, CardTile, PaletteId } from './card.ts';
import { Email, singleLineText, SoftPair } from './fields.ts';
import { MyCard } from './favorite.ts';
import { listOf, Paging } from './reply.ts';

/** Dates on one page of the year. */
const YEAR_PAGE = 40;

/** A card that suits a date, as much of it as a small picture needs. */
const SuggestedCard = CardTile.pick({ cardId: true, paletteId: true, title: true, alt: true, v: true, paper: true });
export type SuggestedCard = z.infer<typeof SuggestedCard>;

/** The next day of somebody's date, with what stands for it. */
export const YearDate = z
  .object({
    calendarId: z.string(),
    calendarTypeId: z.literal(Object.values(CALENDAR_TYPES)),
    day: z.iso.date().meta({ description: 'on which it comes' }),
    contactId: z.string(),
    name: z.string().meta({ description: 'of the person, or of the couple' }),
    firstName: z.string(),
    reminderName: z.string().meta({ description: '“Amelie turns 34”' }),
    email: z.string().nullable().meta({ description: 'where the card goes; null where no address is known' }),
    timeZone: z.string().nullable().meta({ description: 'where the person is (IANA); null where that is unknown' }),
    whenItComes: z.enum(WHEN_IT_COMES).meta({
      description:
        'each time, a week before: the member is only reminded, is asked whether a card may go, or a card is planned by itself',
    }),
    ownMessage: z.string().nullable().meta({
      description: 'what the member wants written in the cards of `whenItComes`; null where we choose the words',
    }),
    handledAs: z.enum(HANDLED_AS).nullable().meta({ description: 'what was done about it; null where it is open' }),
    card: MyCard.nullable().meta({ description: 'the card that was sent for it, or will be' }),
    cards: z.array(SuggestedCard).meta({
      description: 'where it is open: cards that suit it, the best one first, which are sent as they are shown',
    }),
    message: z.string().meta({ description: 'what can be written in the card' }),
  })
  .meta({ id: 'YearDate' });
export type YearDate = z.infer<typeof YearDate>;

/** A card that can be sent for the next day of a date by one press. */
const CardOffer = z
  .object({
    calendarTypeId: z.literal(Object.values(CALENDAR_TYPES)),
    day: z.iso.date().meta({ description: 'on which it would leave' }),
    firstName: z.string().meta({ description: 'of whoever gets it' }),
    reminderName: z.string().meta({ description: '“Amelie turns 34”' }),
    card: SuggestedCard,
    message: z.string().meta({ description: 'what is written in it' }),
  })
  .meta({ id: 'CardOffer' });
export type CardOffer = z.infer<typeof CardOffer>;

export const cardPlanCalls = {
  'GET /year': {
    access: 'member',
    summary:
      'Lists the dates of people that come in the next twelve months, the next one first, with the card that is planned for each or cards that suit it.',
    query: Paging.extend({
      limit: Paging.shape.limit.unwrap().max(YEAR_PAGE).default(YEAR_PAGE),
      calendarId: CalendarId.optional().meta({ description: 'only this date, if it is among them' }),
    }),
    reply: listOf(YearDate).extend({
      handled: z.number().int().meta({ description: 'about how many of all of them something was done' }),
    }),
  },
  'POST /year/{calendarId}': {
    access: 'member-in-person',
    summary:
      'Schedules a card for the next day of somebody’s date, at nine in their morning. It answers the date, and is changed or cancelled as any scheduled card.',
    params: z.object({ calendarId: CalendarId }),
    body: z.object({
      day: z.iso.date('This is not a day.').meta({ description: 'the day that was shown' }),
      cardId: CardId,
      paletteId: PaletteId.optional(),
      message: singleLineText(PLANNED_MESSAGE_MAX, 'A message').meta({ description: 'what is written in the card' }),
      email: Email.optional().meta({ description: 'of the person, where no address is known; it is kept' }),
    }),
    reply: z.object({ date: YearDate }),
  },
  'PUT /year/{calendarId}': {
    access: 'member-in-person',
    summary:
      'Has a card planned by itself each time that a date comes, a week before, with a mail that says so; or has one offered by that mail; or neither. No longer planned by itself, a card that waits is a draft again.',
    params: z.object({ calendarId: CalendarId }),
    body: z.object({
      whenItComes: z.enum(WHEN_IT_COMES),
      message: singleLineText(PLANNED_MESSAGE_MAX, 'A message').nullish().meta({
        description:
          'what is written in these cards, from the next one on; null or empty lets us choose the words. Left out, it stays.',
      }),
    }),
    reply: z.object({ date: YearDate }),
  },
  'GET /year/{calendarId}/offer': {
    access: 'soft',
    summary: 'Reads the card that is offered for a date, as the mail about it shows it.',
    params: z.object({ calendarId: CalendarId }),
    query: z.object({ ...SoftPair }),
    reply: z.object({
      offer: CardOffer.nullable().meta({
        description: 'null where none is open: something was done about the day, or it is over',
      }),
    }),
  },
  'POST /year/{calendarId}/accept': {
    access: 'soft',
    summary: 'Schedules the card that is offered for a date, at nine in their morning.',
    params: z.object({ calendarId: CalendarId }),
    body: z.object({ ...SoftPair }),
    reply: z.object({ isAccepted: z.literal(true) }),
  },
  'POST /year/{calendarId}/decline': {
    access: 'soft',
    summary:
      'Takes back the card that was planned by itself for a date. It is a draft again, and no other one is planned for that day.',
    params: z.object({ calendarId: CalendarId }),
    body: z.object({ ...SoftPair }),
    reply: z.object({ isDeclined: z.literal(true) }),
  },
} as const;
