import { sql } from 'kysely';
import type { Queryable } from '#db/client.ts';
import { SEND_OCCASION, SEND_TITLE, SENT_NAME } from '../send-columns.ts';

/** A recipient with the card that goes to them. */
export function selectCardForRecipient(db: Queryable, recipientId: string) {
  return db
    .selectFrom('recipients as r')
    .innerJoin('card_sends as s', 's.card_send_id', 'r.card_send_id')
    .leftJoin('cards as c', 'c.card_id', 's.card_id')
    .select(['r.name as to_name', 'r.link_sealed as recipient_link_sealed', 'r.code_sealed'])
    .select([
      's.card_send_id',
      's.sender_name',
      's.sender_email',
      's.sender_zone',
      's.phrase',
      's.verse',
      's.message',
      's.schedule',
      's.document',
      's.link_sealed',
      's.sent_at',
      's.is_revoked',
    ])
    .select(['c.facts', SEND_OCCASION.as('occasion'), SENT_NAME.as('name_on_front')])
    .where('r.recipient_id', '=', recipientId)
    .executeTakeFirst();
}
export type CardForRecipientRow = NonNullable<Awaited<ReturnType<typeof selectCardForRecipient>>>;

/** A draft, with all that its mail needs before it is sent. */
export function selectDraftForMail(db: Queryable, cardSendId: string) {
  return db
    .selectFrom('card_sends as s')
    .leftJoin('cards as c', 'c.card_id', 's.card_id')
    .selectAll('s')
    .select(['c.facts', SEND_OCCASION.as('occasion')])
    .where('s.card_send_id', '=', cardSendId)
    .where('s.is_revoked', '=', false)
    .executeTakeFirst();
}
export type DraftForMailRow = NonNullable<Awaited<ReturnType<typeof selectDraftForMail>>>;

/** A card on its way, with what its sender's mails say of it. */
export function selectForSender(db: Queryable, cardSendId: string) {
  return db
    .selectFrom('card_sends as s')
    .leftJoin('cards as c', 'c.card_id', 's.card_id')
    .select([
      's.card_send_id',
      's.member_id',
      's.state',
      's.sender_name',
      's.sender_email',
      's.schedule',
      's.link_sealed',
      's.sender_sealed',
      's.confirm_hash',
      's.sent_at',
      's.is_revoked',
      's.name_on_front',
      's.names_on_front',
      's.document',
      'c.facts',
      SEND_OCCASION.as('occasion'),
      SEND_TITLE.as('title'),
    ])
    .where('s.card_send_id', '=', cardSendId)
    .executeTakeFirst();
}
export type SenderRow = NonNullable<Awaited<ReturnType<typeof selectForSender>>>;

export function selectPeople(db: Queryable, cardSendId: string) {
  return db
    .selectFrom('recipients')
    .select(['recipient_id', 'name', 'email', 'mobile', 'name_on_front', 'front'])
    .where('card_send_id', '=', cardSendId)
    .orderBy('position')
    .execute();
}

export function selectThanks(db: Queryable, recipientId: string) {
  return db
    .selectFrom('recipients')
    .select(['recipient_id', 'card_send_id', 'name', 'email', 'mobile', 'thanks'])
    .where('recipient_id', '=', recipientId)
    .executeTakeFirst();
}

/** The people whose card came back and lies with nobody, with what their mail server meant. */
export async function selectBounced(db: Queryable, cardSendId: string) {
  const { rows } = await sql<{ name: string; email: string | null; mobile: string | null; reason: string | null }>`
    select r.name, r.email, r.mobile, e.detail as reason
    from card_deliveries d
    join recipients r on r.recipient_id = d.recipient_id
    left join lateral (
      select detail from delivery_events e
      where e.delivery_id = d.delivery_id and e.kind = 'bounced' and e.at >= d.created_at
      order by e.at desc limit 1
    ) e on true
    where d.card_send_id = ${cardSendId} and d.state = 'bounced'
    order by r.position`.execute(db);
  return rows;
}

export async function setRecipientAddress(
  db: Queryable,
  recipientId: string,
  { email, mobile }: { email: string | null; mobile: string | null },
): Promise<void> {
  await db.updateTable('recipients').set({ email, mobile }).where('recipient_id', '=', recipientId).execute();
}
