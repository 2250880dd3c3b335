import type { CalendarEntry } from '#contract/calendar.ts';
import { formatDay, formatDistance } from '#app/features/dates/format-day.ts';
import { typeOf } from '#app/features/dates/entries/entry-types.ts';

/** The next date of a person, in a sentence: “34 in 7 days, on Saturday.” @param today the reader's, `YYYY-MM-DD` */
export function describePerson(entry: CalendarEntry, today: string): string {
  const { calendarDate, years, date } = entry;
  if (calendarDate === null) return '';
  const type = typeOf(entry);
  const what =
    type === 'birthday'
      ? years === null
        ? 'Birthday'
        : `${years}`
      : type === 'anniversary'
        ? years === null
          ? 'Anniversary'
          : `Anniversary, ${years} ${years === 1 ? 'year' : 'years'},`
        : entry.calendarName;
  if (date.day === null) return `${what} in ${formatDay(calendarDate).monthAndYear}.`;
  return `${what} ${formatDistance(today, calendarDate)}, on a ${formatDay(calendarDate).weekday}.`;
}
