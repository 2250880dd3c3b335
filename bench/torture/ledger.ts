import { sql } from 'kysely';
import type { Database } from '#db/client.ts';

/** A delivery and what was noted of it. */
export type LedgerRow = {
  /** The delivery and the attempt, as in the Message-ID. */
  key: string;
  kind: string;
  address: string;
  state: string;
  /** What the mail server said, for each time that it is noted as accepted. */
  accepted: (string | null)[];
  /** How often it is noted as bounced. */
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

/** Deliveries of which it is not decided yet what becomes of them. */
export async function countOpen(db: Database): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*) as open from deliveries where state in ('scheduled', 'queued')`.execute(db);
  return rows[0]?.open ?? 0;
}
