import { sql } from 'kysely';
import type { Queryable } from '#db/client.ts';

/** A date of a member, and whose it is; no contact where the day is nobody's. */
type OfDate = { memberId: string; calendarId: string; contactId: string | null };
/** Cards that a member sent for a date, or to one of the addresses of its contact. */
const isTo = ({ contactId }: OfDate) => sql`exists (
  select from recipients r join contacts k on k.contact_id = ${contactId}
    cross join lateral unnest(k.emails) as e (email)
  where r.card_send_id = s.card_send_id and lower(e.email) = lower(r.email))`;

/** The shop's cards that were sent for each of some dates, or to its contact, in any year; by the calendarId. */
export async function selectCardsSentFor(
  db: Queryable,
  dates: readonly OfDate[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows } = await sql<{ calendar_id: string; card_id: string }>`
    with asked as (
      select * from unnest(
        ${dates.map(({ memberId }) => memberId)}::uuid[],
        ${dates.map(({ calendarId }) => calendarId)}::uuid[],
        ${dates.map(({ contactId }) => contactId)}::uuid[]
      ) as a (member_id, calendar_id, contact_id)
    )
    select a.calendar_id, s.card_id
    from asked a join card_sends s on s.member_id = a.member_id and s.calendar_id = a.calendar_id
    where s.state <> 'draft' and s.card_id is not null
    union
    select a.calendar_id, s.card_id
    from asked a
    join contacts k on k.contact_id = a.contact_id
    cross join lateral unnest(k.emails) as e (email)
    join recipients r on lower(r.email) = lower(e.email)
    join card_sends s on s.card_send_id = r.card_send_id and s.member_id = a.member_id
    where s.state <> 'draft' and s.card_id is not null`.execute(db);
  return new Map(
    [...Map.groupBy(rows, (row) => row.calendar_id)].map(([calendarId, sent]) => [
      calendarId,
      new Set(sent.map((row) => row.card_id)),
    ]),
  );
}

/**
 * A draft of a member, with those of its recipients who are contacts for whom something should be avoided: by their address, or by their name where it is
 * for their date.
 */
export async function selectAvoiders(
  db: Queryable,
  { memberId, cardSendId }: { memberId: string; cardSendId: string },
) {
  const { rows } = await sql<{
    card_id: string | null;
    verse: string;
    people: { name: string; avoid: string[] }[];
  }>`
    select s.card_id, s.verse, coalesce((
      select json_agg(json_build_object('name', r.name, 'avoid', k.avoid) order by r.position)
      from recipients r
      cross join lateral (
        select k.avoid from contacts k cross join lateral unnest(k.emails) as e (email)
        where k.member_id = s.member_id and k.removed_at is null and k.avoid <> '{}' and lower(e.email) = lower(r.email)
        union all
        select k.avoid from calendar_entries d join contacts k on k.contact_id = d.contact_id
        where d.calendar_id = s.calendar_id and k.removed_at is null and k.avoid <> '{}' and lower(k.name) = lower(r.name)
        limit 1
      ) k
      where r.card_send_id = s.card_send_id
    ), '[]') as people
    from card_sends s where s.card_send_id = ${cardSendId} and s.member_id = ${memberId} and s.state = 'draft'`.execute(
    db,
  );
  return rows[0];
}

/** A card of the shop that went out. */
export type SentCardRow = { title: string; at: Date; is_opened: boolean; is_thanked: boolean };

/**
 * The last card that arrived before a day for a date, or to its contact for the same occasion.
 * @param before `YYYY-MM-DD`
 */
export async function selectLastCard(
  db: Queryable,
  date: OfDate,
  { occasion, before }: { occasion: string; before: string },
): Promise<SentCardRow | null> {
  const { rows } = await sql<SentCardRow>`
    select c.title, d.at,
      exists (select from card_delivery_events e where e.card_send_id = s.card_send_id and e.kind = 'opened') as is_opened,
      exists (select from recipients r where r.card_send_id = s.card_send_id and r.thanked_at is not null) as is_thanked
    from card_sends s
    join cards c on c.card_id = s.card_id
    cross join lateral (
      select min(due_at) as at from card_deliveries where card_send_id = s.card_send_id and state = 'accepted'
    ) d
    where s.member_id = ${date.memberId} and s.state <> 'draft' and not s.is_revoked and d.at < ${before}::date
      and (s.calendar_id = ${date.calendarId} or (c.occasion = ${occasion} and ${isTo(date)}))
    order by d.at desc limit 1`.execute(db);
  return rows[0] ?? null;
}
