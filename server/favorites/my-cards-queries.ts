import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#db/client.ts';
import type { NamesOnFront } from '#shared/cards/front-name.ts';
import { type CardSendState, SEND_OCCASION, SENT_NAME } from '#server/card-sends/card-sends.ts';

export type Paging = { limit: number; offset: number };
export type Asked = Paging & OfContact;
export type OwnSendRow = {
  card_send_id: string;
  /** null for a card that is not of the shop: then its document is there */
  card_id: string | null;
  document: unknown;
  palette_id: string;
  occasion: string;
  name_on_front: string | null;
  names_on_front: NamesOnFront;
  /** null where nobody is on it yet */ first: { name: string; name_on_front: string | null; front: unknown } | null;
  state: CardSendState;
  is_revoked: boolean;
  has_message: boolean;
  link_sealed: Buffer | null;
  sender_sealed: Buffer | null;
  people: string[];
  at: Date;
  /** people who opened it, wrote back, and to whom it did not come */
  opened: number;
  thanked: number;
  bounced: number;
};

/** Which of a member's own cards a list has. A card is upcoming until the first of it leaves. */
export type OwnSends = 'upcoming' | 'sent' | 'drafts';
/** The lists, and all cards that were sent or will be. */
type Listed = OwnSends | 'sendings';
const IS_UPCOMING = sql`(s.state = 'awaiting-confirmation' or (s.state = 'scheduled' and not s.is_revoked and d.waits and not d.has_left))`;
const IN_LIST = {
  upcoming: IS_UPCOMING,
  sent: sql`s.state <> 'draft' and not ${IS_UPCOMING}`,
  drafts: sql`s.state = 'draft'`,
  sendings: sql`s.state <> 'draft'`,
};
/** When it leaves, when it left, or when it was last touched; and what comes first in the list. */
const AT = {
  upcoming: sql`coalesce(d.first_due, s.updated_at)`,
  sent: sql`coalesce(d.first_due, s.sent_at, s.updated_at)`,
  drafts: sql`s.updated_at`,
  sendings: sql`coalesce(d.first_due, s.sent_at, s.updated_at)`,
};
const ORDER = {
  upcoming: sql`at, card_send_id`,
  sent: sql`at desc, card_send_id desc`,
  drafts: sql`at desc, card_send_id desc`,
  sendings: sql`at, card_send_id`,
};
/** The document, where it is all that says what the card is. */
const OWN_DOCUMENT = sql`case when s.card_id is null then s.document end`;
const OWN = sql`
  card_sends s cross join lateral (
    select min(due_at) as first_due,
      coalesce(bool_or(state = 'scheduled'), false) as waits,
      coalesce(bool_or(state not in ('scheduled', 'stopped')), false) as has_left
    from card_deliveries where card_send_id = s.card_send_id
  ) d`;

/** Of which contact of the member the cards are; undefined for those of anybody. */
type OfContact = { contactId?: string | undefined };
/** Only these cards; undefined for all. */
const isAmong = (cardSendIds: readonly string[] | undefined) =>
  cardSendIds === undefined ? sql`true` : sql`s.card_send_id = any(${cardSendIds}::uuid[])`;
const IS_ADDRESS_OF = (contactId: string, address: RawBuilder<unknown>) => sql`exists (
  select from contacts k cross join lateral unnest(k.emails) as e (email)
  where k.contact_id = ${contactId} and lower(e.email) = lower(${address}))`;
/** Cards that go to one of the addresses of a contact, or that were sent for one of their dates. */
const isTo = ({ contactId }: OfContact) =>
  contactId === undefined
    ? sql`true`
    : sql`(exists (select from recipients r where r.card_send_id = s.card_send_id and ${IS_ADDRESS_OF(contactId, sql`r.email`)})
      or s.calendar_id in (select calendar_id from calendar_entries where contact_id = ${contactId}))`;
/** Cards that came from one of the addresses of a contact. */
const isFrom = ({ contactId }: OfContact) =>
  contactId === undefined ? sql`true` : IS_ADDRESS_OF(contactId, sql`s.sender_email`);

