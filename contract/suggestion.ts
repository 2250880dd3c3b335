import { z } from 'zod';
import { CalendarId } from './calendar.ts';
import { CardTile } from './card.ts';
import { SoftPair } from './fields.ts';
import { listOf } from './reply.ts';

/** How many cards are suggested for a date at most. */
const SUGGESTED_MAX = 24;

export const suggestionCalls = {
  'GET /calendar/{calendarId}/cards': {
    access: 'soft',
    summary:
      'Suggests cards for a date: with the number of years, for such a person, without what should be avoided, none that was sent for it before.',
    params: z.object({ calendarId: CalendarId }),
    query: z.object({
      limit: z.coerce
        .number('Enter a number.')
        .int('Enter a whole number.')
        .min(1, 'At least 1.')
        .max(SUGGESTED_MAX, `At most ${SUGGESTED_MAX}.`)
        .default(12),
      ...SoftPair,
    }),
    reply: listOf(CardTile),
  },
} as const;
