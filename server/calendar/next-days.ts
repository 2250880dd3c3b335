import type { Queryable } from '#db/client.ts';
import { nextEntryDay } from './entry-days.ts';
import { type MemberDay, selectEntriesToMove, updateNextDays } from './queries.ts';

/** Brings the stored next days of members' entries to what they are today, where each member is. */
export async function moveNextDays(db: Queryable, members: readonly MemberDay[]): Promise<void> {
  const days = (await selectEntriesToMove(db, members)).flatMap((row) => {
    const nextOn = nextEntryDay(row, row.today);
    return nextOn === null || nextOn === row.next_on
      ? []
      : [{ calendarId: row.calendar_id, stored: row.next_on, nextOn }];
  });
  await updateNextDays(db, days);
}
