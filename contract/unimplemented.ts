import type { Method } from './calls.ts';

/**
 * Calls that the specification names (section 7) and that nothing stands behind yet. Each is answered with 501 and a sentence that is true today, so
 * that a program which asks learns that it asked for the right thing too early.
 */
const REMINDERS = 'Reminders are not available yet. You can already schedule a card for any day.';
const BUILDER =
  'You cannot make a card of your own yet. Every card in the shop can already have your message and a name.';
export const unimplementedCalls = {
  'POST /card/create': BUILDER,
  'POST /card/save': BUILDER,
  'GET /holidays': REMINDERS,
  'POST /holidays': REMINDERS,
  'GET /reminder': REMINDERS,
  'GET /calendar/{calendarId}': REMINDERS,
  'DELETE /reminder/{calendarId}': REMINDERS,
  'PUT /reminder/{calendarId}': REMINDERS,
  'POST /reminder/send/{calendarId}': REMINDERS,
  'POST /reminder/block/{calendarId}': REMINDERS,
  'POST /birthday': REMINDERS,
  'PUT /birthday': REMINDERS,
  'POST /birthday/request': REMINDERS,
  'POST /anniversary': REMINDERS,
  'PUT /anniversary': REMINDERS,
  'POST /event': REMINDERS,
  'PUT /event': REMINDERS,
} as const satisfies Record<`${Method} /${string}`, string>;
