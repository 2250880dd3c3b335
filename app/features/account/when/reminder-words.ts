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

/** The reminders of the sentence, the earliest first. There is always one. */
export function inOrder(leads: readonly Lead[]): Lead[] {
  return leads.length === 0 ? [7] : [...new Set(leads)].toSorted((a, b) => b - a);
}
/** The reminders when one of them is changed, or left out: those before it stay, and those after it that still come after. */
export function withLead(leads: readonly Lead[], place: number, lead: Lead | null): Lead[] {
  const all = inOrder(leads);
  const later = all.slice(place + 1).filter((one) => lead === null || one < lead);
  return [...all.slice(0, place), ...(lead === null ? [] : [lead]), ...later];
}
/** `a week before, and again the day before`. */
export function sayLeads(leads: readonly Lead[]): string {
  const [first = 7, ...again] = inOrder(leads);
  return [firstWord(first) + afterFirst(first), ...again.map(againWord)].join(', and again ');
}
/** The places in the sentence, as they are read out. */
export const PLACES = ['First', 'Second', 'Third', 'Fourth', 'Fifth'] as const;
