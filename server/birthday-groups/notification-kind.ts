import type { NotificationKind } from '#server/kernel/notification-kind.ts';
import { BIRTHDAYS_ADDED } from './mails/messages.ts';

/** People have added themselves to a list of birthdays. */
export const GROUP_BIRTHDAYS = {
  kind: 'birthdays-added',
  order: 28,
  messages: [BIRTHDAYS_ADDED],
  onByDefault: ['email'],
  name: 'People add themselves to your list of birthdays',
  note: 'Everybody of a day in one message, at the hour of your reminders',
  email: {
    about: 'people on your lists of birthdays',
    whenOff: 'You will get no email when people add themselves to your lists. You find them on the page of the list.',
  },
} satisfies NotificationKind;
