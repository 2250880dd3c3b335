import { z } from 'zod';
import { defineMessage } from '#server/kernel/message.ts';

/** Tells a member who was added to their lists. Subject: the member; occurrence: the day, so that there is one a day. */
export const BIRTHDAYS_ADDED = defineMessage('birthdays-added', z.object({ day: z.iso.date() }));
