import { formatInteger } from './format-integer.ts';
import { dateFormat } from '#shared/time/date-format.ts';

/** Dates, numbers and names as text. Instants are ISO 8601; dates and times are in the time zone of this device. */
const DAY = dateFormat('en-GB', { day: 'numeric', month: 'long' });
const DAY_YEAR = dateFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const MONTH_YEAR = dateFormat('en-GB', { month: 'long', year: 'numeric' });
const DAY_MS = 86_400_000;

/** The time of day with 24 or 12 hours, as usual in the reader's country. @param language of the reader; by default the browser's */
export function formatHour(at: Date, language = navigator.language): string {
  const { hourCycle } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions();
  const isByTwelve = hourCycle === 'h12' || hourCycle === 'h11';
  return new Intl.DateTimeFormat('en-GB', {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: isByTwelve ? 'h12' : 'h23',
  }).format(at);
}
function daysBetween(from: Date, to: Date): number {
  const midnight = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
  return Math.round((midnight(to) - midnight(from)) / DAY_MS);
}

/** `4 January 2026`. */
export function formatDate(instant: string): string {
  return DAY_YEAR.format(new Date(instant));
}
/** `August 2024`. */
export function formatMonth(instant: string): string {
  return MONTH_YEAR.format(new Date(instant));
}
/** Within a day also the time (`today at 21:40`, `yesterday at 7:05`, `tomorrow at 9:00`), otherwise the date, with the year if it is another. */
export function formatRelativeTime(instant: string, now = new Date()): string {
  const at = new Date(instant);
  const near = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' }[daysBetween(now, at)];
  if (near !== undefined) return `${near} at ${formatHour(at)}`;
  return (at.getFullYear() === now.getFullYear() ? DAY : DAY_YEAR).format(at);
}
const WEEKDAY = dateFormat('en-GB', { weekday: 'long' });
/** An instant in the future with its time: `Today at 9:00`, `Friday at 22:00` within the week, `18 December at 9:00` later. */
export function formatUpcoming(instant: string, now = new Date()): string {
  const at = new Date(instant);
  const days = daysBetween(now, at);
  if (days >= -1 && days <= 1) return capitalize(formatRelativeTime(instant, now));
  const day = days > 1 && days < 7 ? WEEKDAY.format(at) : formatRelativeTime(instant, now);
  return `${day} at ${formatHour(at)}`;
}
/** The end of a period, at most a few days away: `midnight tonight`, `21:40 today`, `midnight on Tuesday`. */
export function formatUntil(instant: string, now = new Date()): string {
  const at = new Date(instant);
  // A day that ends at its last second, or at the first of the next, ends at midnight.
  const end = new Date(at.getTime() + 60_000);
  const isMidnight = end.getHours() === 0 && end.getMinutes() <= 1;
  const day = isMidnight ? new Date(end.getTime() - 3_600_000) : at;
  const days = daysBetween(now, day);
  if (isMidnight && days === 0) return 'midnight tonight';
  const named = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `on ${DAY.format(day)}`;
  return isMidnight ? `midnight ${named}` : `${formatHour(at)} ${named}`;
}

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** Numbers up to twelve as words. */
export function formatSmallNumber(count: number): string {
  return NUMBERS[count] ?? formatInteger(count);
}
/** With a capital first letter, for the start of a sentence. */
export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
/** `3 cards`, `1 card`. */
export function formatQuantity(count: number, one: string, many = `${one}s`): string {
  return `${formatInteger(count)} ${count === 1 ? one : many}`;
}
/** `Amelie, Theo and Mum`. */
export function formatNames(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
}
/** `London` for the time zone `Europe/London`. */
export function formatPlace(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}
