import { z } from 'zod';
import { defineMessage } from '#server/kernel/message.ts';

/** The dates of a month. Subject: the member; occurrence: the month. */
export const MONTH_AHEAD = defineMessage('month-ahead', z.object({ month: z.string() }));
