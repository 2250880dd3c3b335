import { z } from 'zod';
import type { PushDevices, Subscription } from '#contract/push-subscription.ts';
import type { Queryable } from '#db/client.ts';
import { dispatchOf } from '#server/dispatch/dispatch.ts';
import { type Actor, requireMember } from '#server/kernel/actor.ts';
import { type Context, oncePerContext } from '#server/kernel/context.ts';
import { failure } from '#server/kernel/failure.ts';
import type { NotificationKind } from '#server/kernel/notification-kind.ts';
import { parseStored } from '#server/kernel/stored-json.ts';
import { listWanting } from '#server/notifications/notifications.ts';
import type { PushTarget } from '#server/ports/pusher.ts';
import { arePushKeys } from '#server/ports/web-push/push-encryption.ts';
import { deviceName } from '#server/sessions/sessions.ts';
import { newId } from '#shared/ids.ts';
import { DEVICES_MAX, PUSH_SUBSCRIPTION_LIMITS } from './limits.ts';
import { PUSH_TEST } from './messages.ts';
import {
  deleteDevice,
  deleteEndpointElsewhere,
  lockDevices,
  putDevice,
  selectDevices,
  selectDevicesOf,
  selectTarget,
  updateTarget,
} from './queries.ts';
import { viewDevice } from './view.ts';

const Target = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() });

/** The devices on which members are notified. A device is the session of a browser that subscribed. */
export const pushSubscriptionsOf = oncePerContext(createPushSubscriptions);

function createPushSubscriptions(context: Context) {
  const { db, clock, keys, pusher } = context;
  const limits = context.rateLimits.of(PUSH_SUBSCRIPTION_LIMITS);

  async function list(actor: Actor): Promise<PushDevices> {
    const { memberId, sessionId } = requireMember(actor);
    const rows = await selectDevices(db, memberId);
    return { publicKey: pusher?.publicKey ?? null, devices: rows.map((row) => viewDevice(row, sessionId)) };
  }

  /** What is stored of a subscription. @throws Failure where messages to it could not be sent, or must not be. */
  function checked({ endpoint, keys: { p256dh, auth } }: Subscription) {
    if (pusher === null)
      throw failure('conflict', 'general', 'no-push', 'This site sends no notifications to devices.');
    const refusal = pusher.refusalOf(endpoint);
    if (refusal !== null) throw failure('invalid', 'endpoint', 'not-a-push-service', refusal);
    const target: PushTarget = { endpoint, p256dh, auth };
    if (!arePushKeys(target))
      throw failure(
        'invalid',
        'keys',
        'not-a-key',
        'These are not the keys of a browser. Turn notifications on again.',
      );
    return { endpoint_hash: keys.hash('push-endpoint', endpoint), target_sealed: keys.seal(JSON.stringify(target)) };
  }

  function takeChange(memberId: string): Promise<void> {
    return limits.changes.take(memberId, 'general', (wait) => `You changed this many times. Try again in ${wait}.`);
  }

  return {
    list,

    /**
     * Notifies a member in the browser of their session. A browser that is listed stays the same device.
     * @throws Failure at the part of the subscription that is wrong, or when there are too many devices.
     */
    async add(actor: Actor, subscription: Subscription, userAgent: string | null): Promise<PushDevices> {
      const { memberId, sessionId } = requireMember(actor);
      const target = checked(subscription);
      await takeChange(memberId);
      await db.transaction().execute(async (tx) => {
        await lockDevices(tx, memberId);
        await deleteEndpointElsewhere(tx, target.endpoint_hash, sessionId);
        const others = (await selectDevices(tx, memberId)).filter((row) => row.session_id !== sessionId);
        if (others.length >= DEVICES_MAX)
          throw failure(
            'conflict',
            'general',
            'too-many-devices',
            `You get notifications on ${DEVICES_MAX} devices. Remove one first.`,
          );
        const now = clock.now();
        await putDevice(tx, {
          device_id: newId(now),
          member_id: memberId,
          session_id: sessionId,
          ...target,
          name: deviceName(userAgent ?? ''),
          created_at: new Date(now),
          accepted_at: null,
        });
      });
      return list(actor);
    },

    /**
     * A browser has another subscription in place of the one that it had. A browser that was removed stays so.
     * @throws Failure at the part of the subscription that is wrong; at `general` where this browser is not notified.
     */
    async replace(actor: Actor, subscription: Subscription): Promise<PushDevices> {
      const { memberId, sessionId } = requireMember(actor);
      const target = checked(subscription);
      await takeChange(memberId);
      await db.transaction().execute(async (tx) => {
        await deleteEndpointElsewhere(tx, target.endpoint_hash, sessionId);
        if (!(await updateTarget(tx, sessionId, target))) throw unknownDevice('general');
      });
      return list(actor);
    },

    /** Notifies a member no more on a device. @throws Failure where it is none of theirs. */
    async remove(actor: Actor, deviceId: string): Promise<PushDevices> {
      if (!(await deleteDevice(db, requireMember(actor).memberId, deviceId))) throw unknownDevice('deviceId');
      return list(actor);
    },

    /** Sends a notification to a device as any other is sent. @throws Failure where it is none of the member's. */
    async test(actor: Actor, deviceId: string): Promise<{ sent: true }> {
      const { memberId } = requireMember(actor);
      if (pusher === null)
        throw failure('conflict', 'general', 'no-push', 'This site sends no notifications to devices.');
      const device = (await selectDevices(db, memberId)).find((row) => row.device_id === deviceId);
      if (device === undefined) throw unknownDevice('deviceId');
      await limits.tests.take(memberId, 'general', (wait) => `You sent many tests. Try again in ${wait}.`);
      await db.transaction().execute((tx) =>
        dispatchOf(context).schedule(tx, PUSH_TEST, {
          memberId,
          channel: 'push',
          address: deviceId,
          isAwaited: true,
        }),
      );
      return { sent: true };
    },
  };
}

/** What makes a message one to a device, for `dispatch.schedule`. */
export type ToDevice = { memberId: string; channel: 'push'; address: string; occurrence: string };

/**
 * The devices of members that are told about something, as each chose: one message for each device.
 * @param occurrence of the message, as for its other channels: it is sent once to each device.
 */
export async function listDevicesToTell(
  context: Context,
  db: Queryable,
  memberIds: readonly string[],
  kind: NotificationKind,
  occurrence: (memberId: string) => string = () => 'once',
): Promise<ToDevice[]> {
  if (context.pusher === null || memberIds.length === 0) return [];
  const devices = await selectDevicesOf(db, memberIds);
  if (devices.length === 0) return [];
  const wanting = await listWanting(context, db, [...new Set(devices.map((row) => row.member_id))], kind, 'push');
  return devices
    .filter((row) => wanting.has(row.member_id))
    .map(({ member_id: memberId, device_id: address }) => ({
      memberId,
      channel: 'push',
      address,
      occurrence: `${occurrence(memberId)} ${address}`,
    }));
}

/** Where notifications to a device go; null where it was removed. */
export async function findPushTarget(db: Queryable, deviceId: string, { keys }: Context): Promise<PushTarget | null> {
  const sealed = await selectTarget(db, deviceId);
  if (sealed === undefined) return null;
  return parseStored(Target, JSON.parse(keys.open(sealed)), 'push_subscriptions.target_sealed');
}

function unknownDevice(field: string) {
  return failure('not-found', field, 'unknown-device', 'You get no notifications on this device any more.');
}
