import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';
import { selectUnusedFaces, selectWrittenFaces } from '#server/card-sends/written-faces.ts';

export type GoingRow = { member_id: string; email: string; leaving_cards: 'leave' | 'take-down' | null };

/** Members whose time to think again is over, the first of them. */
export async function selectGoing(db: Queryable, now: Date, limit: number): Promise<{ member_id: string }[]> {
  return db
    .selectFrom('members')
    .select('member_id')
    .where('leaving_at', '<=', now)
    .orderBy('leaving_at')
    .limit(limit)
    .execute();
}

/** One of them, held; nobody where they came back, or another process sees them off. */
export function lockGoing(tx: Tx, memberId: string, now: Date): Promise<GoingRow | undefined> {
  return tx
    .selectFrom('members')
    .select(['member_id', 'email', 'leaving_cards'])
    .where('member_id', '=', memberId)
    .where('leaving_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Their own cards, and those that were sent from their address before there was an account. */
const theirs = ({ member_id, email }: GoingRow) =>
  sql`(member_id = ${member_id} or (member_id is null and lower(sender_email) = lower(${email})))`;
const cards = (going: GoingRow) => sql`(select card_send_id from card_sends where ${theirs(going)})`;

/**
 * Nothing more of theirs leaves; what no one has, and what is taken down, keeps neither words nor people.
 * @returns the drawn faces that held their words and that no other card has.
 */
export async function letCardsGo(tx: Tx, going: GoingRow): Promise<string[]> {
  await sql`update deliveries set state = 'stopped' where state in ('scheduled', 'queued') and card_send_id in ${cards(going)}`.execute(
    tx,
  );
  const nobodys = sql`not exists (
    select from deliveries d where d.card_send_id = card_sends.card_send_id and d.state in ('accepted', 'bounced'))`;
  const written = await selectWrittenFaces(tx, cards(going));
  const deleted = await sql<{ card_send_id: string }>`
    delete from card_sends where ${theirs(going)} and (state <> 'scheduled' or ${nobodys}) returning card_send_id`.execute(
    tx,
  );
  const takenDown =
    going.leaving_cards === 'take-down'
      ? await sql<{ card_send_id: string }>`
          update card_sends set is_revoked = true, name_on_front = null, verse = '', message = '', phrase = '', document = null, faces = null
          where ${theirs(going)} returning card_send_id`.execute(tx)
      : { rows: [] };
  const gone = [...deleted.rows, ...takenDown.rows].map((row) => row.card_send_id);
  if (gone.length > 0) {
    await sql`delete from recipients where card_send_id = any(${gone})`.execute(tx);
    await sql`delete from delivery_events where card_send_id = any(${gone})`.execute(tx);
  }
  return selectUnusedFaces(tx, written);
}

/** The names that a member's cards are signed with. */
export async function selectSignatures(tx: Tx, going: GoingRow): Promise<string[]> {
  const { rows } = await sql<{ sender_name: string }>`
    select distinct sender_name from card_sends where ${theirs(going)}`.execute(tx);
  return rows.map((row) => row.sender_name);
}

/** What stays with the people who have it is signed otherwise, and leads back to nobody. @param signed what stands in the place of each name. */
export async function signAnew(tx: Tx, going: GoingRow, signed: ReadonlyMap<string, string>): Promise<void> {
  const ofTheirs: RawBuilder<unknown>[] = [
    sql`update recipients set member_id = null where member_id = ${going.member_id} and card_send_id in ${cards(going)}`,
    sql`update deliveries set member_id = null where member_id = ${going.member_id} and card_send_id in ${cards(going)}`,
    sql`update delivery_events set member_id = null where card_send_id in ${cards(going)} and member_id = ${going.member_id}`,
    sql`update card_sends set member_id = null, session_id = null, sender_email = '', sender_hash = null, sender_sealed = null,
          confirm_hash = null, test_hash = null, test_sealed = null, test_code_hash = null, sender_name = case when is_revoked then '' else coalesce(
            (select s.signed from unnest(${[...signed.keys()]}::text[], ${[...signed.values()]}::text[]) as s(name, signed)
             where s.name = sender_name), '') end
        where ${theirs(going)}`,
  ];
  for (const statement of ofTheirs) await statement.execute(tx);
}

/** Everything else that knows them. What names them in other people's cards is those people's own. */
export async function forgetMember(tx: Tx, going: GoingRow, addressHash: Buffer): Promise<void> {
  const { member_id: id, email } = going;
  const statements: RawBuilder<unknown>[] = [
    sql`delete from sessions where member_id = ${id} or helper_id = ${id}`,
    sql`delete from mailed_links where member_id = ${id} or lower(email) = lower(${email})`,
    sql`delete from outbox where member_id = ${id} or lower(to_address) = lower(${email})`,
    sql`delete from tickets where member_id = ${id} or lower(email) = lower(${email})`,
    sql`delete from confirmed_senders where address_hash = ${addressHash}`,
    // The built-in mailbox of a copy without a mail server.
    sql`delete from mails where position(lower(${email}) in lower(concat(recipient, ' ', text, ' ', html, ' ', headers::text))) > 0`,
    // That something was done stays; about whom, and why, does not.
    sql`update audit_lines set member_id = null, subject = null, reason = null where member_id = ${id}`,
    // Ways in, favourites, choices, photos and exports go with the row.
    sql`delete from members where member_id = ${id}`,
  ];
  for (const statement of statements) await statement.execute(tx);
}
