import { z } from 'zod';

/** What a browser subscribed with (Push API, `PushSubscription.toJSON`). */
const Subscription = z.object({
  endpoint: z.url('This is not the address of a push service.').max(1000, 'This address is too long.').meta({
    description: 'of the browser, at its push service',
  }),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{86,88}=?$/, 'This is not the key of a browser.'),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/, 'This is not the secret of a browser.'),
  }),
});
export type Subscription = z.infer<typeof Subscription>;

const PushDevice = z
  .object({
    deviceId: z.uuid(),
    name: z.string().meta({ description: '`Chrome on Android`' }),
    isHere: z.boolean().meta({ description: 'the browser that asks' }),
    addedAt: z.string(),
    acceptedAt: z.string().nullable().meta({ description: 'when its push service last took a message; null before' }),
  })
  .meta({ id: 'PushDevice' });
export type PushDevice = z.infer<typeof PushDevice>;

const PushDevices = z
  .object({
    publicKey: z.string().nullable().meta({
      description: 'what browsers subscribe with (RFC 8292), base64url; null where this copy sends no notifications',
    }),
    devices: z.array(PushDevice).meta({ description: 'the newest first' }),
  })
  .meta({ id: 'PushDevices' });
export type PushDevices = z.infer<typeof PushDevices>;

const params = z.object({ deviceId: z.uuid('This is not a device.') });

export const pushSubscriptionCalls = {
  'GET /push-subscriptions': {
    access: 'member',
    summary: 'Lists the devices on which a member is notified, with the key that browsers subscribe with.',
    reply: PushDevices,
  },
  'POST /push-subscriptions': {
    access: 'member-in-person',
    summary: 'Notifies the member in this browser too. A browser that is listed already stays the same device.',
    body: Subscription,
    reply: PushDevices,
  },
  'PUT /push-subscriptions': {
    access: 'member-in-person',
    summary:
      'Replaces the subscription of this browser by the one that it has now. One that is not listed is not added.',
    body: Subscription,
    reply: PushDevices,
  },
  'DELETE /push-subscriptions/{deviceId}': {
    access: 'member-in-person',
    summary: 'Sends no more notifications to a device.',
    params,
    reply: PushDevices,
  },
  'POST /push-subscriptions/{deviceId}/test': {
    access: 'member-in-person',
    summary: 'Sends a notification to a device, to see whether it arrives.',
    params,
    reply: z.object({ sent: z.literal(true) }),
  },
} as const;
