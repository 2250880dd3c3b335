import { type Selectable, sql } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';
import { SEND_TITLE } from '#server/card-sends/card-sends.ts';
import type { InsideAsksTable } from '../tables.ts';

export type AccessRequestRow = Selectable<InsideAsksTable>;

/** A question, under the name that the administrator has now. @returns false where one waits already. */
export async function insertAccessRequest(
  tx: Tx,
  row: Pick<AccessRequestRow, 'ask_id' | 'card_send_id' | 'member_id' | 'admin_id' | 'reason' | 'asked_at'>,
): Promise<boolean> {
  const { rows } = await sql`
    insert into inside_asks (ask_id, card_send_id, member_id, admin_id, admin_name, reason, asked_at)
    select ${row.ask_id}, ${row.card_send_id}, ${row.member_id}, member_id, name, ${row.reason}, ${row.asked_at}
    from members where member_id = ${row.admin_id}
    on conflict (card_send_id) where answered_at is null do nothing returning ask_id`.execute(tx);
  return rows.length > 0;
}

/** What became of the newest question about a card, with the name of the card's sender. */
export function selectNamedAccessRequest(db: Queryable, cardSendId: string) {
  return db
    .selectFrom('inside_asks as a')
    .innerJoin('card_sends as s', 's.card_send_id', 'a.card_send_id')
    .select(['a.answered_at', 'a.is_allowed', 's.sender_name'])
    .where('a.card_send_id', '=', cardSendId)
    .orderBy('a.asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The newest question about a card. */
export function selectAccessRequest(db: Queryable, cardSendId: string): Promise<AccessRequestRow | undefined> {
  return db
    .selectFrom('inside_asks')
    .selectAll()
    .where('card_send_id', '=', cardSendId)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export type MemberAccessRequest = AccessRequestRow & { title: string; names: string[] };
/** The questions to a member, the newest first. */
export async function selectAccessRequestsOf(
  db: Queryable,
  memberId: string,
  limit: number,
): Promise<MemberAccessRequest[]> {
  const { rows } = await sql<MemberAccessRequest>`
    select a.*, ${SEND_TITLE} as title, array(select r.name from recipients r where r.card_send_id = s.card_send_id order by r.position limit 3) as names
    from inside_asks a join card_sends s on s.card_send_id = a.card_send_id left join cards c on c.card_id = s.card_id
    where a.member_id = ${memberId} order by a.asked_at desc limit ${limit}`.execute(db);
  return rows;
}

/** Writes down what a member said. @returns false where there is no such question of theirs. */
export async function answerAccessRequest(
  tx: Tx,
  {
    askId,
    memberId,
    isAllowed,
    now,
    until,
  }: { askId: string; memberId: string; isAllowed: boolean; now: Date; until: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('inside_asks')
    .set({ answered_at: now, is_allowed: isAllowed, open_until: until })
    .where('ask_id', '=', askId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What is written inside a card. Read only where its sender allows it. */
export function selectMessage(db: Queryable, cardSendId: string) {
  return db
    .selectFrom('card_sends')
    .select(['state', 'name_on_front', 'names_on_front', 'verse', 'message'])
    .where('card_send_id', '=', cardSendId)
    .executeTakeFirst();
}

/** The people of a card, with what says which name is on the front of each. */
export function selectNamedPeople(db: Queryable, cardSendId: string) {
  return db
    .selectFrom('recipients')
    .select(['name', 'name_on_front', 'front'])
    .where('card_send_id', '=', cardSendId)
    .orderBy('position')
    .execute();
}

/** A question whether one may look inside a card, while it waits, with whom it is asked and of which card. */
export function selectOpenAccessRequest(db: Queryable, askId: string) {
  return db
    .selectFrom('inside_asks as a')
    .innerJoin('members as m', 'm.member_id', 'a.member_id')
    .innerJoin('card_sends as s', 's.card_send_id', 'a.card_send_id')
    .leftJoin('cards as c', 'c.card_id', 's.card_id')
    .select(['m.name', 'a.admin_name', 'a.reason', SEND_TITLE.as('title')])
    .where('a.ask_id', '=', askId)
    .where('a.answered_at', 'is', null)
    .executeTakeFirst();
}
