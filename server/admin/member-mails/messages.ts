import type { ScheduleColumn } from '#server/card-sends/card-sends.ts';
import { defineMessage } from '#server/kernel/message.ts';

/** Mails about what one of us did with somebody's card. The reason stands in them in the words of whoever did it. Group: the card. */
export const CARD_MOVED = defineMessage<{ from: ScheduleColumn; to: ScheduleColumn; reason: string }>('card-moved');
export const CARD_TAKEN_DOWN = defineMessage<{ reason: string }>('card-taken-down');
/** Asks a member whether one of us may look inside a card. Subject: the question; group: the card. */
export const ACCESS_REQUEST = defineMessage('inside-asked');
