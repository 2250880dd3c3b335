import { sql, type Insertable, type Selectable } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';
import { type Counted, countUpTo } from '#db/count-up-to.ts';
import type { Tables } from '#db/tables.ts';
import type { CardSender } from '#server/admin/admin.ts';
import { likeText } from '#db/like-text.ts';

export type TicketRow = Selectable<Tables['tickets']>;
export type AnswerRow = Selectable<Tables['ticket_answers']>;
export type TicketsQuery = { q: string; state: 'all' | TicketRow['state']; limit: number; offset: number };

/** A page of tickets: open ones with the oldest first, others with the newest. */
export async function selectTickets(
  db: Queryable,
  { q, state, limit, offset }: TicketsQuery,
): Promise<Counted & { rows: TicketRow[] }> {
  const asked = q.trim();
  const number = /^#?(\d{1,9})$/.exec(asked)?.[1];
  const matches =
    asked === ''
      ? sql<boolean>`true`
      : number !== undefined
        ? sql<boolean>`ticket_number = ${Number(number)}`
        : sql<boolean>`lower(name || ' ' || email || ' ' || subject) like ${`%${likeText(asked)}%`}`;
  let tickets = db.selectFrom('tickets').where(matches);
  if (state !== 'all') tickets = tickets.where('state', '=', state);
  const [rows, counted] = await Promise.all([
    tickets
      .selectAll()
      .orderBy(sql`state <> 'open'`)
      .orderBy(sql`case when state = 'open' then created_at end`)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    countUpTo(db, tickets),
  ]);
  return { rows, ...counted };
}

export function selectTicket(db: Queryable, ticketNumber: number): Promise<TicketRow | undefined> {
  return db.selectFrom('tickets').selectAll().where('ticket_number', '=', ticketNumber).executeTakeFirst();
}

/** Other letters from the same address, open ones first. */
export function selectOthersOf(
  db: Queryable,
  { ticket_id, email }: Pick<TicketRow, 'ticket_id' | 'email'>,
  limit: number,
): Promise<TicketRow[]> {
  return db
    .selectFrom('tickets')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('ticket_id', '!=', ticket_id)
    .orderBy(sql`state <> 'open'`)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** The ticket, held until the transaction ends. */
export function lockTicket(tx: Tx, ticketNumber: number): Promise<TicketRow | undefined> {
  return tx.selectFrom('tickets').selectAll().where('ticket_number', '=', ticketNumber).forUpdate().executeTakeFirst();
}

export async function selectAnswers(db: Queryable, ticketIds: readonly string[]): Promise<AnswerRow[]> {
  if (ticketIds.length === 0) return [];
  return db
    .selectFrom('ticket_answers')
    .selectAll()
    .where('ticket_id', 'in', ticketIds)
    .orderBy('created_at')
    .execute();
}

/** An answer under the name that the administrator has now. */
export async function insertAnswer(
  tx: Tx,
  { answer_id, ticket_id, admin_id, text, created_at }: Omit<Insertable<Tables['ticket_answers']>, 'admin_name'>,
): Promise<void> {
  await sql`
    insert into ticket_answers (answer_id, ticket_id, admin_id, admin_name, text, created_at)
    select ${answer_id}, ${ticket_id}, member_id, name, ${text}, ${created_at} from members where member_id = ${admin_id}`.execute(
    tx,
  );
}

export async function setTicketState(tx: Tx, ticketId: string, state: TicketRow['state'], now: Date): Promise<void> {
  await tx.updateTable('tickets').set({ state, updated_at: now }).where('ticket_id', '=', ticketId).execute();
}

/** What the sender of a card wrote to us: open letters first. */
export async function selectTicketsOfSender(db: Queryable, { memberId, email }: CardSender, limit: number) {
  if (memberId === null && email === '') return [];
  return db
    .selectFrom('tickets')
    .select(['ticket_number', 'subject', 'message', 'state', 'created_at'])
    .where((where) =>
      where.or([
        where(sql<string>`lower(email)`, '=', email.toLowerCase()),
        ...(memberId === null ? [] : [where('member_id', '=', memberId)]),
      ]),
    )
    .orderBy(sql`state <> 'open'`)
    .orderBy(sql`case when state = 'open' then created_at end`)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}
export type SenderTicketRow = Awaited<ReturnType<typeof selectTicketsOfSender>>[number];
