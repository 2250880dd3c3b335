import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '#server/kernel/context.ts';
import {
  type ChannelName,
  type OutgoingEmail,
  type OutgoingPush,
  type OutgoingText,
  parsePayload,
} from '#server/kernel/message.ts';
import { newId } from '#shared/ids.ts';
import type { Channel, Outcome } from './channels/channel.ts';
import { channelsOf } from './channels/channels.ts';
import { findRenderer } from './message-registry.ts';
import {
  type DeliveryRow,
  hasFailedSince,
  lockForSending,
  setDeliveryState,
  setSenderSuspect,
  setSender,
  settleDelivery,
  type Settlement,
} from './queries.ts';
import { AlreadySending, isAlive, senderOf } from './sender.ts';
import { isRefused } from './suppressions.ts';
import { tellModules } from './tell-modules.ts';

const RETRIES_EXHAUSTED: Record<ChannelName, string> = {
  email: 'We tried for two days, but their mail server did not accept the email.',
  text: 'We tried for two days, but the text message was not accepted.',
  push: 'We tried for two days, but the push service of the device did not accept the notification.',
};
const OUR_FAULT = 'We could not send it because of a fault on our side. Enter the address again to try once more.';
const CAUSE_GONE: Settlement = { state: 'stopped', kind: 'stopped', detail: null };
const REFUSED: Settlement = { state: 'stopped', kind: 'refused', detail: null };
/** How long a sender may be without its lock before another worker sends the message. A running worker takes its lock again within a second. */
const LOST_LOCK_GRACE_MS = 10_000;
/** Pauses between tries to store an outcome. */
const STORE_RETRY_MS = { first: 100, most: 5000 };

/**
 * Sends one attempt of a delivery. The worker stores that it is sending it, sends it, and stores the outcome; no row is locked meanwhile. It keeps the outcome
 * until it is stored, however long the database is away. Other jobs for the same attempt wait for that as long as the worker is running. So the job may run any
 * number of times and the message is sent once. Only if the worker dies after the other side accepted the message and before that is stored, it is sent again,
 * with the same Message-ID; a text is looked for at the service before.
 * @param isLastTry a failure now is permanent, and the ledger says so.
 * @throws if it should be tried again later; AlreadySending if another worker is sending it, or may be.
 */
export async function sendDelivery(
  context: Context,
  { deliveryId, attempt }: { deliveryId: string; attempt: number },
  isLastTry: boolean,
): Promise<void> {
  await senderOf(context).whileSending(deliveryId, async () => {
    const row = await claim(context, deliveryId, attempt);
    if (row === null) return;
    let settlement: Settlement;
    try {
      settlement = await send(context, row, isLastTry);
    } catch (error) {
      await retryUntilStored(context, deliveryId, () => setSender(context.db, deliveryId, null));
      throw error;
    }
    await retryUntilStored(context, deliveryId, () => settle(context, row, settlement));
  });
}

/**
 * Makes this process the sender of a delivery.
 * @returns null if there is nothing to send any more.
 * @throws AlreadySending if another process is sending it, or may be: a process without its lock may only have lost its connection.
 */
async function claim(context: Context, deliveryId: string, attempt: number): Promise<DeliveryRow | null> {
  const { db, clock } = context;
  const sender = senderOf(context);
  const claimed = await db.transaction().execute(async (tx) => {
    const row = await lockForSending(tx, deliveryId);
    if (!row || row.state !== 'queued' || row.attempt !== attempt) return null;
    if (row.sender_id !== null && row.sender_id !== sender.id) {
      const now = clock.now();
      const isGone = !(await isAlive(tx, row.sender_id));
      if (!isGone || row.doubted_at === null || now - row.doubted_at.getTime() < LOST_LOCK_GRACE_MS) {
        const doubtedAt = isGone ? (row.doubted_at ?? new Date(now)) : null;
        await setSenderSuspect(tx, deliveryId, doubtedAt);
        return 'being-sent';
      }
    }
    await setSender(tx, deliveryId, sender.id);
    return row;
  });
  // Thrown outside the transaction, so that `doubted_at` is stored.
  if (claimed === 'being-sent') throw new AlreadySending(deliveryId);
  return claimed;
}

