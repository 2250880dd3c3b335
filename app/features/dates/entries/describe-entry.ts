import type { CalendarEntry } from '#contract/calendar.ts';
import { formatDistance } from '../format-day.ts';
import { typeOf } from './entry-types.ts';

/** The line about an entry: “Turns 34, in 7 days”, “Birthday, some time in the month”. @param today the reader's, `YYYY-MM-DD` */
export function describeEntry(entry: CalendarEntry, today: string): string {
  const { calendarDate, years, date } = entry;
  const type = typeOf(entry);
  const what =
    years !== null && type === 'birthday'
      ? `Turns ${years}`
      : years !== null
        ? `${years} ${years === 1 ? 'year' : 'years'}`
        : { birthday: 'Birthday', anniversary: 'Anniversary', event: 'Every year' }[type];
  if (calendarDate === null) return `${what}, date unknown`;
  return `${what}, ${date.day === null ? 'day unknown' : formatDistance(today, calendarDate)}`;
}
