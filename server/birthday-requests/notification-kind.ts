import type { NotificationKind } from '#server/kernel/notification-kind.ts';
import { BIRTHDAY_TOLD } from './mails/messages.ts';

/** A friend has answered a birthday request. */
export const BIRTHDAYS_TOLD = {
  kind: 'birthday-told',
  order: 27,
  messages: [BIRTHDAY_TOLD],
  onByDefault: ['email', 'push'],
  name: 'A friend tells you their birthday',
  note: 'Answers to the requests you sent, as soon as they come',
  email: {
    about: 'birthdays that friends tell you',
    whenOff: 'You will get no email when a friend tells you their birthday. You find it on your page of reminders.',
  },
} satisfies NotificationKind;
