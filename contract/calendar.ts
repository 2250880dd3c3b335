import { z } from 'zod';
import { CALENDAR_TYPES, KEPT_TYPES } from '#shared/dates/calendar-types.ts';
import { HANDLED_AS, LATE_DAYS } from '#shared/dates/handled-as.ts';
import { LEAP_DAY_RULES } from '#shared/dates/occurrences.ts';
import { CALENDAR_NAMES } from '#shared/dates/partial-date.ts';
import { ENTRY_NAME_MAX, ENTRY_NOTE_MAX } from '#shared/limits.ts';
import { ContactId } from './contact.ts';
import { multilineText, personName, singleLineText, SoftPair } from './fields.ts';
import { listOf, Paging } from './reply.ts';

/** The kinds that a member keeps. */
const KeptTypeName = z.enum(KEPT_TYPES);

export const CalendarId = z.uuid('This is not a calendar entry.');
const Part = (what: string) => z.number(`${what} is a number, or null.`).int(`${what} is a whole number.`).nullable();
/** A date as somebody said it. Each part may be unknown. */
const EntryDate = z.object({
  calendar: z
    .enum(CALENDAR_NAMES, 'Choose a calendar.')
    .default('gregorian')
    .meta({ description: 'the calendar that `year`, `month` and `day` count in' }),
  year: Part('The year').default(null).meta({ description: 'null where it is unknown' }),
  month: Part('The month').default(null).meta({ description: 'from 1; null where it is unknown' }),
  isLeapMonth: z.boolean().default(false).meta({
    description: 'the leap month after `month`, of the Chinese calendar; of the Hebrew one: Adar I, with month 5',
  }),
  day: Part('The day').default(null).meta({ description: 'null where it is unknown' }),
  leapDayRule: z
    .enum(LEAP_DAY_RULES, 'Choose a day.')
    .default('february-28')
    .meta({ description: 'when a 29 February is celebrated in a year without one' }),
});
const Note = multilineText(ENTRY_NOTE_MAX, `A note can have up to ${ENTRY_NOTE_MAX.toLocaleString('en')} characters.`);
/** What a member writes of an entry, besides whose it is. */
const newEntry = { date: EntryDate, note: Note.default('') };
/** A change of an entry: what is left out stays. A date is given whole, so that no part of the old one is left in it. */
const changedEntry = {
  calendarId: CalendarId,
  date: EntryDate.optional().meta({ description: 'the whole new date' }),
  note: Note.optional(),
};
const WhoseName = personName('Enter a name.').meta({ description: 'of the person, or of the couple' });
/** Of whom a new entry is. One of both is given. */
const whose = {
  name: WhoseName.optional(),
  contactId: ContactId.optional().meta({
    description: 'a contact that is there; without it, `name` becomes a new one',
  }),
};
const EventName = singleLineText(ENTRY_NAME_MAX, 'A name', 'Enter what the day is.').refine(
  (name) => name !== '',
  'Enter what the day is.',
);

export const CalendarEntry = z
  .object({
    calendarId: z.string(),
    calendarTypeId: z
      .literal(Object.values(CALENDAR_TYPES))
      .meta({ description: '1 birthday, 2 anniversary, 3 suggestions, 4 holiday, 5 event' }),
    calendarName: z.string().meta({ description: 'what it is called: “Amelie’s birthday”' }),
    firstName: z.string().nullable().meta({ description: 'of the contact; null without one' }),
    reminderName: z
      .string()
      .meta({ description: 'what there is to remember at its next occurrence: “Amelie turns 34”' }),
    calendarDate: z.iso.date().nullable().meta({
      description:
        'the next day on which it comes, from the member’s own today on; null while its month is unknown. Where only the day is unknown: the first of the month',
    }),
    calendarDttm: z
      .string()
      .nullable()
      .meta({ description: 'the instant at which that day begins for the member, ISO 8601, UTC' }),
    reminderDate: z.iso.date().nullable().meta({
      description:
        'the day of its next reminder, where the member is; null where there is none: its month is unknown, its reminders are stopped, or the member wants none',
    }),
    cardSendId: z.string().nullable().meta({ description: 'the card that was sent, or will be, for `calendarDate`' }),
    contact: z.object({ contactId: z.string(), name: z.string() }).nullable(),
    years: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'how many years it has been at `calendarDate`; null where the year is unknown' }),
    date: EntryDate.meta({ description: 'of a holiday: its next day' }),
    holiday: z
      .object({
        holidayId: z.string(),
        countryId: z
          .string()
          .nullable()
          .meta({ description: 'whose days these are; null where they are the same everywhere' }),
        isEvening: z.boolean().meta({ description: 'whether it begins in the evening of that day' }),
        isByMoon: z.boolean(),
        note: z.string().nullable().meta({ description: '“the year of the Goat”' }),
        path: z.string().nullable().meta({ description: 'of the category of its cards' }),
      })
      .nullable()
      .meta({ description: 'null for what is no holiday' }),
    note: z.string(),
    handledAs: z
      .enum(HANDLED_AS)
      .nullable()
      .meta({ description: 'what was done about it for `calendarDate`; null where nothing was yet' }),
    missedDate: z.iso
      .date()
      .nullable()
      .meta({
        description: `the last day on which it came, while that is at most ${LATE_DAYS} days ago and nothing was done about it`,
      }),
    snoozedUntil: z.iso.date().nullable().meta({
      description:
        'the day until which its reminders were put off, and on which there is one; null where there is none such ahead',
    }),
    isBlocked: z.boolean().meta({ description: 'whether its reminders are stopped' }),
    isRemoved: z.boolean(),
  })
  .meta({ id: 'CalendarEntry' });
