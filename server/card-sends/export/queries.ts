import { sql } from 'kysely';
import type { Queryable } from '#db/client.ts';
import type { NamesOnFront } from '#shared/cards/front-name.ts';
import type { CardSendState } from '../tables.ts';
import { SEND_OCCASION, SEND_TITLE, SENT_NAME } from '../send-columns.ts';

/** A card that goes into an export, with everything that is known of it. */
export type ExportedCardRow = {
  /** what the next batch begins after */ id: string;
  card_send_id: string;
  state: CardSendState;
  is_revoked: boolean;
  sender_name: string;
  /** of a card that was received, the one that its reader sees */
  name_on_front: string | null;
  names_on_front: NamesOnFront;
  verse: string;
  message: string;
  phrase: string;
  schedule: unknown;
  faces: unknown;
  sent_at: Date | null;
  created_at: Date;
  title: string;
  occasion: string;
  /** of its card of the shop; null where it is of none */ facts: unknown;
  document: unknown;
  people: ExportedRecipient[];
};
export type ExportedRecipient = {
  name: string;
  email: string | null;
  /** E.164 */ mobile: string | null;
  state: string | null;
  dueAt: string | null;
  acceptedAt: string | null;
  bouncedAt: string | null;
  openedAt: string | null;
  thankedAt: string | null;
  thanks: string | null;
  /** what was typed for their own front, and what was sent */
  typedName: string | null;
  front: unknown;
};

const COLUMNS = sql`
  s.card_send_id, s.state, s.is_revoked, s.sender_name, s.verse, s.message, s.phrase, s.schedule, s.faces,
  s.sent_at, s.created_at, ${SEND_TITLE} as title, ${SEND_OCCASION} as occasion, c.facts, s.document`;
/** The recipients of a card with what became of each; times are ISO 8601. */
const PEOPLE = sql`(
  select coalesce(json_agg(json_build_object(
    'name', r.name, 'email', r.email, 'mobile', r.mobile, 'state', d.state, 'dueAt', d.due_at,
    'acceptedAt', e.accepted_at, 'bouncedAt', e.bounced_at, 'openedAt', e.opened_at,
    'thankedAt', r.thanked_at, 'thanks', r.thanks,
    'typedName', r.name_on_front, 'front', r.front) order by r.position), '[]')
  from recipients r
  left join card_deliveries d on d.recipient_id = r.recipient_id
  left join lateral (
    select max(at) filter (where kind = 'accepted') as accepted_at, max(at) filter (where kind = 'bounced') as bounced_at,
      min(at) filter (where kind = 'opened') as opened_at
    from card_delivery_events where card_send_id = s.card_send_id and delivery_id = d.delivery_id
  ) e on true
  where r.card_send_id = s.card_send_id)`;

/** The next cards of a member's own, drafts too. */
export async function selectOwnAfter(
  db: Queryable,
  memberId: string,
  after: string,
  limit: number,
): Promise<ExportedCardRow[]> {
  const { rows } = await sql<ExportedCardRow>`
    select s.card_send_id as id, ${COLUMNS}, s.name_on_front, s.names_on_front, ${PEOPLE} as people
    from card_sends s left join cards c on c.card_id = s.card_id
    where s.member_id = ${memberId} and s.card_send_id > ${after} order by s.card_send_id limit ${limit}`.execute(db);
  return rows;
}

/** The next cards that came to a member's confirmed address. Of the other people on them, nothing. */
export async function selectReceivedAfter(
  db: Queryable,
  memberId: string,
  after: string,
  limit: number,
): Promise<ExportedCardRow[]> {
  const { rows } = await sql<ExportedCardRow>`
    select r.recipient_id as id, ${COLUMNS}, ${SENT_NAME} as name_on_front, 'one' as names_on_front, json_build_array(json_build_object(
      'name', r.name, 'email', r.email, 'mobile', r.mobile, 'state', d.state, 'dueAt', d.due_at, 'acceptedAt', null, 'bouncedAt', null,
      'openedAt', null, 'thankedAt', r.thanked_at, 'thanks', r.thanks, 'typedName', null, 'front', r.front)) as people
    from members m
    join recipients r on lower(r.email) = lower(m.email)
    join card_sends s on s.card_send_id = r.card_send_id
    join card_deliveries d on d.recipient_id = r.recipient_id
    left join cards c on c.card_id = s.card_id
    where m.member_id = ${memberId} and m.email_confirmed_at is not null
      and s.state = 'scheduled' and not s.is_revoked and d.state = 'accepted' and r.recipient_id > ${after}
    order by r.recipient_id limit ${limit}`.execute(db);
  return rows;
}

/** How many pages of cards an export will have. */
export async function countPages(db: Queryable, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from card_sends where member_id = ${memberId} and state <> 'draft' and faces is not null)
      + (select count(*) from members m
         join recipients r on lower(r.email) = lower(m.email)
         join card_sends s on s.card_send_id = r.card_send_id
         join card_deliveries d on d.recipient_id = r.recipient_id
         where m.member_id = ${memberId} and m.email_confirmed_at is not null
           and s.state = 'scheduled' and not s.is_revoked and d.state = 'accepted' and s.faces is not null) as count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
