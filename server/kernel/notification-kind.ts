import type { ChannelName, Message } from './message.ts';

/**
 * Something that members are notified about, by the channels that they choose. Without a choice these are the channels of `onByDefault`. A kind is offered by a
 * channel only where one of its messages is rendered for it and this copy can send by it.
 */
export type NotificationKind = {
  /** As it stands in the database and in the links of mails, where it stays the same for good. */
  kind: string;
  /** Its place among the kinds of all modules. */
  order: number;
  /** What tells of it. */
  messages: readonly Pick<Message<object>, 'kind'>[];
  onByDefault: readonly ChannelName[];
  /** It comes at the hour and on the days that the member chose for reminders. */
  isAtReminderTime?: true;
  /** A heading: "Somebody replies". */
  name: string;
  /** A line more about it. */
  note: string;
  email: OptionalEmails | FixedEmails;
};
/** Emails that can be turned off. */
type OptionalEmails = {
  /** "Emails about …": "replies" */ about: string;
  /** What it means when they are off, in a sentence or two. */ whenOff: string;
};
/** Emails that are always sent, because members rely on them. */
type FixedEmails = { /** "We email you when …": "a card could not be delivered" */ alwaysWhen: string };
