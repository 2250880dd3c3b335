import type { OwnType } from '#shared/dates/calendar-types.ts';
import type { Relationship } from '#shared/people/relationships.ts';

/** The parts of a date that a file says, in the Gregorian calendar. Where there is a day, there is a month. */
export type ImportedDay = { year: number | null; month: number | null; day: number | null };

/** A date of a person. */
export type ImportedDate = {
  type: OwnType;
  /** what the day is called: “Birthday”, “Anniversary”, or the label of the file */ name: string;
  date: ImportedDay;
};

/** A person of a file. All values are within the limits and rules of `contract/contact.ts`. */
export type ImportedPerson = {
  name: string;
  emails: string[];
  phones: string[];
  note: string;
  relationship: Relationship | null;
  groups: string[];
  dates: ImportedDate[];
};

/** Something that was left out, cut or doubtful. @property line of the file, from 1 */
export type ImportProblem = { line: number; message: string };

export type ImportResult = { people: ImportedPerson[]; problems: ImportProblem[] };

export type ImportOptions = {
  /** The member's day, `YYYY-MM-DD`: nobody is born after it. */ today: string;
  /** Told from time to time how much was read, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** The member's own names and email addresses. What a file says about their relatives is about these people. */
  self?: { names: readonly string[]; emails: readonly string[] } | undefined;
};
