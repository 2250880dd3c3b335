import { CONTACTS_MAX } from '#shared/limits.ts';
import { parseEmail } from '#shared/people/email-address.ts';
import type { DateOrder } from '#shared/time/date-order.ts';
import { guessOrder, parseCellDay } from '../csv/csv-dates.ts';
import type { CsvOptions } from '../csv/parse-csv.ts';
import type { ImportedPerson, ImportProblem } from '../imported-person.ts';
import { createPersonBuilder } from '../person-builder.ts';
import { createProblems } from '../problems.ts';
import { relationshipOf } from '../relationship-words.ts';
import { canBeSeen, cleanLine } from '../text.ts';

/** A line that nothing could be made of. @property line from 1 */
export type UnreadLine = ImportProblem & { text: string };
export type ListRead = {
  people: ImportedPerson[];
  problems: ImportProblem[];
  /** stay where they were typed */ unread: UnreadLine[];
  dateOrder: DateOrder;
  isDateOrderDoubtful: boolean;
};

/** Longer lines are no line of a list. */
const LINE_MAX = 1000;
/** What of a line says which date it is, and is not part of a name: “Mum's birthday 3 May”. */
const KINDS =
  /(?:['’]s?)?\s*\b(birthday|b-?day|geburtstag|born|wedding anniversary|wedding day|anniversary|wedding|hochzeitstag)\b:?/iu;
const IS_ANNIVERSARY = /anniversary|wedding|hochzeitstag/i;
/** Signs around a name or a date that belong to neither. */
const AROUND = /^[\s\-–—:·•*()[\]|]+|[\s\-–—:·•*()[\]|]+$/gu;

type Line = { line: number; text: string; cells: readonly Cell[] };
/** A part of a line, with the date that it is or holds. */
type Cell = { text: string; date: string };

/**
 * Reads a list as people type or paste it, a person a line: `Mum 3 May`, `Tom Baker, 1990-04-12, tom@example.com`, cells of a spreadsheet with tabs. The order of
 * day and month is guessed from all lines together. It never throws: a line that says nobody, or of whom nothing, is given back.
 */
export function readList(text: string, options: CsvOptions): ListRead {
  const problems = createProblems();
  const people: ImportedPerson[] = [];
  const unread: UnreadLine[] = [];
  const lines: Line[] = text
    .split(/\r\n|\n|\r/)
    .flatMap((typed, i) => (cleanLine(typed) === '' ? [] : [{ line: i + 1, text: typed, cells: cellsOf(typed) }]));
  const dates = lines.flatMap(({ cells }) => cells.map(({ date }) => date).filter((date) => date !== ''));
  const guessed = guessOrder(dates, options.usualOrder ?? 'day-month');
  const order = options.dateOrder ?? guessed.order;
  for (const [i, line] of lines.entries()) {
    options.onProgress?.(i / lines.length);
    const leave = (message: string) => unread.push({ line: line.line, text: line.text, message });
    if (people.length >= CONTACTS_MAX) leave(`There is room for ${CONTACTS_MAX} people.`);
    else if (line.text.length > LINE_MAX) leave('This line is too long for one person.');
    else {
      const ofLine = createProblems();
      const person = personOf(line, order, options.today, ofLine);
      const said = ofLine.list();
      if (typeof person === 'string') leave(said[0]?.message ?? person);
      else {
        people.push(person);
        for (const { message } of said) problems.add(line.line, message);
      }
    }
  }
  return {
    people,
    problems: problems.list(),
    unread,
    dateOrder: order,
    isDateOrderDoubtful: options.dateOrder === undefined && guessed.isDoubtful,
  };
}

/** Who a line says, or why it says nobody. */
function personOf(
  { line, text, cells }: Line,
  order: DateOrder,
  today: string,
  problems: ReturnType<typeof createProblems>,
): ImportedPerson | string {
  const builder = createPersonBuilder(problems, today);
  const type = IS_ANNIVERSARY.test(KINDS.exec(text)?.[1] ?? '') ? 'anniversary' : 'birthday';
  const names: string[] = [];
  for (const { text: cell, date } of cells) {
    if (date !== '') builder.addDate(type, parseCellDay(date, order, today), { text: date, line });
    if (cell === '') continue;
    if (cell.includes('@')) builder.addEmail(cell, line);
    else if (isPhone(cell)) builder.addPhone(cell, line);
    else if (names.length > 0 && relationshipOf(cell) !== null) builder.setRelationship(relationshipOf(cell));
    else if (canBeSeen(cell)) names.push(cell);
  }
  // Two cells of a spreadsheet are a first and a last name; after a comma there is something about the person.
  const [first = '', ...others] = text.includes('\t') && names.length === 2 ? [names.join(' ')] : names;
  if (others.length > 0) builder.addNote(others.join(', '));
  if (first === '') return 'There is no name here. Begin the line with one, such as Mum 3 May.';
  const person = builder.finish([first], line);
  if (person === null) return 'There is no name here. Begin the line with one, such as Mum 3 May.';
  if (person.dates.length + person.emails.length + person.phones.length > 0) return person;
  return 'There is a name here, and no date. Add one, such as 3 May.';
}

/** The parts of a line: between tabs, semicolons or commas, each with the date that it begins or ends with. */
function cellsOf(line: string): Cell[] {
  if (line.length > LINE_MAX) return [];
  const separator = line.includes('\t') ? '\t' : line.includes(';') ? ';' : ',';
  const parts = line.split(separator).map((part) => part.replaceAll('"', ''));
  // “Mum, May 3, 1950” is one date.
  if (separator === ',')
    for (let i = parts.length - 1; i > 0; i--)
      if (/^\s*\d{4}\s*$/.test(parts[i] ?? '') && dateIn(parts[i - 1] ?? '').date !== '')
        parts.splice(i - 1, 2, `${parts[i - 1]} ${parts[i]}`);
  return parts.flatMap((part) => {
    const cell = dateIn(part.replace(KINDS, ' ').replaceAll(/\s+/g, ' ').trim());
    return [
      ...splitReach(cell.text.replace(AROUND, '')).map((text) => ({ text, date: '' })),
      ...(cell.date === '' ? [] : [{ text: '', date: cell.date }]),
    ];
  });
}

/** A name and the address or number behind it: `Tom tom@example.com`. */
function splitReach(text: string): string[] {
  const words = text.split(' ');
  const at = words.findIndex((word) => parseEmail(word.replace(/^<|>$/g, '')).ok);
  if (at < 0) return text === '' ? [] : [text];
  const rest = words.toSpliced(at, 1).join(' ').replace(AROUND, '');
  return [...(rest === '' ? [] : [rest]), (words[at] ?? '').replace(/^<|>$/g, '')];
}

/** The date that a text ends or begins with, the longest one, and the rest. A month without a day is a name: April, June. */
function dateIn(text: string): Cell {
  const words = text.split(' ').filter((word) => word !== '');
  const isDate = (part: string) => {
    const parsed = parseCellDay(part.replace(AROUND, ''), 'day-month', '9999-12-31');
    return parsed !== null && parsed.month !== null && parsed.day !== null;
  };
  for (let count = Math.min(words.length, 5); count > 0; count--) {
    const last = words.slice(-count).join(' ');
    if (isDate(last)) return { text: words.slice(0, -count).join(' '), date: last.replace(AROUND, '') };
    const first = words.slice(0, count).join(' ');
    if (isDate(first)) return { text: words.slice(count).join(' '), date: first.replace(AROUND, '') };
  }
  return { text: words.join(' '), date: '' };
}

function isPhone(text: string): boolean {
  return (text.match(/\d/g) ?? []).length >= 5 && /^[\d\s+().\-/]+$/.test(text);
}
