import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';
import type { Context } from '#server/kernel/context.ts';
import type { Message } from '#server/kernel/message.ts';
import { sweepSoon } from './schedule.ts';

type Kind = Pick<Message<object>, 'kind'>;

/**
 * Holds what has not left of some groups: no sweep finds it. What a job was made for goes back, unless a worker is sending it already: that leaves.
 * @returns how many are held.
 */
export async function holdGroups(
  context: Context,
  tx: Tx,
  { kind }: Kind,
  groupIds: readonly string[],
): Promise<number> {
  const now = new Date(context.clock.now());
  const { numAffectedRows } = await sql`
    update deliveries set held_at = ${now}, state = 'scheduled', updated_at = ${now}
    where kind = ${kind} and group_id = any(${groupIds}::uuid[]) and held_at is null
      and (state = 'scheduled' or (state = 'queued' and sender_id is null))`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Lets go what was held of some groups. What was due meanwhile leaves at once. @returns how many it was. */
export async function releaseGroups(
  context: Context,
  tx: Tx,
  { kind }: Kind,
  groupIds: readonly string[],
): Promise<number> {
  const now = new Date(context.clock.now());
  const { numAffectedRows } = await sql`
    update deliveries set held_at = null, attempt = attempt + 1, updated_at = ${now}
    where kind = ${kind} and group_id = any(${groupIds}::uuid[]) and held_at is not null`.execute(tx);
  await sweepSoon(context, tx);
  return Number(numAffectedRows ?? 0n);
}
