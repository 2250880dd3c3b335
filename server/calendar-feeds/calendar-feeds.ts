import { createHash, randomBytes } from 'node:crypto';
import type { CalendarFeed } from '#contract/calendar-feed.ts';
import { listOccurrences } from '#server/calendar/calendar.ts';
import { type Actor, requireMember } from '#server/kernel/actor.ts';
import { type Context, oncePerContext } from '#server/kernel/context.ts';
import { siteOf } from '#server/kernel/site.ts';
import { media } from '#shared/routes.ts';
import { clockAt } from '#shared/time/local-time.ts';
import { deleteFeed, putFeed, selectFeed, selectReaderOf, updateReadAt } from './queries.ts';
import { writeCalendar } from './write-calendar.ts';

/** What a calendar reads: the days of the last month, since it may look back, and of more than a year ahead. */
const PAST_DAYS = 31;
const AHEAD_DAYS = 400;
const TOKEN = /^[0-9A-Za-z_-]{43}$/;
const HOUR_MS = 3_600_000;

/** A calendar as it is read: its text (RFC 5545), and a tag that is the same as long as it says the same. */
export type CalendarFile = { text: string; etag: string };

/** Members' dates under a private link, for the calendars of their phones and desks. */
export function createCalendarFeeds(context: Context) {
  const { db, clock, keys } = context;
  const hashOf = (token: string) => keys.hash('calendar-feed', token);

  async function view(memberId: string): Promise<{ feed: CalendarFeed | null }> {
    const row = await selectFeed(db, memberId);
    if (!row) return { feed: null };
    const url = siteOf(context).origin + media.calendar(keys.open(row.token_sealed));
    return {
      feed: { url, createdAt: row.created_at.toISOString(), readAt: row.read_at?.toISOString() ?? null },
    };
  }

  return {
    view: (actor: Actor) => view(requireMember(actor).memberId),

    /** Makes the link, or replaces it: the old one opens nothing any more. */
    async replace(actor: Actor) {
      const { memberId } = requireMember(actor);
      const token = randomBytes(32).toString('base64url');
      await putFeed(db, { memberId, hash: hashOf(token), sealed: keys.seal(token), at: new Date(clock.now()) });
      return view(memberId);
    },

    async remove(actor: Actor) {
      const { memberId } = requireMember(actor);
      await deleteFeed(db, memberId);
      return view(memberId);
    },

    /** The calendar of a link; null for a link that is none, or was replaced. */
    async read(token: string): Promise<CalendarFile | null> {
      const reader = TOKEN.test(token) ? await selectReaderOf(db, hashOf(token)) : undefined;
      if (!reader) return null;
      const now = clock.now();
      const today = Temporal.PlainDate.from(clockAt(now, reader.zone).date);
      const occurrences = await listOccurrences(db, reader.member_id, {
        from: today.subtract({ days: PAST_DAYS }).toString(),
        to: today.add({ days: AHEAD_DAYS }).toString(),
      });
      const { origin } = siteOf(context);
      const text = writeCalendar(occurrences, {
        origin,
        hour: reader.reminder_hour,
        leads: reader.reminder_leads,
      });
      if (reader.read_at === null || now - reader.read_at.getTime() >= HOUR_MS)
        await updateReadAt(db, reader.member_id, new Date(now - (now % HOUR_MS)));
      return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
    },
  };
}

/** Calendar feeds, in this process. */
export const calendarFeedsOf = oncePerContext(createCalendarFeeds);
