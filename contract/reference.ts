import { z } from 'zod';

export const Country = z.object({ countryId: z.string(), name: z.string() }).meta({ id: 'Country' });
export type Country = z.infer<typeof Country>;
export const TimeZone = z
  .object({
    timeZone: z.string().meta({ description: 'IANA name' }),
    label: z.string().meta({ description: 'the places that people know it by' }),
    offsetMinutes: z.number().int(),
    countryId: z.string(),
  })
  .meta({ id: 'TimeZone' });
export type TimeZone = z.infer<typeof TimeZone>;
export const referenceCalls = {
  'GET /version': {
    summary: 'The version of the product and the build that runs.',
    reply: z.object({ version: z.string(), build: z.string() }),
  },
  'GET /countries': { summary: 'Countries, by name.', reply: z.object({ countries: z.array(Country) }) },
  'GET /timezones': {
    summary: 'The time zones of a country, or of the whole world where no country is named.',
    query: z.object({
      countryId: z
        .string()
        .regex(/^[A-Za-z]{2}$/, 'A country is two letters, such as GB.')
        .optional(),
    }),
    reply: z.object({ timezones: z.array(TimeZone) }),
  },
} as const;
