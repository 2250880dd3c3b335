import { z } from 'zod';
import { defineMessage } from '#server/kernel/message.ts';

/** The dates that a member is reminded of on one day. Subject: the member; occurrence: the day. */
export const DATE_REMINDER = defineMessage(
  'date-reminder',
  z.object({ days: z.array(z.object({ calendarId: z.string(), on: z.iso.date() })) }),
);
