import { type Insertable, sql } from 'kysely';
import type { Queryable } from '#db/client.ts';
import type { MailsTable } from '#db/tables.ts';

export async function insertMail(db: Queryable, row: Insertable<MailsTable>): Promise<void> {
  await db.insertInto('mails').values(row).execute();
}

/** Keeps the newest mails and lets the others go. */
export async function keepNewest(db: Queryable, kept: number): Promise<void> {
  await sql`delete from mails where mail_id in (select mail_id from mails order by received_at desc, mail_id desc offset ${kept})`.execute(
    db,
  );
}

export async function selectMails(db: Queryable, limit: number, offset: number) {
  const [results, counted] = await Promise.all([
    db
      .selectFrom('mails')
      .select(['mail_id', 'sender', 'recipient', 'subject', 'received_at'])
      .orderBy('received_at', 'desc')
      .orderBy('mail_id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('mails')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { results, total: counted.total };
}

export function selectMail(db: Queryable, mailId: string) {
  return db.selectFrom('mails').selectAll().where('mail_id', '=', mailId).executeTakeFirst();
}
