import { sql } from 'kysely';
import type { Queryable } from '#db/client.ts';
import type { SenderFacts } from './allowance.ts';

/** What is known of how a member's cards were received, for what they may send. See SenderFacts. */
export async function selectSenderFacts(
  db: Queryable,
  memberId: string,
  now: Date,
): Promise<Omit<SenderFacts, 'largestCard'>> {
  const { rows } = await sql<{ age_days: number; opened: number; bounced: number; refused: number }>`
    with sent as (
      select d.delivery_id, d.recipient_id, d.due_at > ${now}::timestamptz - interval '90 days' as is_recent
      from card_deliveries d where d.member_id = ${memberId} and d.due_at > ${now}::timestamptz - interval '1 year'
    )
    select greatest(0, floor(extract(epoch from ${now}::timestamptz - m.created_at) / 86400))::integer as age_days,
      (select count(*)::integer from sent s where exists (
        select from card_delivery_events e where e.delivery_id = s.delivery_id and e.kind = 'opened')) as opened,
      (select count(*)::integer from sent s join card_delivery_events e on e.delivery_id = s.delivery_id
        where e.kind = 'bounced' and s.is_recent) as bounced,
      (select count(*)::integer from sent s join recipients r on r.recipient_id = s.recipient_id
        where r.refused is not null and s.is_recent) as refused
    from members m where m.member_id = ${memberId}`.execute(db);
  const [row] = rows;
  return {
    ageDays: row?.age_days ?? 0,
    opened: row?.opened ?? 0,
    bounced: row?.bounced ?? 0,
    refused: row?.refused ?? 0,
  };
}
