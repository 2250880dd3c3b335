import type { Database, Tx } from '#db/client.ts';
import type { Holiday as HolidayView } from '#contract/holiday.ts';
import {
  describeHoliday,
  findHoliday,
  type Holiday,
  holidayPath,
  listHolidays,
  nextHolidayDay,
} from '#server/holidays/holidays.ts';
import type { Clock } from '#server/ports/clock.ts';
import { type Actor, requireMember } from '#server/kernel/actor.ts';
import { failure } from '#server/kernel/failure.ts';
import { countryOfZone, isCountry } from '#server/reference/reference.ts';
import { CALENDAR_TYPES } from '#shared/dates/calendar-types.ts';
import { newId } from '#shared/ids.ts';
import { ENTRIES_MAX } from '#shared/limits.ts';
import { clockAt } from '#shared/time/local-time.ts';
import { countAllEntries, insertEntry, selectChosenHolidays, selectReminderTimes, updateEntry } from './queries.ts';
import { firstDays, fullCalendar, readPlace } from './columns.ts';

export type ChosenHolidaysDeps = {
  db: Database;
  clock: Clock;
  /** Called when something has changed that a member is reminded of. */
  remindersChanged: (tx: Tx, memberId: string) => Promise<void>;
};

/** The holidays that members choose for their calendar. */
export function createChosenHolidays({ db, clock, remindersChanged }: ChosenHolidaysDeps) {
  return {
    /**
     * The holidays of a country, those of the member's own where none is given, and what the member has chosen of other countries.
     * @throws Failure at `countryId` for a country that does not exist.
     */
    async list(actor: Actor, asked: string | undefined) {
      const { memberId } = requireMember(actor);
      const times = await selectReminderTimes(db, memberId);
      const countryId = asked === undefined ? (times.country_id ?? countryOfZone(times.zone)) : asked.toUpperCase();
      if (countryId !== null && !isCountry(countryId))
        throw failure('invalid', 'countryId', 'unknown-country', 'This country does not exist.');
      const { date: today } = clockAt(clock.now(), times.zone);
      const chosen = new Map(
        (await selectChosenHolidays(db, memberId)).flatMap((row) =>
          row.removed_at === null ? [[row.holiday_id, row.calendar_id] as const] : [],
        ),
      );
      const ofCountry = listHolidays(countryId);
      const isOfCountry = new Set(ofCountry.map(({ holidayId }) => holidayId));
      const others = [...chosen.keys()].flatMap((id) => (isOfCountry.has(id) ? [] : (findHoliday(id) ?? [])));
      return {
        countryId,
        holidays: viewHolidays(ofCountry, chosen, today),
        elsewhere: viewHolidays(others, chosen, today),
      };
    },

    /** Chooses holidays, or takes them out of the calendar again. @throws Failure at a `holidayId` that is none, and where the calendar is full; then nothing is changed. */
    async choose(actor: Actor, choices: readonly { holidayId: string; isChosen: boolean }[]) {
      const { memberId } = requireMember(actor);
      const place = await readPlace({ db, clock }, memberId);
      const { today } = place;
      const found = choices.map(({ holidayId, isChosen }, i) => {
        const holiday = findHoliday(holidayId);
        if (holiday === null)
          throw failure('invalid', `holidays.${i}.holidayId`, 'unknown-holiday', 'This holiday does not exist.');
        return { holiday, isChosen };
      });
      const now = clock.now();
      const at = new Date(now);
      return db.transaction().execute(async (tx) => {
        const rows = new Map((await selectChosenHolidays(tx, memberId, 'lock')).map((row) => [row.holiday_id, row]));
        let count = await countAllEntries(tx, memberId);
        for (const { holiday, isChosen } of found) {
          const { holidayId, name } = holiday;
          const row = rows.get(holidayId);
          const days = firstDays(nextHolidayDay(holidayId, today), place);
          if (row !== undefined && isChosen === (row.removed_at === null)) continue;
          if (row !== undefined) {
            await updateEntry(tx, row.calendar_id, { removed_at: isChosen ? null : at, updated_at: at, ...days });
            rows.set(holidayId, { ...row, removed_at: isChosen ? null : at });
            continue;
          }
          if (!isChosen) continue;
          if (++count > ENTRIES_MAX) throw fullCalendar();
          const calendarId = newId(now);
          await insertEntry(tx, {
            calendar_id: calendarId,
            member_id: memberId,
            contact_id: null,
            calendar_type_id: CALENDAR_TYPES.holiday,
            name,
            holiday_id: holidayId,
            note: '',
            ...NO_DATE,
            ...days,
            created_at: at,
            updated_at: at,
          });
          rows.set(holidayId, { holiday_id: holidayId, calendar_id: calendarId, removed_at: null });
        }
        await remindersChanged(tx, memberId);
        const chosen = new Map(
          [...rows.values()].flatMap((row) =>
            row.removed_at === null ? [[row.holiday_id, row.calendar_id] as const] : [],
          ),
        );
        return viewHolidays(
          found.map(({ holiday }) => holiday),
          chosen,
          today,
        );
      });
    },
  };
}

/** A holiday has no date of its own. */
const NO_DATE = {
  calendar: 'gregorian',
  year: null,
  month: null,
  is_leap_month: false,
  day: null,
  leap_day_rule: 'february-28',
} as const;

/** Holidays with their next days, the nearest first. One whose days are not known any more is left out. */
function viewHolidays(holidays: readonly Holiday[], chosen: ReadonlyMap<string, string>, today: string): HolidayView[] {
  return holidays
    .flatMap((holiday): HolidayView[] => {
      const { holidayId, name, country: countryId, isEvening, isByMoon, source } = holiday;
      const date = nextHolidayDay(holidayId, today);
      if (date === null) return [];
      const { note } = describeHoliday(holidayId, date);
      const calendarId = chosen.get(holidayId) ?? null;
      return [
        { holidayId, name, countryId, date, isEvening, isByMoon, note, path: holidayPath(holiday), source, calendarId },
      ];
    })
    .toSorted((one, other) => one.date.localeCompare(other.date) || one.name.localeCompare(other.name));
}
