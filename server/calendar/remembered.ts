import type { Queryable } from '#db/client.ts';
import { yearsAt } from '#shared/dates/occurrences.ts';
import { type OwnType, OWN_TYPES, CALENDAR_TYPES } from '#shared/dates/calendar-types.ts';
import { selectEntriesById } from './queries.ts';
import { dateOf } from './view.ts';

/** An entry on a day on which it comes. */
export type Remembered = {
  calendarId: string;
  type: OwnType;
  /** the person’s, the couple’s, or what the day is called */ name: string;
  /** `YYYY-MM-DD` */ on: string;
  /** How many years it is then; null where that is unknown. */ years: number | null;
  note: string;
  /** The days before that were chosen for its person; null where those of the account hold. */ leads: number[] | null;
};

/**
 * A member's entries on days on which they come, the next one first, those of a day by their name. Left out are those that were removed meanwhile, that the member is not to be reminded
 * of, or about which something was done.
 */
export async function listRemembered(
  db: Queryable,
  memberId: string,
  days: readonly { calendarId: string; on: string }[],
): Promise<Remembered[]> {
  const rows = await selectEntriesById(
    db,
    memberId,
    days.map(({ calendarId }) => calendarId),
  );
  const byId = new Map(rows.map((row) => [row.calendar_id, row]));
  const remembered = days.flatMap(({ calendarId, on }) => {
    const row = byId.get(calendarId);
    const type = OWN_TYPES.find((one) => CALENDAR_TYPES[one] === row?.calendar_type_id);
    if (row === undefined || type === undefined || row.is_blocked) return [];
    if ((on === row.next_on ? row.handled_as : on === row.last_on ? row.last_handled_as : null) !== null) return [];
    const name = row.contact_name ?? row.name ?? '';
    return [{ calendarId, type, name, on, years: yearsAt(dateOf(row), on), note: row.note, leads: row.contact_leads }];
  });
  return remembered.toSorted((one, other) => one.on.localeCompare(other.on) || one.name.localeCompare(other.name));
}
