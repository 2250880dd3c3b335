import type { calendarCalls } from '#contract/calendar.ts';
import type { holidayCalls } from '#contract/holiday.ts';
import type { HandlersOf } from '#server/calls/handlers.ts';
import type { Context } from '#server/kernel/context.ts';
import { calendarOf, chosenHolidaysOf } from './calendar.ts';

/** Birthdays, anniversaries, chosen holidays and events. */
export function calendarHandlers(context: Context): HandlersOf<typeof calendarCalls & typeof holidayCalls> {
  const calendar = calendarOf(context);
  const holidays = chosenHolidaysOf(context);
  return {
    'GET /reminder': ({ query }, { actor }) => calendar.list(actor, query),
    'GET /calendar/{calendarId}': async ({ params }, { actor }) => ({
      calendar: await calendar.view(actor, params.calendarId),
    }),
    'PUT /reminder/{calendarId}': async ({ params, body }, { actor }) => ({
      calendar: await calendar.setRemoved(actor, params.calendarId, body.isRemoved),
    }),
    'DELETE /reminder/{calendarId}': async ({ params }, { actor }) => ({
      calendar: await calendar.setRemoved(actor, params.calendarId, true),
    }),
    'POST /reminder/send/{calendarId}': async ({ params, body }, { actor }) => ({
      calendar: await calendar.setHandled(actor, params.calendarId, body.handledAs, body.day),
    }),
    'POST /reminder/snooze/{calendarId}': async ({ params, body }, { actor }) => ({
      calendar: await calendar.snooze(actor, params.calendarId, body.until, body.day),
    }),
    'POST /reminder/block/{calendarId}': async ({ params, body }, { actor }) => ({
      calendar: await calendar.setBlocked(actor, params.calendarId, body.isBlocked),
    }),
    'GET /holidays': ({ query }, { actor }) => holidays.list(actor, query.countryId),
    'POST /holidays': async ({ body }, { actor }) => ({ holidays: await holidays.choose(actor, body.holidays) }),
    'POST /birthday': async ({ body }, { actor }) => ({ calendar: await calendar.add(actor, 'birthday', body) }),
    'PUT /birthday': async ({ body }, { actor }) => ({
      calendar: await calendar.change(actor, 'birthday', body.calendarId, body),
    }),
    'POST /anniversary': async ({ body }, { actor }) => ({ calendar: await calendar.add(actor, 'anniversary', body) }),
    'PUT /anniversary': async ({ body }, { actor }) => ({
      calendar: await calendar.change(actor, 'anniversary', body.calendarId, body),
    }),
    'POST /event': async ({ body }, { actor }) => ({ calendar: await calendar.add(actor, 'event', body) }),
    'PUT /event': async ({ body }, { actor }) => ({
      calendar: await calendar.change(actor, 'event', body.calendarId, body),
    }),
  };
}
