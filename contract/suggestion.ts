import { z } from 'zod';
import { CalendarId } from './calendar.ts';
import { CardTile } from './card.ts';
import { CardSendId } from './card-send.ts';
import { SoftPair } from './fields.ts';
import { listOf } from './reply.ts';

/** How many cards are suggested for a date at most. */
const SUGGESTED_MAX = 24;

/** A recipient of a draft for whom its card is not the right one. */
const AvoidedCard = z
  .object({
    name: z.string(),
    shown: z.array(z.string()).meta({ description: 'what is avoided for this person, and the card shows' }),
  })
  .meta({ id: 'AvoidedCard' });
export type AvoidedCard = z.infer<typeof AvoidedCard>;

export const suggestionCalls = {
  'GET /calendar/{calendarId}/cards': {
    access: 'soft',
    summary:
      'Suggests cards for a date: with the number of years, for such a person, without what should be avoided, none that was sent for it or to them before.',
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
  'GET /card/send/avoided': {
    access: 'member-in-person',
    summary: 'Lists those recipients of a draft who are contacts for whom something is avoided that its card shows.',
    query: z.object({ cardSendId: CardSendId }),
    reply: z.object({ avoided: z.array(AvoidedCard) }),
  },
} as const;
