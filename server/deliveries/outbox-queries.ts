import { type Insertable, sql } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';
import type { OutboxTable } from './tables.ts';

/** @returns whether it is new: a mail with this key may be there already. */
export async function insertOutbox(tx: Tx, row: Insertable<OutboxTable>): Promise<boolean> {
  const made = await tx
    .insertInto('outbox')
    .values(row)
    .onConflict((conflict) => conflict.column('unique_key').doNothing())
    .returning('outbox_id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Waits until nobody holds the mail with this key, and holds it where there is one. */
export async function waitForOutbox(tx: Tx, uniqueKey: string): Promise<void> {
  await tx.selectFrom('outbox').select('outbox_id').where('unique_key', '=', uniqueKey).forUpdate().execute();
}

/** A row of the outbox, held until the transaction ends. @throws (55P03) at once when another worker holds it. */
export function lockOutbox(tx: Tx, outboxId: string) {
  return tx.selectFrom('outbox').selectAll().where('outbox_id', '=', outboxId).forUpdate().noWait().executeTakeFirst();
}

export async function setOutboxState(
  tx: Tx,
  outboxId: string,
  state: 'accepted' | 'bounced',
  now: Date,
): Promise<void> {
  await tx.updateTable('outbox').set({ state, updated_at: now }).where('outbox_id', '=', outboxId).execute();
}

export async function deleteOutbox(tx: Tx, outboxId: string): Promise<void> {
  await tx.deleteFrom('outbox').where('outbox_id', '=', outboxId).execute();
}

/** @param strangersBefore for mails to whoever has no account, but those about a card: its own record holds that address. */
export async function deleteOutboxBefore(db: Queryable, before: Date, strangersBefore: Date): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('state', '!=', 'queued')
    .where((where) =>
      where.or([
        where('updated_at', '<', before),
        where.and([
          where('updated_at', '<', strangersBefore),
          where('member_id', 'is', null),
          sql<boolean>`not payload ?| array['cardSendId', 'recipientId']`,
        ]),
      ]),
    )
    .execute();
}

/** Marks a member whose mail came back for good; nothing where the address is another one meanwhile. */
export async function markBounced(tx: Tx, memberId: string, address: string, now: Date): Promise<void> {
  await tx
    .updateTable('members')
    .set({ email_bounced_at: now, updated_at: now })
    .where('member_id', '=', memberId)
    .where(sql`lower(email)`, '=', address.toLowerCase())
    .where('email_bounced_at', 'is', null)
    .execute();
}

/** The member that has an address now. */
export function selectAddressee(db: Queryable, email: string) {
  return db
    .selectFrom('members')
    .select(['member_id', 'name', 'email', 'link_epoch', 'zone', 'leaving_at'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

/** Whether a mailed link was neither used nor followed by a newer one. */
export async function selectIsLinkUnused(db: Queryable, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('mailed_links')
    .select('kind')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns undefined where there is no such member any more. */
export async function selectMemberName(db: Queryable, memberId: string): Promise<string | undefined> {
  const row = await db.selectFrom('members').select('name').where('member_id', '=', memberId).executeTakeFirst();
  return row?.name;
}

/** A card on its way, with what its sender's mails say of it. */
export function selectForSender(db: Queryable, cardSendId: string) {
  return db
    .selectFrom('card_sends as s')
    .innerJoin('cards as c', 'c.card_id', 's.card_id')
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
      'c.occasion',
      'c.title',
    ])
    .where('s.card_send_id', '=', cardSendId)
    .executeTakeFirst();
}
export type SenderRow = NonNullable<Awaited<ReturnType<typeof selectForSender>>>;

/** A card on the table, with all that a test of it needs. */
export function selectForTest(db: Queryable, cardSendId: string) {
  return db
    .selectFrom('card_sends as s')
    .innerJoin('cards as c', 'c.card_id', 's.card_id')
    .select([
      's.card_send_id',
      's.sender_name',
      's.sender_email',
      's.sender_zone',
      's.phrase',
      's.name_on_front',
      's.verse',
      's.message',
      's.schedule',
      's.test_sealed',
      'c.occasion',
      'c.facts',
    ])
    .where('s.card_send_id', '=', cardSendId)
    .where('s.is_revoked', '=', false)
    .executeTakeFirst();
}
export type TestRow = NonNullable<Awaited<ReturnType<typeof selectForTest>>>;

export function selectPeople(db: Queryable, cardSendId: string) {
  return db
    .selectFrom('recipients')
    .select(['recipient_id', 'name', 'email'])
    .where('card_send_id', '=', cardSendId)
    .orderBy('position')
    .execute();
}

export function selectThanks(db: Queryable, recipientId: string) {
  return db
    .selectFrom('recipients')
    .select(['recipient_id', 'card_send_id', 'name', 'email', 'thanks'])
    .where('recipient_id', '=', recipientId)
    .executeTakeFirst();
}

/** The people whose card came back and lies with nobody, with what their mail server meant. */
export async function selectBounced(db: Queryable, cardSendId: string) {
  const { rows } = await sql<{ name: string; email: string; reason: string | null }>`
    select r.name, r.email, e.detail as reason
    from deliveries d
    join recipients r on r.recipient_id = d.recipient_id
    left join lateral (
      select detail from delivery_events e
      where e.card_send_id = d.card_send_id and e.delivery_id = d.delivery_id and e.kind = 'bounced' and e.at >= d.created_at
      order by e.at desc limit 1
    ) e on true
    where d.card_send_id = ${cardSendId} and d.state = 'bounced'
    order by r.position`.execute(db);
  return rows;
}

/** An export that is ready, and whose it is. */
export function selectExportDue(db: Queryable, exportId: string) {
  return db
    .selectFrom('exports as e')
    .innerJoin('members as m', 'm.member_id', 'e.member_id')
    .select(['m.name', 'm.zone', 'e.expires_at'])
    .where('e.export_id', '=', exportId)
    .where('e.state', '=', 'ready')
    .where('m.leaving_at', 'is', null)
    .executeTakeFirst();
}

/** An answer to somebody who wrote to us, with what they wrote. */
export function selectTicketAnswer(db: Queryable, answerId: string) {
  return db
    .selectFrom('ticket_answers as a')
    .innerJoin('tickets as t', 't.ticket_id', 'a.ticket_id')
    .select(['t.ticket_number', 't.name', 't.subject', 't.message', 'a.text', 'a.admin_name'])
    .where('a.answer_id', '=', answerId)
    .executeTakeFirst();
}

/** A question whether one may look inside a card, while it waits, with whom it is asked and of which card. */
export function selectInsideAsk(db: Queryable, askId: string) {
  return db
    .selectFrom('inside_asks as a')
    .innerJoin('members as m', 'm.member_id', 'a.member_id')
    .innerJoin('card_sends as s', 's.card_send_id', 'a.card_send_id')
    .innerJoin('cards as c', 'c.card_id', 's.card_id')
    .select(['m.name', 'a.admin_name', 'a.reason', 'c.title'])
    .where('a.ask_id', '=', askId)
    .where('a.answered_at', 'is', null)
    .executeTakeFirst();
}

/** A member and the address that waits to be theirs; nobody who is leaving. */
export function selectWaitingAddress(db: Queryable, memberId: string) {
  return db
    .selectFrom('members')
    .select(['name', 'pending_email'])
    .where('member_id', '=', memberId)
    .where('leaving_at', 'is', null)
    .executeTakeFirst();
}

export function selectLeaving(db: Queryable, memberId: string) {
  return db
    .selectFrom('members')
    .select(['name', 'zone', 'leaving_at', 'leaving_cards'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}
