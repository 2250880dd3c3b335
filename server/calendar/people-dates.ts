import type { Database } from '#db/client.ts';
import type { Clock } from '#server/ports/clock.ts';
import { CALENDAR_TYPES, KEPT_TYPES } from '#shared/dates/calendar-types.ts';
import type { HandledAs } from '#shared/dates/handled-as.ts';
import { yearsAt } from '#shared/dates/occurrences.ts';
import { readPlace } from './columns.ts';
import { dateOf } from './entry-days.ts';
import { moveNextDays } from './next-days.ts';
import { countEntriesOfPeople, selectEntriesOfPeople } from './queries.ts';
import { type Remembered, viewRemembered } from './remembered.ts';
import { reminderNameOf } from './view.ts';

type Deps = { db: Database; clock: Clock };

/** The next day of somebody's date, within a year. */
export type PersonDate = Omit<Remembered, 'contactId'> & {
  contactId: string;
  /** “Amelie turns 34” */ reminderName: string;
  /** where they are written to; null where that is unknown */ email: string | null;
  /** where they are (IANA); null where that is unknown */ zone: string | null;
  /** what was done about it; null where nothing was yet */ handledAs: HandledAs | null;
  /** the card by which, where one was sent here */ cardSendId: string | null;
};

/**
 * A page of the dates of people that come in the twelve months from today on, where the member is, the next one first. Left out are people who are paused or have
 * died, days of nobody, and dates of which only the month is known.
 * @returns `handled`: about how many of all of them something was done
 */
export async function listPeopleDates(
  { db, clock }: Deps,
  memberId: string,
  page: { limit: number; offset: number },
): Promise<{ results: PersonDate[]; total: number; handled: number; today: string }> {
  const year = await yearOf({ db, clock }, memberId);
  const [rows, counts] = await Promise.all([
    selectEntriesOfPeople(db, { ...year, ...page }),
    countEntriesOfPeople(db, year),
  ]);
  return { results: rows.flatMap(viewPersonDate), ...counts, today: year.from };
}

/** One of them; null where the member keeps no such date. */
export async function findPersonDate(deps: Deps, memberId: string, calendarId: string): Promise<PersonDate | null> {
  return (await findPersonDates(deps, memberId, [calendarId]))[0] ?? null;
}

/** Some of them, the next one first. */
export async function findPersonDates(
  deps: Deps,
  memberId: string,
  calendarIds: readonly string[],
): Promise<PersonDate[]> {
  if (calendarIds.length === 0) return [];
  const year = await yearOf(deps, memberId);
  const page = { limit: calendarIds.length, offset: 0 };
  return (await selectEntriesOfPeople(deps.db, { ...year, ...page, calendarIds })).flatMap(viewPersonDate);
}

/** Twelve months from a member's today on, with all next days as they are there. */
async function yearOf({ db, clock }: Deps, memberId: string) {
  const { today } = await readPlace({ db, clock }, memberId);
  await moveNextDays(db, [{ memberId, today }]);
  return { memberId, from: today, before: Temporal.PlainDate.from(today).add({ years: 1 }).toString() };
}

function viewPersonDate(row: Awaited<ReturnType<typeof selectEntriesOfPeople>>[number]): PersonDate[] {
  const type = KEPT_TYPES.find((one) => CALENDAR_TYPES[one] === row.calendar_type_id);
  if (type === undefined || row.next_on === null || row.contact_id === null) return [];
  const name = row.contact_name ?? '';
  return [
    {
      ...viewRemembered(row, type, row.next_on),
      contactId: row.contact_id,
      // An event is called something, and is of somebody: the card goes to them.
      name,
      reminderName: reminderNameOf(CALENDAR_TYPES[type], row.name ?? name, yearsAt(dateOf(row), row.next_on)),
      email: row.contact_emails?.[0] ?? null,
      zone: row.contact_zone,
      handledAs: row.handled_as,
      cardSendId: row.card_send_id,
    },
  ];
}
