import type { Account } from '#contract/account.ts';

export type Lead = Account['reminderLeads'][number];

const HOURS = 'midnight one two three four five six seven eight nine ten eleven noon'.split(' ');
/** The hour as a word: nine, noon, midnight. */
export function formatHourWord(hour: number): string {
  return HOURS[hour] ?? HOURS[hour - 12] ?? String(hour);
}
/** The part of the day after the hour: ` in the morning`. Empty for noon and midnight. */
export function partOfDay(hour: number): string {
  if (hour === 0 || hour === 12) return '';
  if (hour < 5) return ' at night';
  if (hour < 12) return ' in the morning';
  if (hour < 18) return ' in the afternoon';
  return hour < 22 ? ' in the evening' : ' at night';
}
/** `nine in the morning`. */
export function formatHour(hour: number): string {
  return formatHourWord(hour) + partOfDay(hour);
}

/** The hours, grouped by the part of the day. */
export const HOUR_GROUPS: readonly { name: string; hours: readonly number[] }[] = [
  { name: 'In the morning', hours: [5, 6, 7, 8, 9, 10, 11] },
  { name: 'In the afternoon', hours: [12, 13, 14, 15, 16, 17] },
  { name: 'In the evening', hours: [18, 19, 20, 21] },
  { name: 'At night', hours: [22, 23, 0, 1, 2, 3, 4] },
];

/** Days before an occasion, longest first. */
export const LEADS: readonly Lead[] = [14, 7, 3, 1, 0];
/** The first reminder in the sentence, and what follows its select. */
const FIRST: Record<Lead, readonly [word: string, suffix: string]> = {
  14: ['two weeks', ' before'],
  7: ['a week', ' before'],
  3: ['three days', ' before'],
  1: ['a day', ' before'],
  0: ['on the day itself', ''],
};
const NEXT: Record<Lead, string> = {
  14: 'two weeks before',
  7: 'a week before',
  3: 'three days before',
  1: 'the day before',
  0: 'on the day',
};
export function formatFirstLead(lead: Lead): string {
  return FIRST[lead][0];
}
export function firstLeadSuffix(lead: Lead): string {
  return FIRST[lead][1];
}
export function formatNextLead(lead: Lead | null): string {
  return lead === null ? 'not at all' : NEXT[lead];
}

/** The reminders, the earliest first. There is always at least one. */
export function sortLeads(leads: readonly Lead[]): Lead[] {
  return leads.length === 0 ? [7] : [...new Set(leads)].toSorted((a, b) => b - a);
}
/** Replaces or removes the reminder at an index. Later ones are dropped unless they still come after it. */
export function withLead(leads: readonly Lead[], index: number, lead: Lead | null): Lead[] {
  const all = sortLeads(leads);
  const later = all.slice(index + 1).filter((one) => lead === null || one < lead);
  return [...all.slice(0, index), ...(lead === null ? [] : [lead]), ...later];
}
/** `a week before, and again the day before`. */
export function formatLeads(leads: readonly Lead[]): string {
  const [first = 7, ...next] = sortLeads(leads);
  return [formatFirstLead(first) + firstLeadSuffix(first), ...next.map(formatNextLead)].join(', and again ');
}
/** Which reminder a select is for, in its label. */
export const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'] as const;
