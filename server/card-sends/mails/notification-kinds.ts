import type { NotificationKind } from '#server/kernel/notification-kind.ts';
import { CARD_BOUNCED, CARD_OPENED, THANK_YOU } from './messages.ts';

/** Somebody wrote back. */
export const REPLIES = {
  kind: 'thanked',
  order: 20,
  messages: [THANK_YOU],
  onByDefault: ['email', 'push'],
  name: 'Somebody replies',
  note: 'Replies to a card you sent, as soon as they are written',
  email: {
    about: 'replies',
    whenOff: 'You will get no email when somebody replies to your card. You find replies on the page of the card.',
  },
} satisfies NotificationKind;

/** A card was opened, told once for each person. */
export const OPENED = {
  kind: 'opened',
  order: 30,
  messages: [CARD_OPENED],
  onByDefault: [],
  name: 'Your card is opened',
  note: 'The first time each person opens it',
  email: {
    about: 'opened cards',
    whenOff:
      'You will get no email when somebody opens your card. You find the delivery status on the page of the card.',
  },
} satisfies NotificationKind;

/** Some of a card came back. */
export const BOUNCES = {
  kind: 'trouble',
  order: 50,
  messages: [CARD_BOUNCED],
  onByDefault: ['email'],
  name: 'A card was not delivered',
  note: 'With the reason, and how to correct the address',
  email: { alwaysWhen: 'a card could not be delivered' },
} satisfies NotificationKind;

export const cardNotifications: readonly NotificationKind[] = [REPLIES, OPENED, BOUNCES];
