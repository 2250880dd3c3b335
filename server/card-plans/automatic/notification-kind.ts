import type { NotificationKind } from '#server/kernel/notification-kind.ts';
import { AUTOMATIC_CARD, OFFERED_CARD } from './messages.ts';

/** A card was planned by itself, or is offered. Nothing leaves that its member was not told of, so none is planned where this is off. */
export const AUTOMATIC_CARDS = {
  kind: 'automatic-cards',
  order: 17,
  messages: [AUTOMATIC_CARD, OFFERED_CARD],
  onByDefault: ['email'],
  name: 'A card is sent for you',
  note: 'A week before, with the card and its message. If this is off, we send and suggest no cards by ourselves',
  email: {
    about: 'cards that are sent for you',
    whenOff: 'We no longer send or suggest cards by ourselves. You still get the reminders you chose.',
  },
} satisfies NotificationKind;
