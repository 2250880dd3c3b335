import type { Account } from '#contract/account.ts';

export type Lead = Account['reminderLeads'][number];

const HOURS = 'midnight one two three four five six seven eight nine ten eleven noon'.split(' ');
/** An hour of the day in a word: nine, noon, midnight. */
export function hourWord(hour: number): string {
  return HOURS[hour] ?? HOURS[hour - 12] ?? String(hour);
}
/** The part of the day that goes with it: ` in the morning`; nothing for noon and midnight, which say it themselves. */
export function partOfDay(hour: number): string {
  if (hour === 0 || hour === 12) return '';
  if (hour < 5) return ' at night';
  if (hour < 12) return ' in the morning';
  if (hour < 18) return ' in the afternoon';
  return hour < 22 ? ' in the evening' : ' at night';
}
/** `nine in the morning`. */
export function sayHour(hour: number): string {
  return hourWord(hour) + partOfDay(hour);
}

/** The hours, in the parts of the day that people sort them by. */
export const HOUR_GROUPS: readonly { name: string; hours: readonly number[] }[] = [
  { name: 'In the morning', hours: [5, 6, 7, 8, 9, 10, 11] },
  { name: 'In the afternoon', hours: [12, 13, 14, 15, 16, 17] },
  { name: 'In the evening', hours: [18, 19, 20, 21] },
  { name: 'At night', hours: [22, 23, 0, 1, 2, 3, 4] },
];

/** Days before an occasion, longest first. */
export const LEADS: readonly Lead[] = [14, 7, 3, 1, 0];
/** How the first reminder is said, and what follows it in the sentence. */
const FIRST: Record<Lead, readonly [word: string, after: string]> = {
  14: ['two weeks', ' before'],
  7: ['a week', ' before'],
  3: ['three days', ' before'],
  1: ['a day', ' before'],
  0: ['on the day itself', ''],
};
const AGAIN: Record<Lead, string> = {
  14: 'two weeks before',
  7: 'a week before',
  3: 'three days before',
  1: 'the day before',
  0: 'on the day',
};
export function firstWord(lead: Lead): string {
  return FIRST[lead][0];
}
export function afterFirst(lead: Lead): string {
  return FIRST[lead][1];
}
export function againWord(lead: Lead | null): string {
  return lead === null ? 'not at all' : AGAIN[lead];
}

/** The two reminders of the sentence. One more than two, which another program may have set, is not lost until one of the two is changed. */
export function firstAndAgain(leads: readonly Lead[]): { first: Lead; again: Lead | null } {
  const sorted = leads.toSorted((a, b) => b - a);
  return { first: sorted[0] ?? 7, again: sorted[1] ?? null };
}
/** The reminders when the first is changed: the second stays while it is later than the first. */
export function withFirst(leads: readonly Lead[], first: Lead): Lead[] {
  const { again } = firstAndAgain(leads);
  return again !== null && again < first ? [first, again] : [first];
}
export function withAgain(leads: readonly Lead[], again: Lead | null): Lead[] {
  const { first } = firstAndAgain(leads);
  return again === null ? [first] : [first, again];
}
/** `a week before, and again the day before`. */
export function sayLeads(leads: readonly Lead[]): string {
  const { first, again } = firstAndAgain(leads);
  return `${firstWord(first)}${afterFirst(first)}${again === null ? '' : `, and again ${againWord(again)}`}`;
}
