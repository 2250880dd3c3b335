import { formatRelationship } from '#shared/people/relationships.ts';
import { type FileDate, type FilePerson, isGregorianDay, monthAndDay, noteOf } from './file-person.ts';

/** How many columns there are of each kind: as many as somebody has. */
type Widths = { emails: number; phones: number };

/** People as a table (RFC 4180, UTF-8 with its mark, without which a spreadsheet takes it for Latin-1). A date without a year is `--05-09` (RFC 6350). */
export function writeCsv(people: readonly FilePerson[]): string {
  const most = (count: (person: FilePerson) => number) => Math.max(1, ...people.map(count));
  const widths = { emails: most(({ emails }) => emails.length), phones: most(({ phones }) => phones.length) };
  const rows = [headersOf(widths), ...people.map((person) => rowOf(person, widths))];
  return `\uFEFF${rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;
}

function headersOf({ emails, phones }: Widths): string[] {
  return [
    'Full Name',
    'Birthday',
    'Anniversary',
    ...Array.from({ length: emails }, (_, i) => `E-mail ${i + 1}`),
    ...Array.from({ length: phones }, (_, i) => `Phone ${i + 1}`),
    'Relationship',
    'Groups',
    'Notes',
  ];
}

function rowOf(person: FilePerson, { emails, phones }: Widths): string[] {
  const { relationship, groups, dates } = person;
  const others = dates.filter(({ type, date }) => type === 'event' && isGregorianDay(date));
  const note = [noteOf(person), ...others.map((date) => `${date.name}: ${dayOf(date)}`)];
  return [
    asText(person.name),
    dayOf(dates.find(({ type }) => type === 'birthday')),
    dayOf(dates.find(({ type }) => type === 'anniversary')),
    ...Array.from({ length: emails }, (_, i) => asText(person.emails[i] ?? '')),
    ...Array.from({ length: phones }, (_, i) => person.phones[i] ?? ''),
    relationship === null ? '' : formatRelationship(relationship),
    asText(groups.join(' ::: ')),
    asText(note.filter((part) => part !== '').join('\n')),
  ];
}

function dayOf(date: FileDate | undefined): string {
  if (date === undefined || !isGregorianDay(date.date)) return '';
  const day = monthAndDay(date.date);
  return date.date.year === null ? `--${day}` : `${String(date.date.year).padStart(4, '0')}-${day}`;
}

/** A text that no spreadsheet takes for a formula. Numbers of telephones begin with a plus, and are none. */
const asText = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
