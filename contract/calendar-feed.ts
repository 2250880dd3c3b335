import { z } from 'zod';

const CalendarFeed = z
  .object({
    url: z.url().meta({ description: 'of the calendar (RFC 5545). Whoever has it reads the dates' }),
    createdAt: z.string(),
    readAt: z.string().nullable().meta({ description: 'when a calendar read it last, to the hour; null before' }),
  })
  .meta({ id: 'CalendarFeed' });
export type CalendarFeed = z.infer<typeof CalendarFeed>;

const reply = z.object({ feed: CalendarFeed.nullable().meta({ description: 'null where there is no link' }) });

export const calendarFeedCalls = {
  'GET /calendar-feed': {
    access: 'member-in-person',
    summary: 'Shows the private link under which a member’s dates are read by other calendars.',
    reply,
  },
  'POST /calendar-feed': {
    access: 'member-in-person',
    summary: 'Makes the link, or replaces it by another one: the old one stops working.',
    reply,
  },
  'DELETE /calendar-feed': {
    access: 'member-in-person',
    summary: 'Takes the link back. Calendars that read it keep what they have, and get no more.',
    reply,
  },
} as const;
