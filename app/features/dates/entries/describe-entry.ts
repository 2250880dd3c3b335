import type { CalendarEntry } from '#contract/calendar.ts';
import { formatSnoozeDay } from '../answer/snooze-words.ts';
import { formatDay, formatDistance } from '../format-day.ts';
import { typeOf } from './entry-types.ts';

/** The line about an entry: “Turns 34, in 7 days. We remind you tomorrow.”, “Birthday, day unknown”. @param today the reader's, `YYYY-MM-DD` */
export function describeEntry(entry: CalendarEntry, today: string): string {
  const { calendarDate, snoozedUntil, handledAs, isBlocked } = entry;
  const about = describeDay(entry, today);
  return calendarDate === null || snoozedUntil === null || handledAs !== null || isBlocked
    ? about
    : `${about}. We remind you ${formatSnoozeDay(snoozedUntil, calendarDate, today)}.`;
}

function describeDay(entry: CalendarEntry, today: string): string {
  const { calendarDate, years, date, holiday } = entry;
  const type = typeOf(entry);
  if (type === 'holiday' && calendarDate !== null)
    return `${formatDay(calendarDate).weekday}${holiday?.isEvening ? ' evening' : ''}, ${formatDistance(today, calendarDate)}`;
  const what =
    years !== null && type === 'birthday'
      ? `Turns ${years}`
      : years !== null
        ? `${years} ${years === 1 ? 'year' : 'years'}`
        : { birthday: 'Birthday', anniversary: 'Anniversary', holiday: 'Holiday', event: 'Every year' }[type];
  if (calendarDate === null) return `${what}, date unknown`;
  return `${what}, ${date.day === null ? 'day unknown' : formatDistance(today, calendarDate)}`;
}
