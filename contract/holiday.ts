import { z } from 'zod';

const HolidayId = z
  .string()
  .max(100, 'This is not a holiday.')
  .meta({ description: '`christmas`, or with the country whose days these are: `mothers-day:GB`' });
const CountryId = z.string().regex(/^[A-Za-z]{2}$/, 'A country is written like GB.');

export const Holiday = z
  .object({
    holidayId: HolidayId,
    name: z.string(),
    countryId: z
      .string()
      .nullable()
      .meta({ description: 'whose days these are; null where they are the same everywhere' }),
    date: z.iso.date().meta({ description: 'its next day, from the member’s own today on' }),
    isEvening: z.boolean().meta({ description: 'whether it begins in the evening of that day' }),
    isByMoon: z.boolean(),
    note: z.string().nullable().meta({ description: '“the year of the Goat”' }),
    path: z.string().nullable().meta({ description: 'of the category of its cards; null where it has none' }),
    source: z.string().meta({ description: 'where its days come from' }),
    calendarId: z
      .string()
      .nullable()
      .meta({ description: 'the entry of the member’s calendar; null where there is none' }),
  })
  .meta({ id: 'Holiday' });
export type Holiday = z.infer<typeof Holiday>;

/** How many holidays can be chosen at once. */
const CHOICES_MAX = 100;

export const holidayCalls = {
  'GET /holidays': {
    access: 'member',
    summary: 'Lists the holidays of a country, the nearest first, and which of them a member has chosen.',
    query: z.object({
      countryId: CountryId.optional().meta({
        description: 'ISO 3166-1 alpha-2. Without it, the member’s own: of the account, else of the time zone',
      }),
    }),
    reply: z.object({
      countryId: z.string().nullable().meta({ description: 'null where the member’s country is not known' }),
      holidays: z.array(Holiday),
      elsewhere: z
        .array(Holiday)
        .meta({ description: 'holidays that the member has chosen and that the country does not have' }),
    }),
  },
  'POST /holidays': {
    access: 'member',
    summary: 'Chooses holidays for a member’s calendar, or takes them out again. What is not named stays as it is.',
    body: z.object({
      holidays: z
        .array(z.object({ holidayId: HolidayId, isChosen: z.boolean() }))
        .min(1, 'Choose a holiday.')
        .max(CHOICES_MAX, `Up to ${CHOICES_MAX} holidays can be chosen at once.`),
    }),
    reply: z.object({ holidays: z.array(Holiday).meta({ description: 'those that were named' }) }),
  },
} as const;
