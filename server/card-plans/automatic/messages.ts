import { z } from 'zod';
import { defineMessage } from '#server/kernel/message.ts';

/** A card was planned by itself, or none could be. Subject: the date; occurrence: its day. */
export const AUTOMATIC_CARD = defineMessage(
  'automatic-card',
  z.object({
    calendarId: z.string(),
    day: z.iso.date(),
    /** the card; null where none could be planned */ cardSendId: z.string().nullable(),
    /** why none could be planned: a sentence; empty where one was */ reason: z.string(),
  }),
);

/** A card is offered (`selectOffer`). Subject: the date; occurrence: its day. */
export const OFFERED_CARD = defineMessage('offered-card', z.object({ calendarId: z.string(), day: z.iso.date() }));
