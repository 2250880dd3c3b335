import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { Occurrence } from '#server/calendar/calendar.ts';
import { isLeapDay, nextOccurrence, type YearlyDate } from '#shared/dates/occurrences.ts';
import { possessive } from '#shared/text/possessive.ts';
import { type FileDate, isGregorianDay } from './file-person.ts';

/** A date, with whose it is; null for a day of nobody's. */
export type DateOf = FileDate & { id: string; person: string | null };

/**
 * Dates as a calendar (RFC 5545): one event for each that comes every year of the Gregorian calendar, and one for each day on which others come.
 * @param today `YYYY-MM-DD`: a date without a year begins with its next day
 * @param others the days of lunar dates and holidays
 */
export function writeDates(
  dates: readonly DateOf[],
  others: readonly Occurrence[],
  host: string,
  today: string,
): string {
  const calendar = ical({
    name: 'Cardamom',
    prodId: { company: 'Cardamom', product: 'Dates', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  const add = (id: string, day: string, summary: string, rule: string | null, category: string | null) =>
    calendar.createEvent({
      id: `${id}@${host}`,
      start: new Date(`${day}T00:00:00Z`),
      stamp: new Date(`${today}T00:00:00Z`),
      allDay: true,
      summary,
      transparency: ICalEventTransparency.TRANSPARENT,
      ...(rule === null ? {} : { repeating: `RRULE:${rule}` }),
      ...(category === null ? {} : { categories: [{ name: category }] }),
    });
  for (const one of dates) {
    const first = isGregorianDay(one.date) ? nextOccurrence(one.date, firstDayOf(one.date, today)) : null;
    if (first !== null) add(one.id, first, titleOf(one), ruleOf(one.date), CATEGORIES[one.type]);
  }
  for (const { calendarId, on, name } of others) add(`${calendarId}-${on}`, on, name, null, null);
  return calendar.toString();
}

const CATEGORIES = { birthday: 'Birthday', anniversary: 'Anniversary', event: null } as const;

/** From when on it comes: its own year where that is known. */
const firstDayOf = ({ year }: YearlyDate, today: string) =>
  year === null ? today : `${String(year).padStart(4, '0')}-01-01`;

/** “Amelie’s birthday (1992)”: a title that is true each year. */
function titleOf({ type, name, person, date }: DateOf): string {
  const year = date.year === null ? '' : ` (${date.year})`;
  if (type === 'event' || person === null) return name + year;
  return `${possessive(person)} ${type}${year}`;
}

/** A 29 February comes on the last of the month in other years, or on the sixtieth day of every year, which is then 1 March. */
function ruleOf(date: YearlyDate): string {
  if (!isLeapDay(date)) return 'FREQ=YEARLY';
  return date.leapDayRule === 'march-1' ? 'FREQ=YEARLY;BYYEARDAY=60' : 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1';
}
