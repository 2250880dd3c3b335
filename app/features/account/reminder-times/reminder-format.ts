import { type Lead, sortLeads } from '#shared/dates/reminder-leads.ts';

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

/** Replaces or removes the reminder at an index. Later ones are dropped unless they still come after it. */
export function withLead(leads: readonly Lead[], index: number, lead: Lead | null): Lead[] {
  const all = sortLeads(leads);
  const later = all.slice(index + 1).filter((one) => lead === null || one < lead);
  return [...all.slice(0, index), ...(lead === null ? [] : [lead]), ...later];
}
/** Which reminder a select is for, in its label. */
export const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'] as const;
