import type { Channel, NotificationKind, Notifications } from '#contract/notification.ts';

/** The text of each kind of notification: a row of the table, and a sentence on the email page. */
export type NotificationText = { kind: NotificationKind; name: string; note: string; mail: string };

export const KINDS: readonly NotificationText[] = [
  {
    kind: 'date-near',
    name: 'A date is coming up',
    note: 'Birthdays, anniversaries and holidays in your reminders',
    mail: 'A reminder before each birthday, anniversary and holiday, at the hour you chose.',
  },
  {
    kind: 'thanked',
    name: 'Somebody replies',
    note: 'Replies to a card you sent',
    mail: 'A reply to your card, as soon as it is written.',
  },
  {
    kind: 'opened',
    name: 'Your card is opened',
    note: 'Once for each person',
    mail: 'A short email the first time each person opens your card.',
  },
  {
    kind: 'signed',
    name: 'Somebody signs your group card',
    note: 'Each evening, in one message',
    mail: 'One email each evening with the people who signed your group card that day.',
  },
  {
    kind: 'trouble',
    name: 'Something went wrong',
    note: 'A card could not be delivered, a payment failed',
    mail: 'A card could not be delivered, or something else needs your attention.',
  },
  {
    kind: 'renewal',
    name: 'Your membership renews',
    note: '14 days and 3 days before',
    mail: 'A notice 14 days and 3 days before your membership renews.',
  },
  {
    kind: 'news',
    name: 'The shop has new cards',
    note: 'Four times a year',
    mail: 'New cards in the shop, four times a year.',
  },
];

export const CHANNELS: readonly { channel: Channel; name: string; by: string; sent: string }[] = [
  { channel: 'email', name: 'Email', by: 'by email', sent: 'emails' },
  { channel: 'text', name: 'Text', by: 'by text', sent: 'text messages' },
  { channel: 'push', name: 'Push', by: 'by push', sent: 'push notifications' },
];

/** A change for the toast: `Somebody replies: by push.` */
export function formatChange(kind: NotificationKind, channel: Channel, isOn: boolean): string {
  const name = KINDS.find((one) => one.kind === kind)?.name ?? '';
  const by = CHANNELS.find((one) => one.channel === channel)?.by ?? '';
  return `${name}: ${isOn ? '' : 'no longer '}${by}.`;
}

/** Why some channels are unavailable, in one sentence however many they are. */
export function formatUnavailableChannels(closed: Notifications['channels']): string {
  if (closed.length < 2) return closed[0]?.lacks ?? '';
  const sent = CHANNELS.filter(({ channel }) => closed.some((one) => one.channel === channel)).map((one) => one.sent);
  return `Everything comes by email until we can send ${sent.join(' and ')}.`;
}
