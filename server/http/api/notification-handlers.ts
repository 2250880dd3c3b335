import type { notificationCalls } from '#contract/notification.ts';
import type { Notifications } from '#server/notifications/notifications.ts';
import type { HandlersOf } from './context.ts';

export type NotificationHandlerParts = { notifications: Notifications };

/** What we write to members about. */
export function notificationHandlers({
  notifications,
}: NotificationHandlerParts): HandlersOf<typeof notificationCalls> {
  return {
    'GET /notifications': async (_, { actor }) => ({ notifications: await notifications.list(actor) }),
    'PUT /notifications': async ({ body }, { actor }) => ({
      notifications: await notifications.change(actor, body.choices),
    }),
    'POST /unsubscribe': ({ body }, { actor, pair }) => notifications.unsubscribe(actor, pair, body),
    'POST /email/unbounce': async (_, { actor }) => ({ sent: await notifications.unbounce(actor) }),
  };
}
