import { CONTACTS_MAX } from '#shared/limits.ts';
import type { ColumnRole } from '#shared/people/import-file.ts';
import type { DateOrder } from '#shared/time/date-order.ts';
import { decodeText } from '../decode-text.ts';
import type { ImportedPerson, ImportOptions, ImportResult } from '../imported-person.ts';
import { dateTypeOf, joinName } from '../names.ts';
import { createPersonBuilder } from '../person-builder.ts';
import { createProblems, type Problems } from '../problems.ts';
import { type Relative, setRelationships } from '../relatives.ts';
import { relationshipOf } from '../relationship-words.ts';
import { foldText, quote } from '../text.ts';
import { type ColumnMapping, recogniseColumns } from './columns.ts';
import { guessOrder, parseCellDay } from './csv-dates.ts';
import { type CsvRecord, delimiterOf, readRecords } from './records.ts';

export type CsvOptions = ImportOptions & {
  /** What the columns hold, where somebody has corrected it. Columns without a role are ignored. */ roles?:
    | readonly ColumnRole[]
    | undefined;
  /** The order of day and month, where somebody has corrected it. */ dateOrder?: DateOrder | undefined;
  /** The member's own order, for files that do not say it. */ usualOrder?: DateOrder | undefined;
};

export type CsvResult = ImportResult & {
  mapping: ColumnMapping;
  /** of each column the first value that is there, or nothing */ examples: readonly string[];
  /** the order that dates were read in */ dateOrder: DateOrder;
  /** nothing in the file says whether the day or the month is first */ isDateOrderDoubtful: boolean;
};

/** More columns are left out, so that a long header does not cost much for each row. */
const COLUMNS_MAX = 500;
/** Progress is told after so many rows. */
const TELL_EVERY = 100;
const DATE_ROLES = new Set<ColumnRole>(['birthday', 'anniversary', 'eventDate']);
const NAME_ROLES = new Set<ColumnRole>(['name', 'firstName', 'lastName', 'nickname', 'company', 'email']);
/** What stands between several values of one cell. Google's is ` ::: `. */
const SEPARATORS: Partial<Record<ColumnRole, RegExp>> = {
  email: /:::|[;,\n]/,
  phone: /:::|[;\n]/,
  group: /:::|[;,\n]/,
};

/**
 * Parses a CSV file with a header: people in rows, delimited by comma, semicolon, tab or bar. Which column holds what is recognised by the header, or given. It
 * never throws: what cannot be read is a problem, and everything else stays.
 */
export function parseCsv(bytes: Uint8Array, options: CsvOptions): CsvResult {
  const problems = createProblems();
  const { header, rows } = readTable(decodeText(bytes), problems);
  const mapping = recogniseColumns((header?.cells ?? []).slice(0, COLUMNS_MAX)).map(({ header, role }, i) => ({
    header,
    role: options.roles === undefined ? role : (options.roles[i] ?? 'ignored'),
  }));
  const columns = mapping.flatMap(({ role }, i) => (DATE_ROLES.has(role) ? [i] : []));
  const texts = rows.flatMap(({ cells }) => columns.map((i) => cells[i] ?? ''));
  const guessed = guessOrder(texts, options.usualOrder ?? 'day-month');
  const order = options.dateOrder ?? guessed.order;
  const isDoubtful = options.dateOrder === undefined && guessed.isDoubtful;
  const line = header?.line ?? 1;
  if (isDoubtful)
    problems.add(
      line,
      `Nothing here says whether the day or the month is first. Dates were read with the ${order === 'month-day' ? 'month' : 'day'} first.`,
    );
  if (header !== undefined && header.cells.length > COLUMNS_MAX)
    problems.add(line, `There are more than ${COLUMNS_MAX} columns here. The rest was left out.`);
  if (header === undefined) problems.add(1, 'There is nothing in this file.');
  const hasNames = mapping.some(({ role }) => NAME_ROLES.has(role));
  if (header !== undefined && !hasNames) problems.add(line, 'There is no column of names here.');
  const people = hasNames ? parseRows(rows, mapping, { ...options, order }, problems) : [];
  const examples = mapping.map(
    (_, i) => rows.find(({ cells }) => (cells[i] ?? '').trim() !== '')?.cells[i]?.trim() ?? '',
  );
  return { people, problems: problems.list(), mapping, examples, dateOrder: order, isDateOrderDoubtful: isDoubtful };
}

