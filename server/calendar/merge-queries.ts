import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';

/** An entry of a contact: what it is of, and its date. */
export type DateOfContact = Awaited<ReturnType<typeof selectDatesToMerge>>[number];

/** The entries of a contact that are in the calendar, locked until the end of the transaction. */
export function selectDatesToMerge(tx: Tx, contactId: string) {
  return tx
    .selectFrom('calendar_entries')
    .select([
      'calendar_id',
      'note',
      'calendar_type_id',
      'name',
      'calendar',
      'year',
      'month',
      'is_leap_month',
      'day',
      'leap_day_rule',
    ])
    .where('contact_id', '=', contactId)
    .where('removed_at', 'is', null)
    .orderBy('calendar_id')
    .forUpdate()
    .execute();
}

/** Gives what a member did about an entry to another. Where something was done about the same day of both, what is noted at the other stays. */
export async function moveOccurrences(tx: Tx, calendarId: string, intoId: string): Promise<void> {
  await sql`
    update calendar_occurrences o set calendar_id = ${intoId}
    where o.calendar_id = ${calendarId} and not exists (
      select from calendar_occurrences i where i.calendar_id = ${intoId} and i.day = o.day)`.execute(tx);
}

/** Gives all entries of a contact to another, those that were removed less than a day ago included. */
export async function moveEntries(tx: Tx, contactId: string, intoId: string): Promise<void> {
  await tx.updateTable('calendar_entries').set({ contact_id: intoId }).where('contact_id', '=', contactId).execute();
}
