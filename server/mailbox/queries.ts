import { type Insertable, sql } from 'kysely';
import type { Queryable } from '#db/client.ts';
import type { MailsTable } from './tables.ts';

export async function insertMail(db: Queryable, row: Insertable<MailsTable>): Promise<void> {
  await db.insertInto('mails').values(row).execute();
}

/** Keeps the newest mails and lets the others go. */
export async function deleteAllButNewest(db: Queryable, kept: number): Promise<void> {
  await sql`delete from mails where mail_id in (select mail_id from mails order by received_at desc, mail_id desc offset ${kept})`.execute(
    db,
  );
}

/** @param letters that stand in who wrote it, or whom it went to; nothing asks for all. */
export async function selectMails(db: Queryable, limit: number, offset: number, letters: string) {
  const who = sql`lower(concat(sender, ' ', recipient))`;
  const mails = db.selectFrom('mails').where(sql<boolean>`position(${letters.toLowerCase()} in ${who}) > 0`);
  const [results, counted] = await Promise.all([
    mails
      .select(['mail_id', 'sender', 'recipient', 'subject', 'received_at'])
      .orderBy('received_at', 'desc')
      .orderBy('mail_id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    mails.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { results, total: counted.total };
}

/** @param keys the parts of their Message-IDs before the @. There are few mails: the newest ones. */
export async function selectMailsByKey(db: Queryable, keys: readonly string[]) {
  const { rows } = await sql<{ mail_id: string; key: string }>`
    select mail_id, key from (select mail_id, split_part(ltrim(message_id, '<'), '@', 1) as key from mails) as mails
    where key = any(${keys}::text[])`.execute(db);
  return rows;
}

export function selectMail(db: Queryable, mailId: string) {
  return db.selectFrom('mails').selectAll().where('mail_id', '=', mailId).executeTakeFirst();
}
