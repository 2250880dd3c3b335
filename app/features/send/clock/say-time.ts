import { dateFormat } from '#shared/date-format.ts';

/** How hours are said: by 24, or by 12 with am and pm, as the country of the reader does. */
export type HourStyle = 'h23' | 'h12';

/** The custom of the reader's country, as the browser knows it. */
export function hourStyleOf(language: string): HourStyle {
  const cycle = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hourCycle;
  return cycle === 'h12' || cycle === 'h11' ? 'h12' : 'h23';
}

/** `09:00` as 9:00, or as 9:00 am. */
export function sayTime(time: string, style: HourStyle): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const tail = String(minutes).padStart(2, '0');
  if (style === 'h23') return `${hours}:${tail}`;
  return `${hours % 12 === 0 ? 12 : hours % 12}:${tail}\u00a0${hours < 12 ? 'am' : 'pm'}`;
}

function atNoon(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}
const WEEKDAY = dateFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const DAY_MONTH = dateFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const DAY_MONTH_SHORT = dateFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** `2026-11-28` as Saturday. */
export function sayWeekday(date: string): string {
  return WEEKDAY.format(atNoon(date));
}
/** `2026-11-28` as Saturday 28 November, with the year where it is not this one. */
export function sayDate(date: string, today?: string): string {
  const year = today !== undefined && today.slice(0, 4) !== date.slice(0, 4) ? ` ${date.slice(0, 4)}` : '';
  return `${sayWeekday(date)} ${DAY_MONTH.format(atNoon(date))}${year}`;
}

/** A day as one speaks of it from another: today, tomorrow, Saturday (within the week), or 28 November. */
export function sayDay(date: string, today: string): string {
  const days = Math.round((atNoon(date).getTime() - atNoon(today).getTime()) / 86_400_000);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days > 1 && days < 7) return `on ${sayWeekday(date)}`;
  return `on ${DAY_MONTH.format(atNoon(date))}${date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${date.slice(0, 4)}`}`;
}

/** The part of the day that an hour lies in, as in "in their morning". */
export function sayPartOfDay(time: string): string {
  const hour = Number(time.slice(0, 2));
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  if (hour < 18) return 'afternoon';
  return 'evening';
}

function clockIn(instant: string, timeZone: string): { date: string; time: string } {
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

/** An instant as 15 Nov, 9:00 by the clock of a zone. */
export function sayMoment(instant: string, timeZone: string, style: HourStyle): string {
  const { date, time } = clockIn(instant, timeZone);
  return `${DAY_MONTH_SHORT.format(atNoon(date))}, ${sayTime(time, style)}`;
}

/** An instant seen from an earlier one: 9:01 on the same day, Sunday, 9:41 within the week, 2 Dec, 9:41 later. */
export function sayMomentAfter(instant: string, earlier: string, timeZone: string, style: HourStyle): string {
  const { date, time } = clockIn(instant, timeZone);
  const days = Math.round((atNoon(date).getTime() - atNoon(clockIn(earlier, timeZone).date).getTime()) / 86_400_000);
  if (days === 0) return sayTime(time, style);
  if (days > 0 && days < 7) return `${sayWeekday(date)}, ${sayTime(time, style)}`;
  return `${DAY_MONTH_SHORT.format(atNoon(date))}, ${sayTime(time, style)}`;
}

/** The place a time zone is known by: the last part of its name. */
export function placeName(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}
