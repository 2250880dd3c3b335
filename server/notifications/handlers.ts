import type { notificationCalls } from '#contract/notification.ts';
import type { HandlersOf } from '#server/calls/handlers.ts';
import type { Context } from '#server/kernel/context.ts';
import { notificationsOf } from './notifications.ts';

/** What we write to members about. */
export function notificationHandlers(context: Context): HandlersOf<typeof notificationCalls> {
  const notifications = notificationsOf(context);
  return {
    'GET /notifications': async (_, { actor }) => ({ notifications: await notifications.list(actor) }),
    'PUT /notifications': async ({ body }, { actor }) => ({
      notifications: await notifications.change(actor, body.choices),
    }),
    'GET /unsubscribe': async ({ query }) => notifications.describeUnsubscribe(query.kind),
    'POST /unsubscribe': ({ body }, { actor, pair }) => notifications.unsubscribe(actor, pair, body),
    'POST /email/unbounce': async (_, { actor }) => ({ sent: await notifications.unbounce(actor) }),
  };
}
