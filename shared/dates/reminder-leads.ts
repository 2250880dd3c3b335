import { capitalize } from '#shared/text/format.ts';

/** How many days before a date there may be a reminder, longest first; 0 is the day itself. */
export const LEADS = [30, 14, 7, 3, 1, 0] as const;
export type Lead = (typeof LEADS)[number];

/** The first reminder in the sentence, and what follows its select. */
const FIRST: Record<Lead, readonly [word: string, suffix: string]> = {
  30: ['a month', ' before'],
  14: ['two weeks', ' before'],
  7: ['a week', ' before'],
  3: ['three days', ' before'],
  1: ['a day', ' before'],
  0: ['on the day itself', ''],
};
const NEXT: Record<Lead, string> = {
  30: 'a month before',
  14: 'two weeks before',
  7: 'a week before',
  3: 'three days before',
  1: 'the day before',
  0: 'on the day',
};
/** “A week before”, “On the day”. */
export function formatLead(lead: Lead): string {
  return capitalize(NEXT[lead]);
}
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
/** `a week before, and again the day before`. */
export function formatLeads(leads: readonly Lead[]): string {
  const [first = 7, ...next] = sortLeads(leads);
  return [formatFirstLead(first) + firstLeadSuffix(first), ...next.map(formatNextLead)].join(', and again ');
}
