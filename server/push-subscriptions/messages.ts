import type { Queryable } from '#db/client.ts';
import type { Context } from '#server/kernel/context.ts';
import {
  defineMessage,
  type DeliveryToRender,
  type MessageExample,
  type OutgoingPush,
  renderMessage,
} from '#server/kernel/message.ts';
import { routes } from '#shared/routes.ts';

/** A notification that a member asked for, to see whether it arrives. */
export const PUSH_TEST = defineMessage('push-test');

export const pushSubscriptionMessages = [renderMessage(PUSH_TEST, { push: renderTest }, { days: 7, strangerDays: 1 })];
export const pushSubscriptionExamples: readonly MessageExample[] = [{ message: PUSH_TEST, push: testPush }];

async function renderTest(_context: Context, _db: Queryable, { memberId }: DeliveryToRender<object>) {
  return memberId === null ? null : testPush();
}

function testPush(): OutgoingPush {
  return {
    title: 'Notifications work on this device',
    body: 'This is how we tell you here about birthdays and cards.',
    path: routes.notifications(),
    about: 'test',
    ttlSeconds: 300,
    urgency: 'high',
  };
}
