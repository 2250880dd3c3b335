import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#db/client.ts';
import type { Counted } from '#db/count-up-to.ts';
import { type CardSendState, SEND_TITLE } from '#server/card-sends/card-sends.ts';
import { countFound, isFound, searchQueries } from './send-search.ts';

export type AdminSendRow = {
  card_send_id: string;
  member_id: string | null;
  state: CardSendState;
  is_revoked: boolean;
  palette_id: string;
  sender_name: string;
  sender_email: string;
  schedule: unknown;
  link_sealed: Buffer | null;
  created_at: Date;
  sent_at: Date | null;
  /** null for a card that is not of the shop, and so are what the shop knows of it */
  card_id: string | null;
  title: string;
  content_hash: string | null;
  facts: unknown;
  is_free: boolean;
  membership_type: 'standard' | 'trial' | 'premium' | 'premium-not-renewing' | null;
  people: number;
  /** names of the first people, those first whose mail came back */ first_names: string[];
  scheduled: number;
  /** on the way, or there */ left: number;
  bounced: number;
  stopped: number;
};

export type SendsQuery = {
  q: string;
  state: 'all' | 'scheduled' | 'sent' | 'stopped' | 'bounced';
  limit: number;
  offset: number;
};

/** Whether a card has a delivery in one of these states. */
const has = (...states: string[]) =>
  sql<boolean>`exists (select from card_deliveries d where d.card_send_id = s.card_send_id and d.state in (${sql.join(states)}))`;

const IN_STATE: Record<SendsQuery['state'], RawBuilder<boolean>> = {
  all: sql`s.state <> 'draft'`,
  scheduled: sql`s.state <> 'draft' and not s.is_revoked and ${has('scheduled')}`,
  sent: sql`s.state <> 'draft' and not s.is_revoked and ${has('queued', 'accepted')}`,
  bounced: sql`s.state <> 'draft' and not s.is_revoked and ${has('bounced')}`,
  stopped: sql`s.card_send_id in (select card_send_id from card_sends where is_revoked union select card_send_id from card_deliveries where state = 'stopped')`,
};

/** A page of cards that were sent, newest first. @param hashes of the links and codes that may stand in what was typed. */
export async function selectSends(
  db: Queryable,
  { q, state, limit, offset }: SendsQuery,
  hashes: readonly Buffer[],
): Promise<Counted & { rows: AdminSendRow[] }> {
  const ways = searchQueries(q, hashes);
  const wanted = sql`${IN_STATE[state]} and ${isFound(ways)}`;
  const [{ rows }, counted] = await Promise.all([
    sql<AdminSendRow>`
      with found as (select s.* from card_sends s where ${wanted} order by s.created_at desc, s.card_send_id desc limit ${limit} offset ${offset})
      ${ABOUT} order by s.created_at desc, s.card_send_id desc`.execute(db),
    countFound(db, IN_STATE[state], ways),
  ]);
  return { rows, ...counted };
}

/** The newest cards of a member. */
export async function selectSendsOf(db: Queryable, memberId: string, limit: number): Promise<AdminSendRow[]> {
  const { rows } = await sql<AdminSendRow>`
    with found as (select s.* from card_sends s where s.member_id = ${memberId} and s.state <> 'draft' order by s.updated_at desc limit ${limit})
    ${ABOUT} order by s.created_at desc`.execute(db);
  return rows;
}

/** The newest cards from and to an address. */
export async function selectSendsAround(db: Queryable, address: string, limit: number): Promise<AdminSendRow[]> {
  const email = address.toLowerCase();
  const { rows } = await sql<AdminSendRow>`
    with found as (select s.* from card_sends s where s.state <> 'draft' and s.card_send_id in (
        select card_send_id from card_sends where lower(sender_email) = ${email}
        union select card_send_id from recipients where lower(email) = ${email}
      ) order by s.created_at desc limit ${limit})
    ${ABOUT} order by s.created_at desc`.execute(db);
  return rows;
}

/** A card that was sent, or was on its way once. */
export async function selectSend(db: Queryable, cardSendId: string): Promise<AdminSendRow | undefined> {
  const { rows } = await sql<AdminSendRow>`
    with found as (select s.* from card_sends s where s.card_send_id = ${cardSendId}
      and (s.state <> 'draft' or ${has('stopped')})) ${ABOUT}`.execute(db);
  return rows[0];
}

/** What is shown of a card on its way. Message is not among that. */
const ABOUT = sql`
  select s.card_send_id, s.member_id, s.state, s.is_revoked, s.palette_id, s.sender_name, s.sender_email, s.schedule, s.link_sealed,
    s.created_at, s.sent_at, c.card_id, ${SEND_TITLE} as title, c.content_hash, c.facts, coalesce(c.is_free, true) as is_free,
    (select m.membership_type from members m where m.member_id = s.member_id) as membership_type,
    (select count(*)::integer from recipients r where r.card_send_id = s.card_send_id) as people,
    array(select r.name from recipients r left join card_deliveries d on d.recipient_id = r.recipient_id
      where r.card_send_id = s.card_send_id order by d.state = 'bounced' desc nulls last, r.position limit 3) as first_names,
    d.scheduled, d.left, d.bounced, d.stopped
  from found s left join cards c on c.card_id = s.card_id
  cross join lateral (
    select count(*) filter (where state = 'scheduled')::integer as scheduled, count(*) filter (where state in ('queued', 'accepted'))::integer as left,
      count(*) filter (where state = 'bounced')::integer as bounced, count(*) filter (where state = 'stopped')::integer as stopped
    from card_deliveries where card_send_id = s.card_send_id
  ) d`;

/** The people of a card, without what they answered but how long it is. */
export async function selectPeopleOf(db: Queryable, cardSendId: string) {
  return db
    .selectFrom('recipients')
    .select(['recipient_id', 'name', 'email', 'mobile', 'link_sealed', 'refused', 'thanks'])
    .where('card_send_id', '=', cardSendId)
    .orderBy('position')
    .execute();
}
export type PersonRow = Awaited<ReturnType<typeof selectPeopleOf>>[number];
