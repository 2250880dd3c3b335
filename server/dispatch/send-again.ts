import type { Tx } from '#db/client.ts';
import type { Context } from '#server/kernel/context.ts';
import type { ChannelName, Message } from '#server/kernel/message.ts';
import { recordEvents } from './events.ts';
import { hasEvent, lockAbout, scheduleAgain, selectAbout } from './queries.ts';
import { sweepSoon } from './schedule.ts';

type Kind = Pick<Message<object>, 'kind'>;

/**
 * Schedules one more attempt of the same delivery for now, whatever the outcome of the last one.
 * @param to a new address, with its channel, if given @param onlyBounced only if the last attempt bounced
 * @returns false, without a change, while it is waiting or being sent, or if it did not bounce although `onlyBounced` is set.
 */
export async function sendAgain(
  context: Context,
  tx: Tx,
  { kind }: Kind,
  subjectId: string,
  { to, onlyBounced = false }: { to?: { channel: ChannelName; address: string } | undefined; onlyBounced?: boolean },
): Promise<boolean> {
  const row = await lockAbout(tx, kind, subjectId);
  if (!row || row.state === 'scheduled' || row.state === 'queued' || (onlyBounced && row.state !== 'bounced'))
    return false;
  const now = new Date(context.clock.now());
  const attempt = row.attempt + 1;
  await scheduleAgain(tx, row.delivery_id, { attempt, ...(to ?? { channel: row.channel, address: row.address }), now });
  await recordEvents(
    tx,
    to === undefined ? 'queued' : 'corrected',
    [{ ...row, attempt }],
    now,
    to === undefined ? null : `${row.address} to ${to.address}`,
  );
  await sweepSoon(context, tx);
  return true;
}

/**
 * Records that a message was opened or replied to. Only the first time counts.
 * @returns the member that it belongs to, the first time; null otherwise.
 */
export async function recordFirst(
  { clock }: Context,
  tx: Tx,
  { kind }: Kind,
  subjectId: string,
  what: 'opened' | 'replied',
): Promise<{ memberId: string | null; groupId: string | null } | null> {
  const row = await lockAbout(tx, kind, subjectId);
  if (!row || (await hasEvent(tx, row, what))) return null;
  await recordEvents(tx, what, [row], new Date(clock.now()));
  return { memberId: row.member_id, groupId: row.group_id };
}

/** Whether a message was opened. */
export async function isOpened({ db }: Context, { kind }: Kind, subjectId: string): Promise<boolean> {
  const row = await selectAbout(db, kind, subjectId);
  return row !== undefined && (await hasEvent(db, row, 'opened'));
}
