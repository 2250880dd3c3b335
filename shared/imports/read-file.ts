import type { ColumnRole, ImportKind } from '#shared/people/import-file.ts';
import type { DateOrder } from '#shared/time/date-order.ts';
import { parseCsv, type CsvOptions } from './csv/parse-csv.ts';
import { parseICalendar } from './icalendar/parse-icalendar.ts';
import { recogniseColumns } from './csv/columns.ts';
import { delimiterOf, readRecords } from './csv/records.ts';
import { decodeText } from './decode-text.ts';
import type { ImportedPerson, ImportResult } from './imported-person.ts';
import { readList, type UnreadLine } from './list/read-list.ts';
import { parseVCards } from './vcard/parse-vcards.ts';

export type FileRead = ImportResult & {
  kind: ImportKind;
  columns: readonly { header: string; role: ColumnRole; /** the first value that is there */ example: string }[];
  dateOrder: DateOrder | null;
  isDateOrderDoubtful: boolean;
  /** lines of a list that nothing could be made of */ unread: readonly UnreadLine[];
};

/**
 * Reads a file of people, or a list that somebody typed. What is the same person twice is one. It never throws.
 * @param kind null: it is recognised by what the file begins with; `list`: what was typed may be a file all the same
 */
export function readFile(bytes: Uint8Array, kind: ImportKind | null, options: CsvOptions): FileRead {
  const other = kind === null ? recogniseOther(bytes) : null;
  if (other !== null)
    return {
      kind: 'csv',
      people: [],
      problems: [{ line: 1, message: other }],
      columns: [],
      dateOrder: null,
      isDateOrderDoubtful: false,
      unread: [],
    };
  const known = kind === 'list' ? recogniseList(bytes) : (kind ?? recogniseKind(bytes));
  if (known === 'list') {
    const list = readList(decodeText(bytes), options);
    return { ...list, kind: known, people: mergeSame(list.people), columns: [] };
  }
  const csv = known === 'csv' ? parseCsv(bytes, options) : null;
  const { people, problems } =
    csv ?? (known === 'vcard' ? parseVCards(bytes, options) : parseICalendar(bytes, options));
  return {
    kind: known,
    people: mergeSame(people),
    problems,
    columns: csv?.mapping.map((column, i) => ({ ...column, example: csv.examples[i] ?? '' })) ?? [],
    dateOrder: csv?.dateOrder ?? null,
    isDateOrderDoubtful: csv?.isDateOrderDoubtful ?? false,
    unread: [],
  };
}

function recogniseKind(bytes: Uint8Array): ImportKind {
  // In UTF-16 every second byte is zero.
  const start = String.fromCharCode(...bytes.subarray(0, 2000).filter((byte) => byte !== 0)).toUpperCase();
  if (/BEGIN\s*:\s*VCARD/.test(start)) return 'vcard';
  return /BEGIN\s*:\s*VCALENDAR/.test(start) ? 'icalendar' : 'csv';
}

/** What somebody typed or pasted: the text of a file, rows of a spreadsheet with their header, or a list of people. */
function recogniseList(bytes: Uint8Array): ImportKind {
  const kind = recogniseKind(bytes);
  if (kind !== 'csv') return kind;
  const text = decodeText(bytes);
  const [first] = readRecords(text, delimiterOf(text), () => undefined);
  const roles = recogniseColumns(first?.cells ?? []).map(({ role }) => role);
  const hasName = roles.some((role) => role === 'name' || role === 'firstName' || role === 'lastName');
  return hasName && roles.filter((role) => role !== 'ignored').length > 1 ? 'csv' : 'list';
}

/** What files of other kinds begin with. */
const OTHERS: readonly { starts: readonly string[]; message: string }[] = [
  {
    starts: ['\xff\xd8\xff', '\x89PNG', 'GIF8', 'RIFF', '\0\0\0'],
    message: 'This is a picture or a film. Choose a file of contacts or a calendar.',
  },
  {
    starts: ['PK\x03\x04', '\x1f\x8b', 'Rar!', '7z\xbc\xaf', '\xd0\xcf\x11\xe0'],
    message: 'This is a spreadsheet or an archive. Save it as CSV, or unpack it, and choose that file.',
  },
  { starts: ['%PDF'], message: 'This is a PDF. Choose a file of contacts or a calendar.' },
];

/** Says what a file is that holds no people: a picture, a spreadsheet, an archive. @returns null where it may hold some */
function recogniseOther(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  return OTHERS.find(({ starts }) => starts.some((text) => start.startsWith(text)))?.message ?? null;
}

/** People of the same name who share an address, or of whom one has nothing that the other contradicts, are one. */
function mergeSame(people: readonly ImportedPerson[]): ImportedPerson[] {
  const merged: ImportedPerson[] = [];
  const byName = new Map<string, ImportedPerson[]>();
  for (const person of people) {
    const name = person.name.toLowerCase();
    const same = byName.get(name)?.find((other) => isSame(person, other));
    if (same === undefined) {
      const own = { ...person };
      merged.push(own);
      byName.set(name, [...(byName.get(name) ?? []), own]);
      continue;
    }
    same.emails = union(same.emails, person.emails, (email) => email.toLowerCase());
    same.phones = union(same.phones, person.phones, (phone) => phone.replace(/\D/g, ''));
    same.groups = union(same.groups, person.groups, (group) => group.toLowerCase());
    same.dates = union(same.dates, person.dates, ({ type, name: called, date }) =>
      [type, type === 'event' ? called : '', date.month, date.day].join(' '),
    );
    same.relationship ??= person.relationship;
    if (person.note !== '' && !same.note.includes(person.note))
      same.note = same.note === '' ? person.note : `${same.note}\n\n${person.note}`;
  }
  return merged;
}

function isSame(one: ImportedPerson, other: ImportedPerson): boolean {
  const shares = (a: readonly string[], b: readonly string[]) =>
    a.some((text) => b.some((more) => more.toLowerCase() === text.toLowerCase()));
  if (shares(one.emails, other.emails) || shares(one.phones, other.phones)) return true;
  const birthdayOf = ({ dates }: ImportedPerson) => dates.find(({ type }) => type === 'birthday')?.date;
  const [mine, theirs] = [birthdayOf(one), birthdayOf(other)];
  const agree = mine === undefined || theirs === undefined || (mine.month === theirs.month && mine.day === theirs.day);
  return agree && (one.emails.length === 0 || other.emails.length === 0);
}

function union<T>(kept: readonly T[], added: readonly T[], keyOf: (item: T) => string): T[] {
  const known = new Set(kept.map(keyOf));
  return [...kept, ...added.filter((item) => !known.has(keyOf(item)))];
}
