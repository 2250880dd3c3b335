import { sql } from 'kysely';
import type { Database } from '#db/client.ts';

/** A delivery with its events. */
export type LedgerRow = {
  /** The delivery and the attempt, as in the Message-ID. */
  key: string;
  kind: string;
  address: string;
  state: string;
  /** The mail server's answer, for each event that says it was accepted. */
  accepted: (string | null)[];
  /** The number of events that say it bounced. */
  bounced: number;
};

export async function readLedger(db: Database): Promise<LedgerRow[]> {
  const { rows } = await sql<LedgerRow>`
    select d.delivery_id || '.' || d.attempt as key, d.kind, d.address, d.state,
      coalesce(array_agg(e.response) filter (where e.kind = 'accepted'), '{}') as accepted,
      count(*) filter (where e.kind = 'bounced') as bounced
    from deliveries d left join delivery_events e on e.delivery_id = d.delivery_id
    group by d.delivery_id, d.attempt, d.kind, d.address, d.state`.execute(db);
  return rows;
}

/** The number of deliveries without a final state. */
export async function countOpen(db: Database): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*) as open from deliveries where state in ('scheduled', 'queued')`.execute(db);
  return rows[0]?.open ?? 0;
}
