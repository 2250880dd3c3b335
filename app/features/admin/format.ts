import { dateFormat } from '#shared/time/date-format.ts';

/** Formats times in the time zone of the browser: admin pages are rendered there only. */
const LOCALE = 'en-GB';
const day = dateFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric' });
const dayAndHour = dateFormat(LOCALE, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const clock = dateFormat(LOCALE, { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const wholeDay = dateFormat(LOCALE, { weekday: 'long', day: 'numeric', month: 'long' });
const wholeDayOfYear = dateFormat(LOCALE, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** `20 Nov 2026` */
export const formatDay = (instant: string): string => day.format(new Date(instant));
/** `20 Nov 2026, 18:06` */
export const formatMoment = (instant: string): string => dayAndHour.format(new Date(instant));
/** `18:06:12` */
export const formatClock = (instant: string): string => clock.format(new Date(instant));

/** `Today`, `Tuesday 17 November`, and with the year where it is not this one. */
export function formatLongDay(instant: string, now = new Date()): string {
  const at = new Date(instant);
  if (at.toDateString() === now.toDateString()) return 'Today';
  return (at.getFullYear() === now.getFullYear() ? wholeDay : wholeDayOfYear).format(at).replace(',', '');
}

/** `1 card`, `2 cards`, `1,204 cards` */
export function formatCount(amount: number, one: string, many = `${one}s`): string {
  return `${amount.toLocaleString(LOCALE)} ${amount === 1 ? one : many}`;
}
/** The server stops counting here or later. A smaller total that is not complete covers only the rows that were searched. */
const COUNT_LIMIT_MIN = 5000;
type Found = { results: readonly unknown[]; total: number; isMore?: boolean };
/** How many were found and how many of them are shown. @param isSearch a search term was given, which could be longer */
export function formatFound(
  { results, total, isMore = false }: Found,
  [one, many]: readonly [one: string, many: string],
  isSearch: boolean,
): string {
  const shown = results.length < total ? `, showing the first ${formatNumber(results.length)}` : '';
  if (!isMore) return `${formatCount(total, one, many)}${shown}`;
  return `${total < COUNT_LIMIT_MIN ? 'At least' : 'More than'} ${formatCount(total, one, many)}${shown}.${isSearch ? ' Type more letters to narrow the search.' : ''}`;
}
/** `once`, `twice`, `1,204 times` */
export function formatTimes(amount: number): string {
  return amount === 1 ? 'once' : amount === 2 ? 'twice' : formatCount(amount, 'time');
}
export const formatNumber = (amount: number): string => amount.toLocaleString(LOCALE);

/** The time zone of the times: `London time`. */
export function formatZone(zone = new Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  return place === 'UTC' ? 'UTC' : `${place} time`;
}

/** The short id of a send: the last eight digits of its id, `7F3A 2201`. It can be searched for. */
export function shortId(cardSendId: string): string {
  const digits = cardSendId.slice(-8).toUpperCase();
  return `${digits.slice(0, 4)} ${digits.slice(4)}`;
}
