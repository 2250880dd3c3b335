import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';
import type { Context } from '#server/kernel/context.ts';
import type { Message } from '#server/kernel/message.ts';
import { sweepSoon } from './schedule.ts';

type Kind = Pick<Message<object>, 'kind'>;

/**
 * Holds the unsent deliveries of some groups, so that no sweep finds them. Queued ones are held too, except those that a worker is sending already.
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

/** Releases the held deliveries of some groups. Those that became due meanwhile are sent at once. @returns their number. */
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
