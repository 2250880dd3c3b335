import { z } from 'zod';
import { SoftPair } from './fields.ts';

/** What we write about, and by which way. */
export const NotificationKind = z.enum(['date-near', 'thanked', 'opened', 'signed', 'trouble', 'renewal', 'news']);
export type NotificationKind = z.infer<typeof NotificationKind>;
export const Channel = z.enum(['email', 'text', 'push']);
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
    choices: z.array(NotificationChoice),
    channels: z.array(z.object({ channel: Channel, isOpen: z.boolean(), lacks: z.string().nullable() })),
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
        .max(21),
    }),
    reply: z.object({ notifications: Notifications }),
  },
  'POST /unsubscribe': {
    access: 'anyone',
    summary:
      'Turns off mails of one kind, or all optional mails: by the `t` and `e` in the footer of each mail, or for the signed-in member. `isOn` true turns them on again.',
    body: z.object({
      kind: z.union([NotificationKind, z.literal('all')]).default('all'),
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
