import { z } from 'zod';
import { TOP_NAMES } from '#shared/limits.ts';

export const Country = z.object({ countryId: z.string(), name: z.string() }).meta({ id: 'Country' });
export type Country = z.infer<typeof Country>;
export const TimeZone = z
  .object({
    timeZone: z.string().meta({ description: 'IANA name' }),
    label: z.string().meta({ description: 'well-known places in it' }),
    offsetMinutes: z.number().int(),
    countryId: z.string(),
  })
  .meta({ id: 'TimeZone' });
export type TimeZone = z.infer<typeof TimeZone>;
/** A first name and its place among those that were given most. */
export const PopularName = z.object({ position: z.number().int(), name: z.string() }).meta({ id: 'PopularName' });
export type PopularName = z.infer<typeof PopularName>;
export const referenceCalls = {
  'GET /version': {
    access: 'anyone',
    summary: 'Returns the version of the product and the current build.',
    reply: z.object({ version: z.string(), build: z.string() }),
  },
  'GET /countries': {
    access: 'anyone',
    summary: 'Lists countries by name.',
    reply: z.object({ countries: z.array(Country) }),
  },
  'GET /timezones': {
    access: 'anyone',
    summary: 'Lists the time zones of a country, or of the world.',
    query: z.object({
      countryId: z
        .string()
        .regex(/^[A-Za-z]{2}$/, 'A country is two letters, such as GB.')
        .optional(),
    }),
    reply: z.object({ timezones: z.array(TimeZone) }),
  },
  'GET /names': {
    access: 'anyone',
    summary: 'Lists the hundred most popular first names of girls and of boys.',
    reply: z.object({
      topFemaleNames: z.array(PopularName).length(TOP_NAMES),
      topMaleNames: z.array(PopularName).length(TOP_NAMES),
    }),
  },
} as const;
