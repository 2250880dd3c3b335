import type { Queryable } from '#db/client.ts';
import type { Message } from '#server/kernel/message.ts';
import type { TimelineEntry } from '#server/kernel/module.ts';

/** Sent messages of some kinds that belong to a group, for a timeline: `sender-receipt-accepted`. They are listed as long as their rows are kept. */
export async function listSentAbout(
  db: Queryable,
  groupId: string,
  messages: readonly Pick<Message<object>, 'kind'>[],
): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select(['delivery_id', 'attempt', 'kind', 'state', 'updated_at'])
    .where('group_id', '=', groupId)
    .where(
      'kind',
      'in',
      messages.map(({ kind }) => kind),
    )
    .where('state', 'in', ['accepted', 'bounced'])
    .orderBy('updated_at')
    .orderBy('delivery_id')
    .execute();
  return rows.map((row) => ({
    kind: `${row.kind}-${row.state}`,
    at: row.updated_at,
    who: 'Delivery',
    delivery: { deliveryId: row.delivery_id, attempt: row.attempt },
  }));
}
