import type { Channel, NotificationKind, Notifications } from '#contract/notification.ts';

/** What we write about, in words: as a row of the table, and as what comes by mail. */
export type KindWords = { kind: NotificationKind; name: string; note: string; mail: string };

export const KINDS: readonly KindWords[] = [
  {
    kind: 'date-near',
    name: 'A date is near',
    note: 'Birthdays, anniversaries and holidays you keep',
    mail: 'A mail before each birthday, anniversary and holiday that you keep, at the hour you chose.',
  },
  {
    kind: 'thanked',
    name: 'Somebody thanks you',
    note: 'Replies to a card you sent',
    mail: 'What they wrote back to a card of yours, as soon as they have.',
  },
  {
    kind: 'opened',
    name: 'Your card is opened',
    note: 'Once for each person',
    mail: 'One line, the first time that each person opens your card.',
  },
  {
    kind: 'signed',
    name: 'Somebody signs',
    note: 'Each evening, in one message',
    mail: 'Who signed a group card of yours that day, in one mail each evening.',
  },
  {
    kind: 'trouble',
    name: 'Something went wrong',
    note: 'A card came back, a payment failed',
    mail: 'A card came back, or something else needs you. You would want to know.',
  },
  {
    kind: 'renewal',
    name: 'Your membership renews',
    note: '14 days and 3 days before',
    mail: 'Before a membership renews, 14 days and 3 days ahead. Never after.',
  },
  {
    kind: 'news',
    name: 'The shop has new cards',
    note: 'Four times a year',
    mail: 'New cards in the shop, four times a year.',
  },
];

export const CHANNELS: readonly { channel: Channel; name: string; by: string; sent: string }[] = [
  { channel: 'email', name: 'Email', by: 'by email', sent: 'mails' },
  { channel: 'text', name: 'Text', by: 'by text', sent: 'text messages' },
  { channel: 'push', name: 'Push', by: 'by push', sent: 'notices to your devices' },
];

/** What was changed, for the foot of the page: `Somebody thanks you: by push.` */
export function sayChange(kind: NotificationKind, channel: Channel, isOn: boolean): string {
  const name = KINDS.find((one) => one.kind === kind)?.name ?? '';
  const by = CHANNELS.find((one) => one.channel === channel)?.by ?? '';
  return `${name}: ${isOn ? '' : 'no longer '}${by}.`;
}

/** Why some ways are not open, in one sentence however many they are. */
export function sayClosed(closed: Notifications['channels']): string {
  if (closed.length < 2) return closed[0]?.lacks ?? '';
  const sent = CHANNELS.filter(({ channel }) => closed.some((one) => one.channel === channel)).map((one) => one.sent);
  return `Until we can send ${sent.join(' and ')}, all of it comes by email.`;
}
