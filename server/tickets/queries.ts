import { sql } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';

export type NewTicket = {
  ticket_id: string;
  member_id: string | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  created_at: Date;
  updated_at: Date;
};

/** @returns its number. */
export async function insertTicket(tx: Tx, row: NewTicket): Promise<number> {
  const made = await tx.insertInto('tickets').values(row).returning('ticket_number').executeTakeFirstOrThrow();
  return made.ticket_number;
}

/** A number that no ticket gets. */
export async function skipTicketNumber(db: Queryable): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('ticket_numbers') as number`.execute(db);
  return rows[0]?.number ?? 0;
}

/** An answer to somebody who wrote to us, with what they wrote. */
export function selectAnswerToMail(db: Queryable, answerId: string) {
  return db
    .selectFrom('ticket_answers as a')
    .innerJoin('tickets as t', 't.ticket_id', 'a.ticket_id')
    .select(['t.ticket_number', 't.name', 't.subject', 't.message', 'a.text', 'a.admin_name'])
    .where('a.answer_id', '=', answerId)
    .executeTakeFirst();
}

/** What a member wrote to us, the oldest first. */
export function selectTicketsOf(db: Queryable, memberId: string) {
  return db
    .selectFrom('tickets')
    .select(['ticket_number', 'subject', 'message', 'state', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .execute();
}

export async function countOpenTickets(db: Queryable): Promise<number> {
  const { rows } = await sql<{ tickets: number }>`
    select count(*)::integer as tickets from tickets where state = 'open'`.execute(db);
  return rows[0]?.tickets ?? 0;
}
