import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactCalls } from '#contract/contact.ts';
import { CONTACTS_MAX } from '#shared/limits.ts';
import { CORPUS_OPTIONS, corpusFiles } from '#tests/corpus/contacts.ts';
import type { ImportedPerson } from '#shared/imports/imported-person.ts';
import { type CsvOptions, parseCsv } from '#shared/imports/csv/parse-csv.ts';

const today = '2026-11-28';
const bytesOf = (text: string) => new TextEncoder().encode(text);
const parse = (lines: readonly string[], options: Partial<CsvOptions> = {}) =>
  parseCsv(bytesOf(lines.join('\n')), { today, ...options });
const daysOf = (lines: readonly string[], options: Partial<CsvOptions> = {}) =>
  parse(lines, options).people.map(({ dates }) => {
    const date = dates[0]?.date;
    return date === undefined ? null : [date.year, date.month, date.day];
  });
const rolesOf = (header: string) => parse([header]).mapping.map(({ role }) => role);
/** Whether a contact can be made of a person, and is the same then. */
function isTaken({ name, emails, phones, note, relationship }: ImportedPerson): boolean {
  const body = { name, emails, phones, note, relationship };
  const parsed = contactCalls['POST /contacts'].body.safeParse(body);
  return parsed.success && isDeepStrictEqual({ ...parsed.data }, body);
}

test.each(corpusFiles('.csv'))('$name', ({ bytes, expected }) => {
  const result = parseCsv(bytes, CORPUS_OPTIONS);
  expect(result).toEqual(expected);
  for (const person of result.people) expect(isTaken(person)).toBe(true);
});

describe('columns', () => {
  test.each([
    ['Name,Vorname', ['lastName', 'firstName']],
    ['Nom,Prénom,Courriel', ['lastName', 'firstName', 'email']],
    ['Nombre,Teléfono móvil,Fecha de nacimiento', ['name', 'phone', 'birthday']],
    ['Nome;Cognome;Posta elettronica;Compleanno', ['firstName', 'lastName', 'email', 'birthday']],
    ['Voornaam\tAchternaam\tE-mailadres\tVerjaardag', ['firstName', 'lastName', 'email', 'birthday']],
    ['Nome,Aniversário,Celular', ['name', 'birthday', 'phone']],
    ['Who,Birth Day,Tags', ['name', 'birthday', 'group']],
    ['File As,E-mail', ['name', 'email']],
    ['Name,__proto__,constructor', ['name', 'ignored', 'ignored']],
  ])('%s', (header, roles) => {
    expect(rolesOf(header)).toEqual(roles);
  });

  test('a corrected mapping is taken instead of the recognised one', () => {
    const lines = ['A,B,C', 'Anna,1990-01-02,x'];
    expect(parse(lines)).toMatchObject({ people: [], problems: [{ line: 1 }] });
    expect(parse(lines, { roles: ['name', 'birthday'] })).toMatchObject({
      mapping: [{ role: 'name' }, { role: 'birthday' }, { header: 'C', role: 'ignored' }],
      people: [{ name: 'Anna', dates: [{ date: { year: 1990, month: 1, day: 2 } }] }],
      problems: [],
    });
  });

  test('an empty file has a problem and nobody', () => {
    expect(parse([''])).toMatchObject({
      people: [],
      problems: [{ line: 1, message: 'There is nothing in this file.' }],
    });
  });
});

