import type { pushSubscriptionCalls } from '#contract/push-subscription.ts';
import type { HandlersOf } from '#server/calls/handlers.ts';
import type { Context } from '#server/kernel/context.ts';
import { pushSubscriptionsOf } from './push-subscriptions.ts';

/** The devices on which a member is notified. */
export function pushSubscriptionHandlers(context: Context): HandlersOf<typeof pushSubscriptionCalls> {
  const subscriptions = pushSubscriptionsOf(context);
  return {
    'GET /push-subscriptions': (_, { actor }) => subscriptions.list(actor),
    'POST /push-subscriptions': ({ body }, { actor, browser }) => subscriptions.add(actor, body, browser.userAgent),
    'PUT /push-subscriptions': ({ body }, { actor }) => subscriptions.replace(actor, body),
    'DELETE /push-subscriptions/{deviceId}': ({ params }, { actor }) => subscriptions.remove(actor, params.deviceId),
    'POST /push-subscriptions/{deviceId}/test': ({ params }, { actor }) => subscriptions.test(actor, params.deviceId),
  };
}
