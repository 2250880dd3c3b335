import { dateFormat } from '#shared/date-format.ts';

/** Moments and amounts in words, by the reader's own clock: what administrators see is drawn in the browser alone. */
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
export const sayDay = (instant: string): string => day.format(new Date(instant));
/** `20 Nov 2026, 18:06` */
export const sayMoment = (instant: string): string => dayAndHour.format(new Date(instant));
/** `18:06:12` */
export const sayClock = (instant: string): string => clock.format(new Date(instant));

/** `Today`, `Tuesday 17 November`, and with its year where that is another. */
export function sayWholeDay(instant: string, now = new Date()): string {
  const at = new Date(instant);
  if (at.toDateString() === now.toDateString()) return 'Today';
  return (at.getFullYear() === now.getFullYear() ? wholeDay : wholeDayOfYear).format(at).replace(',', '');
}

/** `1 card`, `2 cards`, `1,204 cards` */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount.toLocaleString(LOCALE)} ${amount === 1 ? one : many}`;
}
/** Counting stops at this or later. A smaller figure that is not all is of the part that was looked through. */
const STOPS_FROM = 5000;
type Found = { results: readonly unknown[]; total: number; isMore?: boolean };
/** How many were found, and how many of them stand here. @param isAsked something was looked for, so that there can be less of it */
export function foundInWords(
  { results, total, isMore = false }: Found,
  [one, many]: readonly [one: string, many: string],
  isAsked: boolean,
): string {
  const here = results.length < total ? `, the first ${number(results.length)} of them here` : '';
  if (!isMore) return `${count(total, one, many)}${here}`;
  return `${total < STOPS_FROM ? 'At least' : 'More than'} ${count(total, one, many)}${here}.${isAsked ? ' More letters find fewer.' : ''}`;
}
/** `once`, `twice`, `1,204 times` */
export function times(amount: number): string {
  return amount === 1 ? 'once' : amount === 2 ? 'twice' : count(amount, 'time');
}
export const number = (amount: number): string => amount.toLocaleString(LOCALE);

/** Whose clock it is: `London’s`. */
export function zoneInWords(zone = new Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  return place === 'UTC' ? 'UTC' : `${place}’s`;
}

/** How a card is called among us: the last eight figures of its number, `7F3A 2201`. It can be looked for. */
export function shortNumber(cardSendId: string): string {
  const figures = cardSendId.slice(-8).toUpperCase();
  return `${figures.slice(0, 4)} ${figures.slice(4)}`;
}
