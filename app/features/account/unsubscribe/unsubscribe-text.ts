import type { NotificationKind } from '#contract/notification.ts';

/** What can be turned off: one kind of email, or all optional ones. */
export type UnsubscribeKind = NotificationKind | 'all';

type UnsubscribeText = {
  /** in the question: "Stop …?" */ mails: string;
  /** what it means */ lead: string;
  /** label of the button */ button: string;
  /** the heading once it is done */ done: string;
};
const TEXT: Partial<Record<UnsubscribeKind, UnsubscribeText>> = {
  'date-near': {
    mails: 'reminder emails',
    lead: 'You will get no emails before the birthdays, anniversaries and holidays in your reminders.',
    button: 'Stop these emails',
    done: 'Reminder emails are off',
  },
  thanked: {
    mails: 'emails about replies',
    lead: 'You will get no email when somebody replies to your card. You find replies on the page of the card.',
    button: 'Stop these emails',
    done: 'Emails about replies are off',
  },
  opened: {
    mails: 'emails about opened cards',
    lead: 'You will get no email when somebody opens your card. You find the delivery status on the page of the card.',
    button: 'Stop these emails',
    done: 'Emails about opened cards are off',
  },
  signed: {
    mails: 'emails about signatures',
    lead: 'You will get no evening email about who signed your group card.',
    button: 'Stop these emails',
    done: 'Emails about signatures are off',
  },
  news: {
    mails: 'emails about new cards',
    lead: 'You will get no email when the shop has new cards.',
    button: 'Stop these emails',
    done: 'Emails about new cards are off',
  },
};
const ALL: UnsubscribeText = {
  mails: 'all optional emails',
  lead: 'You will get no emails about birthdays, replies, opened cards, signatures or new cards. We still email you when a card could not be delivered, or about a payment.',
  button: 'Stop all of them',
  done: 'All optional emails are off',
};

/** The kind in the address; all of them where it names none that can be turned off. */
export function parseUnsubscribeKind(value: unknown): UnsubscribeKind {
  return typeof value === 'string' && Object.hasOwn(TEXT, value) ? (value as NotificationKind) : 'all';
}
export function unsubscribeText(kind: UnsubscribeKind): UnsubscribeText {
  return TEXT[kind] ?? ALL;
}
