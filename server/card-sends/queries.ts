import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';
import { SEND_OCCASION, SEND_TITLE } from './send-columns.ts';
import type { SentFront } from './stored-columns.ts';
import type { CardSendsTable, RecipientsTable } from './tables.ts';

export type CardSendRow = Selectable<CardSendsTable>;
export type RecipientRow = Selectable<RecipientsTable>;

export async function insertCardSend(db: Queryable, row: Insertable<CardSendsTable>): Promise<CardSendRow> {
  return db.insertInto('card_sends').values(row).returningAll().executeTakeFirstOrThrow();
}

export function selectCardSend(db: Queryable, cardSendId: string): Promise<CardSendRow | undefined> {
  return db.selectFrom('card_sends').selectAll().where('card_send_id', '=', cardSendId).executeTakeFirst();
}

/** The row, held until the transaction ends: two presses of one button take turns. */
export function lockCardSend(tx: Tx, cardSendId: string): Promise<CardSendRow | undefined> {
  return tx.selectFrom('card_sends').selectAll().where('card_send_id', '=', cardSendId).forUpdate().executeTakeFirst();
}

/** The member who sends, as it stands in a card. */
export function selectSender(db: Queryable, memberId: string) {
  return db
    .selectFrom('members')
    .select(['name', 'email', 'zone', 'country_id', 'email_confirmed_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

export function selectByLink(db: Queryable, linkHash: Buffer): Promise<CardSendRow | undefined> {
  return db.selectFrom('card_sends').selectAll().where('link_hash', '=', linkHash).executeTakeFirst();
}

export function selectByConfirmation(db: Queryable, confirmHash: Buffer): Promise<CardSendRow | undefined> {
  return db.selectFrom('card_sends').selectAll().where('confirm_hash', '=', confirmHash).executeTakeFirst();
}

/** With what is said of its card. */
export function selectByTest(db: Queryable, linkHash: Buffer) {
  return db
    .selectFrom('card_sends as s')
    .leftJoin('cards as c', 'c.card_id', 's.card_id')
    .selectAll('s')
    .select(['c.facts', SEND_OCCASION.as('occasion'), SEND_TITLE.as('title')])
    .where('s.test_hash', '=', linkHash)
    .executeTakeFirst();
}
export type TestedRow = NonNullable<Awaited<ReturnType<typeof selectByTest>>>;

export function selectByTestCode(db: Queryable, codeHash: Buffer) {
  return db
    .selectFrom('card_sends')
    .select(['test_sealed', 'is_revoked'])
    .where('test_code_hash', '=', codeHash)
    .executeTakeFirst();
}

export async function updateCardSend(
  db: Queryable,
  cardSendId: string,
  change: Updateable<CardSendsTable>,
  now: Date,
): Promise<CardSendRow> {
  return db
    .updateTable('card_sends')
    .set({ ...change, updated_at: now })
    .where('card_send_id', '=', cardSendId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function selectRecipients(db: Queryable, cardSendId: string): Promise<RecipientRow[]> {
  return db.selectFrom('recipients').selectAll().where('card_send_id', '=', cardSendId).orderBy('position').execute();
}

/** Puts a draft's people in the place of those that were there; who is still among them keeps their id and their link. */
export async function replaceRecipients(
  tx: Tx,
  cardSendId: string,
  rows: Insertable<RecipientsTable>[],
): Promise<void> {
  const kept = rows.map((row) => row.recipient_id);
  let gone = tx.deleteFrom('recipients').where('card_send_id', '=', cardSendId);
  if (kept.length > 0) gone = gone.where('recipient_id', 'not in', kept);
  await gone.execute();
  if (rows.length === 0) return;
  await tx
    .insertInto('recipients')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('recipient_id').doUpdateSet((eb) => ({
        position: eb.ref('excluded.position'),
        name: eb.ref('excluded.name'),
        email: eb.ref('excluded.email'),
        mobile: eb.ref('excluded.mobile'),
        country_id: eb.ref('excluded.country_id'),
        zone: eb.ref('excluded.zone'),
        name_on_front: eb.ref('excluded.name_on_front'),
      })),
    )
    .execute();
}

/** Keeps the fronts that the people of a card have for themselves, by their ids. Whoever is not among them sees that of the card. */
export async function setFronts(tx: Tx, cardSendId: string, fronts: ReadonlyMap<string, SentFront>): Promise<void> {
  await sql`
    update recipients r set front = v.front
    from (select recipient_id from recipients where card_send_id = ${cardSendId}) own
    left join unnest(${[...fronts.keys()]}::uuid[], ${[...fronts.values()].map((front) => JSON.stringify(front))}::jsonb[])
      as v (recipient_id, front) on v.recipient_id = own.recipient_id
    where r.recipient_id = own.recipient_id and r.front is distinct from v.front`.execute(tx);
}

export type RecipientLinks = {
  recipient_id: string;
  link_hash: Buffer;
  link_sealed: Buffer;
  code_hash: Buffer;
  code_sealed: Buffer;
};
export async function setRecipientLinks(tx: Tx, links: readonly RecipientLinks[]): Promise<void> {
  if (links.length === 0) return;
  await sql`
    update recipients r set link_hash = v.link_hash, link_sealed = v.link_sealed, code_hash = v.code_hash, code_sealed = v.code_sealed
    from unnest(${links.map((one) => one.recipient_id)}::uuid[], ${links.map((one) => one.link_hash)}::bytea[],
      ${links.map((one) => one.link_sealed)}::bytea[], ${links.map((one) => one.code_hash)}::bytea[],
      ${links.map((one) => one.code_sealed)}::bytea[]) as v (recipient_id, link_hash, link_sealed, code_hash, code_sealed)
    where r.recipient_id = v.recipient_id`.execute(tx);
}

/** Whose confirmation counts: the member's, or that of the browser where nobody is signed in. */
export type Confirmer = { memberId: string | null; sessionId: string | null };

/** Whether this member or this browser has confirmed the address before. Another browser that names the same address has not. */
export async function isConfirmedSender(db: Queryable, addressHash: Buffer, by: Confirmer): Promise<boolean> {
  const { memberId, sessionId } = by;
  if (memberId === null && sessionId === null) return false;
  const found = await db
    .selectFrom('confirmed_senders')
    .select('address_hash')
    .where('address_hash', '=', addressHash)
    .where(memberId === null ? 'session_id' : 'member_id', '=', memberId ?? sessionId)
    .executeTakeFirst();
  return found !== undefined;
}

export async function confirmSender(db: Queryable, addressHash: Buffer, by: Confirmer): Promise<void> {
  await db
    .insertInto('confirmed_senders')
    .values({
      address_hash: addressHash,
      member_id: by.memberId,
      session_id: by.memberId === null ? by.sessionId : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What a recipient answered. */
export async function setThanks(tx: Tx, recipientId: string, thanks: string, thankedAt: Date): Promise<void> {
  await tx
    .updateTable('recipients')
    .set({ thanks, thanked_at: thankedAt })
    .where('recipient_id', '=', recipientId)
    .execute();
}

/** Whom a recipient wants no cards from; null for a refusal that is taken back. */
export async function setRefused(tx: Tx, recipientId: string, refused: 'sender' | 'everyone' | null): Promise<void> {
  await tx.updateTable('recipients').set({ refused }).where('recipient_id', '=', recipientId).execute();
}

/** Closes the links of a card. @returns false where they are closed already. */
export async function revoke(db: Queryable, cardSendId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('card_sends')
    .set({ is_revoked: true, updated_at: now })
    .where('card_send_id', '=', cardSendId)
    .where('is_revoked', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Cards that were stopped, and those that waited for a press, are drafts again. */
export async function resetToDrafts(tx: Tx, memberId: string, stopped: string[], now: Date): Promise<void> {
  await tx
    .updateTable('card_sends')
    .set({ state: 'draft', confirm_hash: null, sent_at: null, updated_at: now })
    .where('member_id', '=', memberId)
    .where((where) =>
      where.or([
        where('state', '=', 'awaiting-confirmation'),
        ...(stopped.length > 0 ? [where('card_send_id', 'in', stopped)] : []),
      ]),
    )
    .execute();
}
