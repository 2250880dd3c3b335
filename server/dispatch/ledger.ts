import { sql } from 'kysely';
import type { Queryable } from '#db/client.ts';
import type { DeliveryState } from './tables.ts';

/** The state of a delivery. Instants are ISO 8601, UTC. */
export type LedgerEntry = {
  subjectId: string;
  state: Exclude<DeliveryState, 'scheduled'> | 'delivered' | 'opened' | 'replied' | 'refused';
  dueAt: string;
  queuedAt: string;
  acceptedAt: string | null;
  /** known of text messages */ deliveredAt: string | null;
  bouncedAt: string | null;
  bounceReason: string | null;
  openedAt: string | null;
  repliedAt: string | null;
};

type LedgerRow = {
  subject_id: string;
  due_at: Date;
  state: DeliveryState;
  queued_at: Date;
  accepted_at: Date | null;
  delivered_at: Date | null;
  bounced_at: Date | null;
  bounce_reason: string | null;
  opened_at: Date | null;
  replied_at: Date | null;
  refused_at: Date | null;
};

/** The state of each delivery of a group, without an order: of its newest attempt, except that opening and replying count for every attempt. */
export async function selectLedger(db: Queryable, kind: string, groupId: string): Promise<LedgerEntry[]> {
  const { rows } = await sql<LedgerRow>`
    select d.subject_id, d.due_at, d.state,
      coalesce(max(e.at) filter (where e.kind in ('queued', 'corrected') and e.attempt = d.attempt), d.created_at) as queued_at,
      min(e.at) filter (where e.kind = 'accepted' and e.attempt = d.attempt) as accepted_at,
      min(e.at) filter (where e.kind = 'delivered' and e.attempt = d.attempt) as delivered_at,
      max(e.at) filter (where e.kind = 'bounced' and e.attempt = d.attempt) as bounced_at,
      (array_agg(e.detail order by e.at desc) filter (where e.kind = 'bounced' and e.attempt = d.attempt))[1] as bounce_reason,
      min(e.at) filter (where e.kind = 'opened') as opened_at,
      min(e.at) filter (where e.kind = 'replied') as replied_at,
      min(e.at) filter (where e.kind = 'refused' and e.attempt = d.attempt) as refused_at
    from deliveries d
    left join delivery_events e on e.delivery_id = d.delivery_id
      and e.at >= (select min(created_at) from deliveries where kind = ${kind} and group_id = ${groupId})
    where d.kind = ${kind} and d.group_id = ${groupId}
    group by d.delivery_id`.execute(db);
  return rows.map(entryOf);
}

function entryOf(row: LedgerRow): LedgerEntry {
  return {
    subjectId: row.subject_id,
    state: stateOf(row),
    dueAt: row.due_at.toISOString(),
    queuedAt: row.queued_at.toISOString(),
    acceptedAt: iso(row.accepted_at),
    deliveredAt: iso(row.delivered_at),
    bouncedAt: iso(row.bounced_at),
    bounceReason: row.bounce_reason,
    openedAt: iso(row.opened_at),
    repliedAt: iso(row.replied_at),
  };
}

/** The furthest state. If a message was opened it has arrived, whatever the mail servers answered. */
function stateOf(row: LedgerRow): LedgerEntry['state'] {
  if (row.replied_at) return 'replied';
  if (row.opened_at) return 'opened';
  if (row.refused_at) return 'refused';
  if (row.delivered_at && row.state === 'accepted') return 'delivered';
  return row.state === 'scheduled' ? 'queued' : row.state;
}

function iso(at: Date | null): string | null {
  return at === null ? null : at.toISOString();
}
