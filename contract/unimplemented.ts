import type { Method } from './calls.ts';

/**
 * Calls that the specification names (section 7) and that nothing stands behind yet. Each is answered with 501 and a sentence that is true today, so
 * that a program which asks learns that it asked for the right thing too early.
 */
const HOLIDAYS = 'You cannot choose the holidays of your calendar yet. Your reminders show the next ones.';
const REQUESTS = 'You cannot ask friends for their birthday yet. You can already keep the birthdays that you know.';
const BUILDER =
  'You cannot make a card of your own yet. Every card in the shop can already have your message and a name.';
export const unimplementedCalls = {
  'POST /card/create': BUILDER,
  'POST /card/save': BUILDER,
  'GET /holidays': HOLIDAYS,
  'POST /holidays': HOLIDAYS,
  'POST /birthday/request': REQUESTS,
} as const satisfies Record<`${Method} /${string}`, string>;
