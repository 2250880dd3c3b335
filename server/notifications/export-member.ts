import type { MemberExport } from '#server/kernel/module.ts';
import { notificationsFor } from './notifications.ts';

/** What a member hears about, and by which way. */
export const exportNotifications: MemberExport = {
  order: 20,
  facts: {
    about: 'your notification settings',
    read: async (context, memberId) => ({ notifications: (await notificationsFor(context, memberId)).choices }),
  },
};
