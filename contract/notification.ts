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
    isFixed: z.boolean().meta({ description: 'always on, by the nature of the thing' }),
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
    summary: 'What we write to the member about, by which way.',
    reply: z.object({ notifications: Notifications }),
  },
  'PUT /notifications': {
    access: 'member',
    summary: 'Changes the choices that are given.',
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
      'Stops mails of one kind, or all that may be stopped: by the pair that stands in the foot of each, or for the member who is here. `isOn` true takes it back.',
    body: z.object({
      kind: z.union([NotificationKind, z.literal('all')]).default('all'),
      isOn: z.boolean().default(false),
      ...SoftPair,
    }),
    reply: z.object({
      email: z.string(),
      stopped: z.array(NotificationKind).meta({ description: 'of which nothing more is sent by email' }),
    }),
  },
  'POST /email/unbounce': {
    access: 'soft',
    summary: 'Says that an address takes mail again, after one came back. A mail goes there to see.',
    body: z.object({ ...SoftPair }),
    reply: z.object({ sent: z.boolean() }),
  },
} as const;