export async function selectOwnSends(
  db: Queryable,
  memberId: string,
  list: Listed,
  { limit, offset, cardSendIds, ...of }: Paging & OfContact & { cardSendIds?: readonly string[] },
): Promise<OwnSendRow[]> {
  const { rows } = await sql<OwnSendRow>`
    with listed as (
      select s.card_send_id, s.card_id, ${OWN_DOCUMENT} as document, s.palette_id, s.name_on_front, s.names_on_front, s.state, s.is_revoked, s.message <> '' as has_message,
        s.link_sealed, s.sender_sealed, s.created_at, ${AT[list]} as at
      from ${OWN} where s.member_id = ${memberId} and ${IN_LIST[list]} and ${isTo(of)} and ${isAmong(cardSendIds)}
      order by ${ORDER[list]} limit ${limit} offset ${offset}
    )
    select s.*, ${SEND_OCCASION} as occasion, coalesce(
      (select array_agg(r.name order by r.position) from recipients r where r.card_send_id = s.card_send_id), '{}') as people,
      (select json_build_object('name', r.name, 'name_on_front', r.name_on_front, 'front', r.front)
        from recipients r where r.card_send_id = s.card_send_id order by r.position limit 1) as first,
      (select count(distinct e.recipient_id)::integer from card_delivery_events e
        where e.card_send_id = s.card_send_id and e.at >= s.created_at and e.kind = 'opened') as opened,
      (select count(*)::integer from recipients r where r.card_send_id = s.card_send_id and r.thanked_at is not null) as thanked,
      (select count(*)::integer from card_deliveries d where d.card_send_id = s.card_send_id and d.state = 'bounced') as bounced
    from listed s left join cards c on c.card_id = s.card_id order by ${ORDER[list]}`.execute(db);
  return rows;
}

export async function countOwnSends(db: Queryable, memberId: string, list: OwnSends, of: OfContact): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${OWN} where s.member_id = ${memberId} and ${IN_LIST[list]} and ${isTo(of)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** How many cards each of these members has sent; who has sent none is not among them. */
export async function countSentOf(
  db: Queryable,
  memberIds: readonly string[],
): Promise<{ member_id: string; count: number }[]> {
  const { rows } = await sql<{ member_id: string; count: number }>`
    select s.member_id, count(*)::integer as count from ${OWN}
    where s.member_id = any(${memberIds}::uuid[]) and ${IN_LIST.sent} group by s.member_id`.execute(db);
  return rows;
}

export type ReceivedRow = {
  card_id: string | null;
  document: unknown;
  palette_id: string;
  occasion: string;
  name_on_front: string | null;
  card_link_sealed: Buffer;
  own_link_sealed: Buffer;
  sender_name: string;
  at: Date;
};
/** Cards that came to the address that a member has confirmed. */
const RECEIVED = (memberId: string) => sql`
  members m
  join recipients r on lower(r.email) = lower(m.email)
  join card_sends s on s.card_send_id = r.card_send_id
  left join cards c on c.card_id = s.card_id
  join card_deliveries d on d.recipient_id = r.recipient_id
  where m.member_id = ${memberId} and m.email_confirmed_at is not null
    and s.state = 'scheduled' and not s.is_revoked and d.state = 'accepted'
    and s.link_sealed is not null and r.link_sealed is not null`;

export async function selectReceived(
  db: Queryable,
  memberId: string,
  { limit, offset, ...of }: Paging & OfContact,
): Promise<ReceivedRow[]> {
  const { rows } = await sql<ReceivedRow>`
    select s.card_id, ${OWN_DOCUMENT} as document, s.palette_id, ${SEND_OCCASION} as occasion, ${SENT_NAME} as name_on_front, s.link_sealed as card_link_sealed, r.link_sealed as own_link_sealed, s.sender_name, d.due_at as at
    from ${RECEIVED(memberId)} and ${isFrom(of)} order by d.due_at desc, r.recipient_id limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}

export async function countReceived(db: Queryable, memberId: string, of: OfContact): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from ${RECEIVED(memberId)} and ${isFrom(of)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function selectFavoritePage(
  db: Queryable,
  memberId: string,
  { limit, offset }: Paging,
): Promise<{ card_id: string }[]> {
  return db
    .selectFrom('favorites')
    .select('card_id')
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('card_id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countFavorites(db: Queryable, memberId: string): Promise<number> {
  const row = await db
    .selectFrom('favorites')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.count;
}
