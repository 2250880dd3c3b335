import { dateFormat } from '#shared/time/date-format.ts';

/** 24 hours, or 12 hours with am and pm, as usual in the reader's country. */
export type HourCycle = 'h23' | 'h12';

/** The hour format of a language, as the browser knows it. */
export function getHourCycle(language: string): HourCycle {
  const cycle = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hourCycle;
  return cycle === 'h12' || cycle === 'h11' ? 'h12' : 'h23';
}

/** `09:00` as `9:00` or `9:00 am`. */
export function formatTime(time: string, hourCycle: HourCycle): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const padded = String(minutes).padStart(2, '0');
  if (hourCycle === 'h23') return `${hours}:${padded}`;
  return `${hours % 12 === 0 ? 12 : hours % 12}:${padded}\u00a0${hours < 12 ? 'am' : 'pm'}`;
}

function atNoon(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}
const WEEKDAY = dateFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const DAY_MONTH = dateFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const DAY_MONTH_SHORT = dateFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** `2026-11-28` as `Saturday`. */
export function formatWeekday(date: string): string {
  return WEEKDAY.format(atNoon(date));
}
/** `2026-11-28` as `Saturday 28 November`, with the year if it is not the current one. */
export function formatDate(date: string, today?: string): string {
  const year = today !== undefined && today.slice(0, 4) !== date.slice(0, 4) ? ` ${date.slice(0, 4)}` : '';
  return `${formatWeekday(date)} ${DAY_MONTH.format(atNoon(date))}${year}`;
}

/** A day relative to another: `today`, `tomorrow`, `on Saturday` (within the week), or `on 28 November`. */
export function formatRelativeDay(date: string, today: string): string {
  const days = Math.round((atNoon(date).getTime() - atNoon(today).getTime()) / 86_400_000);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days > 1 && days < 7) return `on ${formatWeekday(date)}`;
  return `on ${DAY_MONTH.format(atNoon(date))}${date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${date.slice(0, 4)}`}`;
}

/** The part of the day that an hour belongs to, as in "in their morning". */
export function formatPartOfDay(time: string): string {
  const hour = Number(time.slice(0, 2));
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  if (hour < 18) return 'afternoon';
  return 'evening';
}

function toLocalTime(instant: string, timeZone: string): { date: string; time: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { date: `${of('year')}-${of('month')}-${of('day')}`, time: `${of('hour')}:${of('minute')}` };
}

/** An instant as `15 Nov, 9:00` in a time zone. */
export function formatDateTime(instant: string, timeZone: string, hourCycle: HourCycle): string {
  const { date, time } = toLocalTime(instant, timeZone);
  return `${DAY_MONTH_SHORT.format(atNoon(date))}, ${formatTime(time, hourCycle)}`;
}

/** An instant relative to an earlier one: `9:01` on the same day, `Sunday, 9:41` within the week, `2 Dec, 9:41` later. */
export function formatDateTimeSince(instant: string, earlier: string, timeZone: string, hourCycle: HourCycle): string {
  const { date, time } = toLocalTime(instant, timeZone);
  const days = Math.round(
    (atNoon(date).getTime() - atNoon(toLocalTime(earlier, timeZone).date).getTime()) / 86_400_000,
  );
  if (days === 0) return formatTime(time, hourCycle);
  if (days > 0 && days < 7) return `${formatWeekday(date)}, ${formatTime(time, hourCycle)}`;
  return `${DAY_MONTH_SHORT.format(atNoon(date))}, ${formatTime(time, hourCycle)}`;
}

/** The city in a time zone's name: `Europe/London` as `London`. */
export function formatTimeZone(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}
