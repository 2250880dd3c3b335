import type { Tx } from '#db/client.ts';
import type { Context } from '#server/kernel/context.ts';
import type { OutgoingEmail, OutgoingPush, OutgoingText } from '#server/kernel/message.ts';
import { newId } from '#shared/ids.ts';
import type { Channel, Outcome } from './channels/channel.ts';
import { channelsOf } from './channels/channels.ts';
import { type DeliveryRow, lockForSending, settleDelivery, type Settlement } from './queries.ts';
import { isRefused } from './suppressions.ts';
import { findRenderer } from './message-registry.ts';

const GAVE_UP = 'We tried for two days, and their mail server did not take it.';
const OUR_FAULT = 'It could not be sent, and that was our doing. Give the address once more to try again.';
const TAKEN_BACK: Settlement = { state: 'stopped', kind: 'stopped', detail: null };
const REFUSED: Settlement = { state: 'stopped', kind: 'refused', detail: null };

/**
 * Sends one delivery's one attempt. The row is held while its message is on its way, so a second worker cannot send it beside this one; and what became of
 * it is noted in the same transaction, so the job may run any number of times and the message leaves once. Only a death between the other side's yes and the
 * commit sends it again, under the same identity.
 * @param isLastTry a failure now is for good, and the ledger says so.
 * @throws when it should be tried again later.
 */
export async function sendDelivery(
  context: Context,
  { deliveryId, attempt }: { deliveryId: string; attempt: number },
  isLastTry: boolean,
): Promise<void> {
  const { db, clock } = context;
  await db.transaction().execute(async (tx) => {
    const row = await lockForSending(tx, deliveryId);
    if (!row || row.state !== 'queued' || row.attempt !== attempt) return;
    const settlement = await send(context, tx, row, isLastTry);
    const now = clock.now();
    await settleDelivery(tx, row, settlement, newId(now), new Date(now));
    if (settlement.state === 'bounced') await tellBounced(context, tx, row);
  });
}

/** Renders the message and hands it over. @throws what stood in the way, when there is another try. */
async function send(context: Context, tx: Tx, row: DeliveryRow, isLastTry: boolean): Promise<Settlement> {
  const { logger } = context;
  const about = { deliveryId: row.delivery_id, kind: row.kind, channel: row.channel, attempt: row.attempt };
  try {
    const outgoing = await render(context, tx, row);
    if (outgoing === null) return TAKEN_BACK;
    const { onBehalfOf } = outgoing as Partial<OutgoingEmail>;
    if (onBehalfOf !== undefined && (await isRefused(context, tx, row.address, onBehalfOf))) return REFUSED;
    const channel: Channel<typeof outgoing> | null = channelsOf(context)[row.channel];
    if (channel === null) throw new Error(`Nothing can be sent by ${row.channel} here.`);
    const outcome = await channel.send({ key: `${row.delivery_id}.${row.attempt}`, address: row.address }, outgoing);
    if (outcome.state === 'accepted') {
      logger.info({ ...about, messageId: outcome.messageId }, 'delivery accepted');
      return { state: 'accepted', kind: 'accepted', detail: null, response: outcome.response };
    }
    if (outcome.state === 'deferred' && !isLastTry) throw outcome.error;
    return giveUp(context, about, outcome);
  } catch (error) {
    if (!isLastTry) throw error;
    logger.warn({ ...about, reason: OUR_FAULT, err: error }, 'delivery bounced');
    return { state: 'bounced', kind: 'bounced', detail: OUR_FAULT };
  }
}

function giveUp({ logger }: Context, about: object, outcome: Exclude<Outcome, { state: 'accepted' }>): Settlement {
  const isRefusal = outcome.state === 'refused';
  const reason = isRefusal ? outcome.reason : GAVE_UP;
  const response = isRefusal ? outcome.response : outcome.error.message;
  logger.warn({ ...about, reason }, 'delivery bounced');
  return { state: 'bounced', kind: 'bounced', detail: reason, response };
}

async function render(
  context: Context,
  tx: Tx,
  row: DeliveryRow,
): Promise<OutgoingEmail | OutgoingText | OutgoingPush | null> {
  const renderer = findRenderer(context, row.kind).render[row.channel];
  if (renderer === undefined) throw new Error(`Messages of the kind ${row.kind} cannot be sent by ${row.channel}.`);
  // Its payload is what was given when it was scheduled: of this kind.
  const payload = row.payload as never;
  return renderer(context, tx, {
    deliveryId: row.delivery_id,
    subjectId: row.subject_id,
    groupId: row.group_id,
    memberId: row.member_id,
    address: row.address,
    payload,
    createdAt: row.created_at,
  });
}

async function tellBounced(context: Context, tx: Tx, row: DeliveryRow): Promise<void> {
  for (const { deliveryBounced } of context.modules)
    await deliveryBounced?.(
      tx,
      {
        kind: row.kind,
        channel: row.channel,
        subjectId: row.subject_id,
        groupId: row.group_id,
        memberId: row.member_id,
        address: row.address,
      },
      context,
    );
}
