import type { calendarFeedCalls } from '#contract/calendar-feed.ts';
import type { HandlersOf } from '#server/calls/handlers.ts';
import type { Context } from '#server/kernel/context.ts';
import { calendarFeedsOf } from './calendar-feeds.ts';

/** The private link of a member's calendar. */
export function calendarFeedHandlers(context: Context): HandlersOf<typeof calendarFeedCalls> {
  const feeds = calendarFeedsOf(context);
  return {
    'GET /calendar-feed': (_, { actor }) => feeds.view(actor),
    'POST /calendar-feed': (_, { actor }) => feeds.replace(actor),
    'DELETE /calendar-feed': (_, { actor }) => feeds.remove(actor),
  };
}