/** Renders the message and sends it. @throws the error, if there is another try. */
async function send(context: Context, row: DeliveryRow, isLastTry: boolean): Promise<Settlement> {
  const { db, logger } = context;
  const about = { deliveryId: row.delivery_id, kind: row.kind, channel: row.channel, attempt: row.attempt };
  try {
    const outgoing = await render(context, row);
    if (outgoing === null) return CAUSE_GONE;
    const { onBehalfOf } = outgoing as Partial<OutgoingEmail | OutgoingText>;
    if (onBehalfOf !== undefined && (await isRefused(context, db, row.address, onBehalfOf))) return REFUSED;
    // A number that sent STOP gets nothing, whatever it is.
    if (row.channel === 'text' && (await isRefused(context, db, row.address, null))) return REFUSED;
    const channel: Channel<typeof outgoing> | null = channelsOf(context)[row.channel];
    if (channel === null) throw new Error(`Nothing can be sent by ${row.channel} here.`);
    const outcome = await channel.send({ key: `${row.delivery_id}.${row.attempt}`, address: row.address }, outgoing);
    if (outcome.state === 'accepted') {
      logger.info({ ...about, messageId: outcome.messageId }, 'delivery accepted');
      return { state: 'accepted', kind: 'accepted', detail: null, response: outcome.response };
    }
    if (outcome.state === 'ended') {
      logger.info({ ...about, response: outcome.response }, 'the address of a delivery has ended');
      // A number ends by STOP: its owner refuses. Of a device that is gone nobody said no.
      const ended = row.channel === 'text' ? REFUSED : CAUSE_GONE;
      return { ...ended, response: outcome.response, hasAddressEnded: true };
    }
    if (outcome.state === 'deferred' && !isLastTry) throw outcome.error;
    return giveUp(context, about, outcome);
  } catch (error) {
    if (!isLastTry) throw error;
    logger.warn({ ...about, reason: OUR_FAULT, err: error }, 'delivery bounced');
    return { state: 'bounced', kind: 'bounced', detail: OUR_FAULT };
  }
}

function giveUp(
  { logger }: Context,
  about: { channel: ChannelName },
  outcome: Extract<Outcome, { state: 'refused' | 'deferred' }>,
): Settlement {
  const isRefusal = outcome.state === 'refused';
  const reason = isRefusal ? outcome.reason : RETRIES_EXHAUSTED[about.channel];
  const response = isRefusal ? outcome.response : outcome.error.message;
  logger.warn({ ...about, reason }, 'delivery bounced');
  return { state: 'bounced', kind: 'bounced', detail: reason, response };
}

async function render(context: Context, row: DeliveryRow): Promise<OutgoingEmail | OutgoingText | OutgoingPush | null> {
  const { message, render: renderers } = findRenderer(context, row.kind);
  const renderer = renderers[row.channel];
  if (renderer === undefined) throw new Error(`Messages of the kind ${row.kind} cannot be sent by ${row.channel}.`);
  // The list of renderers does not know the types of their kinds.
  const payload = parsePayload(message, row.payload) as never;
  return renderer(context, context.db, {
    deliveryId: row.delivery_id,
    subjectId: row.subject_id,
    groupId: row.group_id,
    memberId: row.member_id,
    address: row.address,
    payload,
    createdAt: row.created_at,
  });
}

/** Stores the outcome. It may run twice, if it is unknown whether the first time succeeded. */
async function settle(context: Context, row: DeliveryRow, settlement: Settlement): Promise<void> {
  const { db, clock } = context;
  await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const isNoted = await settleDelivery(tx, row, settlement, newId(now), new Date(now));
    if (!isNoted) return;
    // The service may have told us that it did not arrive before we noted that it was accepted.
    if (settlement.state === 'accepted' && (await hasFailedSince(tx, row)))
      await setDeliveryState(tx, [row.delivery_id], 'bounced', new Date(now));
    await tellModules(context, tx, row, settlement);
  });
}

/**
 * Retries until the outcome is stored: only this process knows the answer of the mail server, and without it the message would be sent twice. Ends with the
 * process.
 */
async function retryUntilStored({ logger }: Context, deliveryId: string, write: () => Promise<void>): Promise<void> {
  for (let wait = STORE_RETRY_MS.first; ; wait = Math.min(wait * 2, STORE_RETRY_MS.most)) {
    try {
      await write();
      return;
    } catch (error) {
      logger.error({ deliveryId, err: error }, 'the outcome of a delivery could not be stored yet');
      await pause(wait);
    }
  }
}
