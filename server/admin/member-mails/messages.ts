import { z } from 'zod';
import { Schedule } from '#contract/card-send.ts';
import { defineMessage } from '#server/kernel/message.ts';

/** Mails about what one of us did with somebody's card. The reason stands in them in the words of whoever did it. Group: the card. */
export const CARD_MOVED = defineMessage('card-moved', z.object({ from: Schedule, to: Schedule, reason: z.string() }));
export const CARD_TAKEN_DOWN = defineMessage('card-taken-down', z.object({ reason: z.string() }));
/** Asks a member whether one of us may look inside a card. Subject: the question; group: the card. */
export const ACCESS_REQUEST = defineMessage('inside-asked');
