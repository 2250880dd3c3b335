import type { KeptType } from '#shared/dates/calendar-types.ts';
import type { YearlyDate } from '#shared/dates/occurrences.ts';
import type { Relationship } from '#shared/people/relationships.ts';

/** A date as a file has it. */
export type FileDate = {
  type: Exclude<KeptType, 'holiday'>;
  /** what an event is called; empty otherwise */ name: string;
  date: YearlyDate;
};

/** A person as a file has them. */
export type FilePerson = {
  name: string;
  emails: readonly string[];
  phones: readonly string[];
  note: string;
  relationship: Relationship | null;
  groups: readonly string[];
  dates: readonly FileDate[];
};

/** Whether a file can say a date: it has a day of the Gregorian calendar. */
export function isGregorianDay(date: YearlyDate): date is YearlyDate & { month: number; day: number } {
  return date.calendar === 'gregorian' && date.month !== null && date.day !== null;
}

const two = (part: number) => String(part).padStart(2, '0');
/** `05-09` */
export const monthAndDay = ({ month, day }: { month: number; day: number }) => `${two(month)}-${two(day)}`;

const NAMES = { gregorian: '', chinese: 'Chinese', hebrew: 'Hebrew', islamic: 'Islamic' } as const;
/** What is known of a date that has no place of its own in a file, in a sentence for the note: “Birthday: month 8, day 15 of the Chinese calendar.” */
export function dateInNote({ type, name, date }: FileDate): string | null {
  if (date.month === null || isGregorianDay(date)) return null;
  const what = type === 'event' ? name : type === 'birthday' ? 'Birthday' : 'Anniversary';
  const parts = [
    ...(date.year === null ? [] : [`year ${date.year}`]),
    `${date.isLeapMonth ? 'leap ' : ''}month ${date.month}`,
    ...(date.day === null ? [] : [`day ${date.day}`]),
  ].join(', ');
  return date.calendar === 'gregorian'
    ? `${what}: ${parts}.`
    : `${what}: ${parts} of the ${NAMES[date.calendar]} calendar.`;
}

/** The note of a person, with the dates that have no place of their own. */
export function noteOf({ note, dates }: FilePerson): string {
  return [note, ...dates.map(dateInNote)].filter((part) => part !== null && part !== '').join('\n');
}