/** The header and the rows of a file, up to as many as an account can have. */
function readTable(text: string, problems: Problems): { header: CsvRecord | undefined; rows: CsvRecord[] } {
  const rows: CsvRecord[] = [];
  let header: CsvRecord | undefined;
  const onOpenQuote = (line: number) => problems.add(line, 'A quotation mark here has no end.');
  for (const record of readRecords(text, delimiterOf(text), onOpenQuote)) {
    if (header === undefined) {
      if (!/^sep=.?$/i.test(record.cells[0]?.trim() ?? '')) header = record;
    } else if (rows.length < CONTACTS_MAX) rows.push(record);
    else {
      problems.add(record.line, `There is room for ${CONTACTS_MAX} people. Those from here on were left out.`);
      break;
    }
  }
  return { header, rows };
}

type RowOptions = CsvOptions & { order: DateOrder };
/** The columns that hold something: where they are, and what it is. */
type UsedColumns = readonly { role: ColumnRole; i: number }[];

function parseRows(rows: readonly CsvRecord[], mapping: ColumnMapping, options: RowOptions, problems: Problems) {
  const people: ImportedPerson[] = [];
  const relatives: Relative[] = [];
  const used: UsedColumns = mapping.flatMap(({ role }, i) => (role === 'ignored' ? [] : [{ role, i }]));
  let shortYear: number | null = null;
  for (const [i, row] of rows.entries()) {
    if (i % TELL_EVERY === 0) options.onProgress?.(i / rows.length);
    const parsed = parseRow(row, used, options, problems);
    if (parsed.hasShortYear) shortYear ??= row.line;
    if (parsed.person === null) continue;
    const of = parsed.person;
    people.push(of);
    relatives.push(...parsed.relatives.map((relative) => ({ of, ...relative })));
  }
  if (shortYear !== null)
    problems.add(
      shortYear,
      'There are years of two digits from here on. They were read as the last ones before today.',
    );
  setRelationships(new Map(people.map((person) => [person, { cardId: null, gender: null }])), relatives, options.self);
  return people;
}

function parseRow(
  { line, cells }: CsvRecord,
  columns: UsedColumns,
  { today, order }: RowOptions,
  problems: Problems,
): { person: ImportedPerson | null; relatives: Omit<Relative, 'of'>[]; hasShortYear: boolean } {
  const builder = createPersonBuilder(problems, today);
  const relatives: Omit<Relative, 'of'>[] = [];
  let hasShortYear = false;
  let label = '';
  /** The first cell of a role that has text. */
  const first = (role: ColumnRole) =>
    columns.map((one) => (one.role === role ? (cells[one.i] ?? '').trim() : '')).find((cell) => cell !== '') ?? '';
  const addDay = (type: 'birthday' | 'anniversary' | 'event', text: string, label = '') => {
    const parsed = parseCellDay(text, order, today);
    hasShortYear ||= parsed?.isShortYear ?? false;
    builder.addDate(type, parsed, { text, line, label });
  };
  columns.forEach(({ role, i }) => {
    const cell = (cells[i] ?? '').trim();
    if (role === 'eventLabel' || role === 'relationLabel') label = cell.replace(/^\*\s?/, '');
    if (cell === '') return;
    const separator = SEPARATORS[role];
    for (const value of separator === undefined ? [cell] : cell.split(separator)) {
      if (role === 'email') builder.addEmail(value, line);
      else if (role === 'phone') builder.addPhone(value, line);
      else if (role === 'group') builder.addGroup(value.trim(), line);
      else if (role === 'note') builder.addNote(value);
      else if (role === 'birthday' || role === 'anniversary') addDay(role, value);
      else if (role === 'eventDate') addDay(dateTypeOf(label), value, foldText(label) === 'other' ? '' : label);
      else if (role === 'relationName') relatives.push({ words: [label], name: value, cardId: null });
      else if (role === 'relationship') {
        const relationship = relationshipOf(value);
        builder.setRelationship(relationship);
        if (relationship === null) problems.add(line, `${quote(value)} is not a relationship that we know.`);
      }
    }
  });
  const [year, month, day] = [first('birthYear'), first('birthMonth'), first('birthDay')];
  if (month !== '' || day !== '' || year !== '') {
    const part = (text: string, length: number) => text.padStart(length, '0');
    const text = `${year === '' ? '--' : `${part(year, 4)}-`}${part(month, 2)}-${part(day, 2)}`;
    addDay('birthday', text);
  }
  const name = joinName({
    family: first('lastName'),
    given: first('firstName'),
    further: first('middleName'),
    before: first('namePrefix'),
    after: first('nameSuffix'),
  });
  const person = builder.finish([first('name'), name, first('nickname'), first('company')], line);
  return { person, relatives, hasShortYear };
}
