import type { Remembered } from '#server/calendar/calendar.ts';
import type { LastCard } from '#server/suggestions/suggestions.ts';
import { firstName } from '#shared/people/first-name.ts';
import { ordinal } from '#shared/text/ordinal.ts';
import { possessive } from '#shared/text/possessive.ts';
import { type DateOrder, formatNamedDate } from '#shared/time/date-order.ts';

/** The day that a reminder is about. */
type RemindedDay = Pick<Remembered, 'type' | 'name' | 'years' | 'on' | 'isEvening'>;

/** How many days a day is after another one; negative before it. Both `YYYY-MM-DD`. */
export function daysUntil(on: string, today: string): number {
  return Temporal.PlainDate.from(today).until(on).days;
}

/** `on Saturday`, `today`, `on 5 December`: a day, as text, relative to another one. */
export function formatRelativeDay(on: string, today: string, order: DateOrder): string {
  const days = daysUntil(on, today);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  if (Math.abs(days) < 7) return `on ${weekday(on)}`;
  return `on ${dayAndMonth(on, order)}`;
}

/** `Amelie turns 34 on Saturday`, `Hanukkah begins on Friday evening`, `Rosa and Theo’s 5th anniversary is tomorrow`, `Amelie’s birthday was yesterday`. */
export function headline(entry: RemindedDay, today: string, order: DateOrder): string {
  const day = formatRelativeDay(entry.on, today, order);
  const isPast = entry.on < today;
  const { name, years } = entry;
  if (entry.type === 'birthday' && years !== null)
    return `${firstName(name)} ${isPast ? 'turned' : 'turns'} ${years} ${day}`;
  if (entry.isEvening) return headlineOfEvening(name, entry.on, today, day);
  return `${nameOfDay(entry)} ${isPast ? 'was' : 'is'} ${day}`;
}

/** `Hanukkah begins on Friday evening`, `Hanukkah began yesterday evening`, `Hanukkah begins in the evening of 24 December`. */
function headlineOfEvening(name: string, on: string, today: string, day: string): string {
  const begins = on < today ? name.replace(/ begins$/, ' began') : name;
  if (on === today) return `${begins} this evening`;
  return Math.abs(daysUntil(on, today)) < 7
    ? `${begins} ${day} evening`
    : `${begins} in the evening of ${day.replace(/^on /, '')}`;
}

/** `Amelie’s birthday`, `Rosa and Theo’s 5th anniversary`, or what the day is called. */
export function nameOfDay({ type, name, years }: RemindedDay): string {
  if (type === 'birthday') return `${possessive(firstName(name))} birthday`;
  if (type === 'anniversary')
    return `${possessive(name)} ${years === null ? 'anniversary' : `${ordinal(years)} anniversary`}`;
  return name;
}

/** A sentence about how far away the day is: `That is a Saturday, in two weeks.` */
export function distance(entry: RemindedDay, today: string): string {
  const days = daysUntil(entry.on, today);
  if (days < 0) return 'It is not too late to write: a late card is a nice surprise.';
  if (days === 0) return 'A card you send now arrives right away.';
  if (days === 1) return `That is ${weekday(entry.on)}.`;
  if (days < 7) return `That is in ${SMALL[days]} days.`;
  if (days % 7 === 0)
    return `That is a ${weekday(entry.on)}, in ${days === 7 ? 'a week' : `${SMALL[days / 7]} weeks`}.`;
  return `That is a ${weekday(entry.on)}, in ${days} days.`;
}

/** `Last year you sent “Poppy field”, and Amelie wrote back.` @param on the day that the mail reminds of */
export function formatLastCard(card: LastCard, { type, name, on }: Pick<RemindedDay, 'type' | 'name' | 'on'>): string {
  const when = card.year === Number(on.slice(0, 4)) - 1 ? 'Last year' : `In ${card.year}`;
  const whom = type === 'birthday' ? firstName(name) : null;
  const what = card.isThanked
    ? `, and ${whom ?? 'they'} wrote back`
    : card.isOpened
      ? whom === null
        ? ', and it was opened'
        : `, and ${whom} opened it`
      : '';
  return `${when} you sent “${card.title}”${what}.`;
}

/** `28` and `Nov`, for the stamp. */
export function stampOf(on: string): { day: string; month: string } {
  const { day } = Temporal.PlainDate.from(on);
  return { day: String(day), month: format(on, { month: 'short' }) };
}

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
function dayAndMonth(on: string, order: DateOrder): string {
  const { month, day } = Temporal.PlainDate.from(on);
  return formatNamedDate({ year: null, month, day }, order);
}

const weekday = (on: string) => format(on, { weekday: 'long' });

function format(on: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(`${on}T00:00:00Z`));
}