describe('dates', () => {
  const column = (...days: string[]) => ['Name,Birthday', ...days.map((day, i) => `P${i},"${day}"`)];

  test('the order is guessed from all of them', () => {
    expect(daysOf(column('5/6/1988', '25/6/1988'))).toEqual([
      [1988, 6, 5],
      [1988, 6, 25],
    ]);
    expect(daysOf(column('5/6/1988', '6/25/1988 12:00:00 AM'))).toEqual([
      [1988, 5, 6],
      [1988, 6, 25],
    ]);
    expect(parse(column('5/6/1988', '6/25/1988'))).toMatchObject({
      dateOrder: 'month-day',
      isDateOrderDoubtful: false,
    });
  });

  test('where nothing says it, the member’s own order is taken, and the doubt is marked', () => {
    const lines = column('5/6/1988', '7/7/1990');
    expect(parse(lines)).toMatchObject({ dateOrder: 'day-month', isDateOrderDoubtful: true, problems: [{ line: 1 }] });
    expect(daysOf(lines, { usualOrder: 'month-day' })[0]).toEqual([1988, 5, 6]);
    expect(parse(lines, { dateOrder: 'month-day' })).toMatchObject({ isDateOrderDoubtful: false, problems: [] });
    expect(parse(column('7/7/1990')).isDateOrderDoubtful).toBe(false);
    expect(parse(column('7/7/1990', '5.6.1988'))).toMatchObject({ isDateOrderDoubtful: false, problems: [] });
  });

  test('where both orders occur, each date that can be read only one way is, and the doubt is marked', () => {
    const lines = column('25/6/1988', '6/25/1988', '5/6/1988');
    expect(daysOf(lines)).toEqual([
      [1988, 6, 25],
      [1988, 6, 25],
      [1988, 6, 5],
    ]);
    expect(parse(lines).isDateOrderDoubtful).toBe(true);
  });

  test.each([
    ['6. Mai 1988', [1988, 5, 6]],
    ['May 6, 1988', [1988, 5, 6]],
    ['6-May-1988', [1988, 5, 6]],
    ['1988-05-06', [1988, 5, 6]],
    ['1988/5/6', [1988, 5, 6]],
    ['1988-05-06T00:00:00', [1988, 5, 6]],
    ['--05-06', [null, 5, 6]],
    ['24.12.', [null, 12, 24]],
    ['24/12', [null, 12, 24]],
    ['24.12.88', [1988, 12, 24]],
    ['24.12.20', [2020, 12, 24]],
    ['24.12.1604', [null, 12, 24]],
    ['1988', [1988, null, null]],
    ['0/0/00', null],
    ['31/02/1988', null],
    ['soon', null],
  ])('%s', (text, day) => {
    expect(daysOf(column(text))).toEqual([day]);
  });
});

describe('rows', () => {
  test('problems name the line of the file, also after cells of several lines', () => {
    const { problems } = parse(['Name,Email,Note', 'Anna,,"a', '', 'b"', 'Ben,nothing,', ',,x']);
    expect(problems.map(({ line }) => line)).toEqual([5, 6]);
  });

  test('a quotation mark without an end does not swallow the rows after it', () => {
    const { people, problems } = parse(['Name,Note', '"Anna,a', 'Ben,"b', 'Cleo,"c, ""d"""', 'Dora,"e']);
    expect(people.map(({ name, note }) => [name, note])).toEqual([
      ['Anna', 'a'],
      ['Ben', 'b'],
      ['Cleo', 'c, "d"'],
      ['Dora', 'e'],
    ]);
    expect(problems.map(({ line }) => line)).toEqual([2, 3, 5]);
  });

  test('10,000 rows are read, and more than an account can have are not', () => {
    const many = (count: number) =>
      parse(['Name,Birthday', ...Array.from({ length: count }, (_, i) => `Person ${i},1990-01-02`)]);
    expect(many(10_000)).toMatchObject({ people: { length: 10_000, 9999: { name: 'Person 9999' } }, problems: [] });
    expect(many(CONTACTS_MAX + 3)).toMatchObject({ people: { length: CONTACTS_MAX }, problems: { length: 1 } });
  });

  test('a file of nothing but quotation marks is read in linear time', () => {
    const { people } = parse(['Name,Note', ...Array.from({ length: 10_000 }, () => 'A,"x" y,"z,"'), 'Last,']);
    expect(people.at(-1)?.name).toBe('Last');
    const one = parse([`Name,${',"x'.repeat(100_000)}`, 'Anna,"b"']);
    expect(one.people.map(({ name }) => name)).toEqual(['Anna']);
  });
});

test('any bytes never throw, and what comes out is always a valid contact', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'Name',
      'Email',
      'Birthday',
      'Phone',
      'Labels',
      'Event 1 - Value',
      '\n',
      '\r',
      ',',
      ';',
      '\t',
      '"',
      '""',
      '1/2/',
      '--',
      '\ufeff',
    ),
    fc.string({ unit: 'binary' }),
  );
  const text = fc.array(piece).map((all) => bytesOf(`Name,Email,Birthday,Notes\n${all.join('')}`));
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array(), text), (bytes) => {
      const { people } = parseCsv(bytes, { today });
      expect(people.filter((person) => !isTaken(person))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
