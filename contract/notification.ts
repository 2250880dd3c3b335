import { z } from 'zod';
import { CHANNELS } from '#shared/channels.ts';
import { SoftPair } from './fields.ts';

/** What members are told about. Which kinds there are, is what modules bring; `GET /notifications` names them. */
const NotificationKind = z.string().max(40);
export const Channel = z.enum(CHANNELS);
export type Channel = z.infer<typeof Channel>;

/** One cell of the table of kinds and channels. */
export const NotificationChoice = z
  .object({
    kind: NotificationKind,
    channel: Channel,
    isOn: z.boolean(),
    isFixed: z.boolean().meta({ description: 'cannot be turned off' }),
  })
  .meta({ id: 'NotificationChoice' });
export type NotificationChoice = z.infer<typeof NotificationChoice>;
const Notifications = z
  .object({
    kinds: z.array(
      z.object({
        kind: NotificationKind,
        name: z.string(),
        note: z.string(),
        isAtReminderTime: z.boolean().meta({ description: 'comes at the hour and on the days chosen for reminders' }),
      }),
    ),
    channels: z.array(Channel).meta({ description: 'by which at least one kind can be sent' }),
    choices: z.array(NotificationChoice).meta({ description: 'one for each kind and channel that it can be sent by' }),
  })
  .meta({ id: 'Notifications' });
export type Notifications = z.infer<typeof Notifications>;

export const notificationCalls = {
  'GET /notifications': {
    access: 'member',
    summary: 'Returns what the member is notified about, by channel.',
    reply: z.object({ notifications: Notifications }),
  },
  'PUT /notifications': {
    access: 'member',
    summary: 'Updates the given settings.',
    body: z.object({
      choices: z
        .array(z.object({ kind: NotificationKind, channel: Channel, isOn: z.boolean() }))
        .min(1, 'Nothing is chosen.')
        .max(100),
    }),
    reply: z.object({ notifications: Notifications }),
  },
  'GET /unsubscribe': {
    access: 'anyone',
    summary:
      'Says which emails a link to unsubscribe is about. A kind that cannot be turned off stands for all that can.',
    query: z.object({ kind: NotificationKind.optional() }),
    reply: z.object({
      kind: NotificationKind.meta({ description: 'or `all`' }),
      emails: z.string().meta({ description: 'in a sentence: `emails about replies`' }),
      whenOff: z.string(),
    }),
  },
  'POST /unsubscribe': {
    access: 'anyone',
    summary:
      'Turns off mails of one kind, or all optional mails: by the `t` and `e` in the footer of each mail, or for the signed-in member. `isOn` true turns them on again.',
    body: z.object({
      kind: NotificationKind.default('all'),
      isOn: z.boolean().default(false),
      ...SoftPair,
    }),
    reply: z.object({
      email: z.string(),
      stopped: z.array(NotificationKind).meta({ description: 'of which no more emails are sent' }),
    }),
  },
  'POST /email/unbounce': {
    access: 'soft',
    summary: 'Marks an address as working again after a mail bounced, and sends a mail there as a check.',
    body: z.object({ ...SoftPair }),
    reply: z.object({ sent: z.boolean() }),
  },
} as const;
