import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';
import type { CardSendRow } from '../queries.ts';
import { type Addressed, addressOf } from './address.ts';

type Placed = Addressed & { countryId: string | null; timeZone: string | null };

/**
 * People of a draft with the place that its sender last gave for their address, where none is given now. Only the sender's own cards are asked:
 * those of the member, or those of this browser's session where nobody is signed in.
 */
export async function withKnownPlaces<P extends Placed>(tx: Tx, draft: CardSendRow, people: P[]): Promise<P[]> {
  const unknown = people.filter((person) => person.timeZone === null).map((person) => addressOf(person).toLowerCase());
  if (unknown.length === 0) return people;
  const bySender =
    draft.member_id === null
      ? sql`s.member_id is null and s.session_id = ${draft.session_id}`
      : sql`s.member_id = ${draft.member_id}`;
  const { rows } = await sql<{ address: string; zone: string; countryId: string | null }>`
    select distinct on (coalesce(lower(r.email), r.mobile)) coalesce(lower(r.email), r.mobile) as address, r.zone, r.country_id as "countryId"
    from recipients r join card_sends s on s.card_send_id = r.card_send_id
    where (lower(r.email) = any(${unknown}::text[]) or r.mobile = any(${unknown}::text[])) and r.zone is not null
      and s.card_send_id <> ${draft.card_send_id} and ${bySender}
    order by coalesce(lower(r.email), r.mobile), s.updated_at desc, s.card_send_id desc`.execute(tx);
  const known = new Map(rows.map((row) => [row.address, row]));
  return people.map((person) => {
    const place = person.timeZone === null ? known.get(addressOf(person).toLowerCase()) : undefined;
    return place ? { ...person, timeZone: place.zone, countryId: place.countryId } : person;
  });
}
