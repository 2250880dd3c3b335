import type { NotificationKind } from '#server/kernel/notification-kind.ts';
import { DATE_REMINDER } from './messages.ts';

/** A date of the calendar comes. */
export const REMINDERS = {
  kind: 'reminders',
  order: 10,
  messages: [DATE_REMINDER],
  onByDefault: ['email', 'push'],
  isAtReminderTime: true,
  name: 'A date is coming up',
  note: 'Birthdays and the other dates you keep, with one message for each day',
  email: {
    about: 'dates to remember',
    whenOff: 'You will get no email about birthdays and other dates. You find them all on your page of reminders.',
  },
} satisfies NotificationKind;