export type CalendarEntry = z.infer<typeof CalendarEntry>;

const reply = z.object({ calendar: CalendarEntry });
const ofEntry = { params: z.object({ calendarId: CalendarId }), reply };

export const calendarCalls = {
  'GET /reminder': {
    access: 'member',
    summary:
      'Lists the birthdays, anniversaries, chosen holidays and events of a member, the next one first; those whose month is unknown come last.',
    query: Paging.extend({
      type: KeptTypeName.optional().meta({ description: 'of one kind only' }),
      contactId: ContactId.optional().meta({
        description: 'of one contact only. Without it, those of people who are paused or have died are left out.',
      }),
    }),
    reply: listOf(CalendarEntry).extend({
      counts: z
        .record(KeptTypeName, z.number().int())
        .meta({ description: 'how many there are of each kind, whatever `type` is' }),
    }),
  },
  'GET /calendar/{calendarId}': {
    access: 'soft',
    summary: 'Shows a calendar entry. Who is softly logged in sees no note.',
    ...ofEntry,
    query: z.object({ ...SoftPair }),
  },
  'PUT /reminder/{calendarId}': {
    access: 'member',
    summary: 'Takes a calendar entry out of the calendar, or puts back one that was removed less than a day ago.',
    ...ofEntry,
    body: z.object({ isRemoved: z.boolean() }),
  },
  'DELETE /reminder/{calendarId}': {
    access: 'member',
    summary: 'Removes a calendar entry. It can be put back for a day.',
    ...ofEntry,
  },
  'POST /reminder/send/{calendarId}': {
    access: 'soft',
    summary:
      'Notes what was done about a date: a card, a call, a present, or on purpose nothing. There are no more reminders of that day.',
    ...ofEntry,
    body: z.object({
      handledAs: z
        .enum(HANDLED_AS, 'Choose what you did.')
        .nullable()
        .default('card')
        .meta({ description: 'null takes back what was noted' }),
      day: z.iso
        .date('This is not a day.')
        .optional()
        .meta({ description: '`calendarDate`, which it is where this is left out, or the last day on which it came' }),
      ...SoftPair,
    }),
  },
  'POST /reminder/snooze/{calendarId}': {
    access: 'soft',
    summary:
      'Puts the reminders of a date off until a day: none comes before it, and one comes on it. Those that are due later stay.',
    ...ofEntry,
    body: z.object({
      until: z.iso
        .date('Choose a day.')
        .nullable()
        .meta({ description: 'from tomorrow on, where the member is; null puts nothing off any more' }),
      day: z.iso
        .date('This is not a day.')
        .optional()
        .meta({ description: '`calendarDate`, which it is where this is left out, or the last day on which it came' }),
      ...SoftPair,
    }),
  },
  'POST /reminder/block/{calendarId}': {
    access: 'soft',
    summary: 'Stops the reminders of a calendar entry, or starts them again. The entry stays in the calendar.',
    ...ofEntry,
    body: z.object({ isBlocked: z.boolean().default(true), ...SoftPair }),
  },
  'POST /birthday': {
    access: 'member',
    summary: 'Adds a birthday, of a contact or of a new one. A person has one birthday.',
    body: z.object({ ...whose, ...newEntry }),
    reply,
  },
  'PUT /birthday': {
    access: 'member',
    summary: 'Changes a birthday.',
    body: z.object({ name: WhoseName.optional(), ...changedEntry }),
    reply,
  },
  'POST /anniversary': {
    access: 'member',
    summary: 'Adds an anniversary, of a contact or of a new one.',
    body: z.object({ ...whose, ...newEntry }),
    reply,
  },
  'PUT /anniversary': {
    access: 'member',
    summary: 'Changes an anniversary.',
    body: z.object({ name: WhoseName.optional(), ...changedEntry }),
    reply,
  },
  'POST /event': {
    access: 'member',
    summary: 'Adds another day of every year.',
    body: z.object({ name: EventName, ...newEntry }),
    reply,
  },
  'PUT /event': {
    access: 'member',
    summary: 'Changes another day of every year.',
    body: z.object({ name: EventName.optional(), ...changedEntry }),
    reply,
  },
} as const;
