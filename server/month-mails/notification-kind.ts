import type { NotificationKind } from '#server/kernel/notification-kind.ts';
import { MONTH_AHEAD } from './messages.ts';

/** A month with several dates begins. */
export const MONTHS = {
  kind: 'months',
  order: 15,
  messages: [MONTH_AHEAD],
  onByDefault: ['email'],
  name: 'A month with several dates begins',
  note: 'All its dates in one message on the day before, if there are at least two',
  email: {
    about: 'the dates of a month',
    whenOff: 'You will get no monthly email. You still get the reminders you chose.',
  },
} satisfies NotificationKind;
