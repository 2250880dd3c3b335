import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactCalls } from '#contract/contact.ts';
import { CONTACT_ADDRESSES_MAX, CONTACT_NOTE_MAX, CONTACTS_MAX, PERSON_NAME_MAX } from '#shared/limits.ts';
import { CORPUS_OPTIONS, corpusFiles } from '#tests/corpus/contacts.ts';
import type { ImportedPerson } from '#shared/imports/imported-person.ts';
import { GROUPS_MAX } from '#shared/limits.ts';
import { PROBLEMS_MAX } from '#shared/imports/problems.ts';
import { parseVCards } from '#shared/imports/vcard/parse-vcards.ts';

const today = '2026-11-28';
const bytesOf = (text: string) => new TextEncoder().encode(text);
const parse = (...lines: string[]) => parseVCards(bytesOf(lines.join('\r\n')), { today });
const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'];
const one = (...lines: string[]) => parse(...card('FN:Anna', ...lines));
const birthdayOf = (line: string) => {
  const { people, problems } = one(line);
  const date = people[0]?.dates[0]?.date;
  return { date: date === undefined ? null : [date.year, date.month, date.day], problems: problems.length };
};
/** Whether a contact can be made of a person, and is the same then. */
function isTaken({ name, emails, phones, note, relationship }: ImportedPerson): boolean {
  const body = { name, emails, phones, note, relationship };
  const parsed = contactCalls['POST /contacts'].body.safeParse(body);
  return parsed.success && isDeepStrictEqual({ ...parsed.data }, body);
}

describe('exported files', () => {
  test.each(corpusFiles('.vcf'))('$name', ({ bytes, expected }) => {
    const result = parseVCards(bytes, CORPUS_OPTIONS);
    expect(result).toEqual(expected);
    for (const person of result.people) expect(isTaken(person)).toBe(true);
  });

  test('a large picture is skipped', () => {
    const start = bytesOf('BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Anna\r\nPHOTO;ENCODING=b;TYPE=JPEG:/9j/\r\n');
    const end = bytesOf('BDAY:1990-01-01\r\nEND:VCARD\r\n');
    const picture = bytesOf(` ${'A'.repeat(73)}\r\n`.repeat(200_000));
    const file = new Uint8Array(start.length + picture.length + end.length);
    file.set(start);
    file.set(picture, start.length);
    file.set(end, start.length + picture.length);
    const { people, problems } = parseVCards(file, { today });
    expect(people).toMatchObject([{ name: 'Anna', dates: [{ date: { year: 1990 } }] }]);
    expect(problems).toEqual([]);
  });
});

describe('birthdays', () => {
  test.each([
    ['BDAY:1985-04-12', [1985, 4, 12], 0],
    ['BDAY:19850412', [1985, 4, 12], 0],
    ['BDAY:--04-12', [null, 4, 12], 0],
    ['BDAY:--0412', [null, 4, 12], 0],
    ['BDAY:--04', [null, 4, null], 0],
    ['BDAY:1985', [1985, null, null], 0],
    ['BDAY:1985-04', [1985, 4, null], 0],
    ['BDAY:1985-00-00', [1985, null, null], 0],
    ['BDAY:1985-04-12T00:00:00Z', [1985, 4, 12], 0],
    ['BDAY:19850412T233000-0500', [1985, 4, 12], 0],
    ['BDAY:1985-04-12 00:00', [1985, 4, 12], 0],
    ['BDAY;VALUE=date-time:1985-04-11T22:00:00Z', [1985, 4, 11], 1],
    ['BDAY;value=date:2012-06-06', [2012, 6, 6], 0],
    ['BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-29', [null, 2, 29], 0],
    ['BDAY;X-APPLE-OMIT-YEAR="1604":16040229', [null, 2, 29], 0],
    ['BDAY;X-APPLE-OMIT-YEAR=1900:1900-02-28', [null, 2, 28], 0],
    ['BDAY:1604-12-24', [null, 12, 24], 0],
    ['BDAY:0000-12-24', [null, 12, 24], 0],
    ['BDAY;VALUE=text:12 April 1985', [1985, 4, 12], 0],
    ['BDAY;VALUE=text:April 12th', [null, 4, 12], 0],
    ['BDAY;VALUE=text:12. März 1985', [1985, 3, 12], 0],
    ['BDAY:;VALUE=text:12 avril', [null, 4, 12], 0],
    ['BDAY;VALUE=text:circa 1800', null, 1],
    ['BDAY:---12', null, 1],
    ['BDAY:1985-02-29', null, 1],
    ['BDAY:1985-13-01', null, 1],
    ['BDAY:2030-03-04', [null, 3, 4], 1],
    ['BDAY:1700-03-04', [null, 3, 4], 1],
    ['BDAY:2030', null, 1],
    ['BDAY:', null, 0],
    ['BDAY:1601-01-01', null, 0],
    ['BDAY:4501-01-01', null, 0],
  ])('%s', (line, date, problems) => {
    expect(birthdayOf(line)).toEqual({ date, problems });
  });

  test('a person has one birthday, and one that cannot be read does not take its place', () => {
    const { people, problems } = one('BDAY:soon', 'BDAY:1990-01-02', 'X-BIRTHDAY:1990-01-02', 'BDAY:1991-01-02');
    expect(people[0]?.dates).toEqual([{ type: 'birthday', name: 'Birthday', date: { year: 1990, month: 1, day: 2 } }]);
    expect(problems.map(({ line }) => line)).toEqual([4, 7]);
  });
});

describe('what a card says', () => {
  test('the name is FN, else N, else the nickname, the company or an address', () => {
    const names = [
      ['FN: ', 'N:Berg;Ida;Maria;Dr.;PhD'],
      ['N:Berg', 'ORG:Berg & Co'],
      ['NICKNAME:Idda,Ida', 'ORG:Berg & Co'],
      ['ORG:Berg\\; Sons;Sales'],
      ['EMAIL:ida@example.com'],
    ].map((lines) => parse(...card(...lines)).people[0]?.name);
    expect(names).toEqual(['Dr. Ida Maria Berg, PhD', 'Berg', 'Idda', 'Berg; Sons', 'ida@example.com']);
  });

  test('a name has no signs that turn its direction', () => {
    expect(parse(...card('FN:An\u202ena')).people[0]?.name).toBe('Anna');
  });

  test('a telephone number is there once, however it is written', () => {
    const { people } = one('TEL:+49 30 1234', 'TEL;VALUE=uri:tel:+49-30-1234', 'TEL:(030) 1234');
    expect(people[0]?.phones).toEqual(['+49 30 1234', '(030) 1234']);
  });

  test('preferred addresses come first, each once', () => {
    const { people } = one('EMAIL:a@x.org', 'EMAIL;TYPE=pref:b@x.org', 'EMAIL:A@x.org', 'EMAIL:Anna <c@x.org>');
    expect(people[0]?.emails).toEqual(['b@x.org', 'a@x.org', 'c@x.org']);
  });

  test('lines in two encodings in one file are each read in their own', () => {
    const file = Buffer.concat([
      Buffer.from('BEGIN:VCARD\nVERSION:2.1\nFN:J\xf6rg\nEND:VCARD\n', 'latin1'),
      Buffer.from('BEGIN:VCARD\nVERSION:2.1\nFN:Jörg\nEND:VCARD\n'),
      Buffer.from('BEGIN:VCARD\nVERSION:2.1\nFN;CHARSET=ISO-8859-2:\xa3ukasz\nEND:VCARD\n', 'latin1'),
      Buffer.from('BEGIN:VCARD\nVERSION:2.1\nFN;CHARSET=NO-SUCH:Zoë\nEND:VCARD\n'),
    ]);
    expect(parseVCards(file, { today }).people.map(({ name }) => name)).toEqual(['Jörg', 'Jörg', 'Łukasz', 'Zoë']);
  });

  test('a text may be in Base64', () => {
    const { people } = one('NOTE;ENCODING=BASE64:TWFnIFrDvGdl', ' Lg==', 'TEL:+49 30 1234');
    expect(people[0]).toMatchObject({ note: 'Mag Züge.', phones: ['+49 30 1234'] });
  });

  test('line breaks may be CR alone, and marks of byte order may stand between cards', () => {
    const text = [...card('FN:Anna'), ...card('FN:Ben')].join('\r').replace(/\rBEGIN/, '\r\ufeffBEGIN');
    expect(parseVCards(bytesOf(text), { today }).people.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
  });

  test('UTF-16 is read in both orders, with or without its mark', () => {
    const text = card('FN:Анна').join('\r\n');
    const little = Buffer.from(text, 'utf16le');
    const big = Buffer.from(text, 'utf16le').swap16();
    const files = [little, big, Buffer.concat([Buffer.from([0xff, 0xfe]), little])];
    expect(files.map((file) => parseVCards(file, { today }).people[0]?.name)).toEqual(['Анна', 'Анна', 'Анна']);
  });

  test('a relative is taken from the member’s own card, or where the member is the relative', () => {
    const file = bytesOf(
      [
        ...card(
          'FN:Me',
          'RELATED;TYPE=parent;VALUE=text:Ruth',
          'item1.X-ABRELATEDNAMES:Paul',
          'item1.X-ABLabel:_$!<Friend>!$_',
        ),
        ...card('FN:Ruth', 'GENDER:F', 'item1.X-ABRELATEDNAMES:Hugo', 'item1.X-ABLabel:_$!<Father>!$_'),
        ...card('FN:Paul'),
        ...card('FN:Hugo'),
        ...card('FN:Kim', 'X-GENDER:Male', 'RELATED;TYPE=parent;VALUE=text:Me'),
      ].join('\n'),
    );
    const relationships = (self?: { names: string[]; emails: string[] }) =>
      parseVCards(file, { today, self }).people.map(({ relationship }) => relationship);
    expect(relationships({ names: ['me'], emails: [] })).toEqual([null, 'mum', 'friend', null, 'son']);
    expect(relationships()).toEqual([null, null, null, null, null]);
  });
});

describe('relatives and assistants', () => {
  test('of two people with the name of a relative neither is meant for certain', () => {
    const file = [...card('FN:Me', 'RELATED;TYPE=friend;VALUE=text:Paul'), ...card('FN:Paul'), ...card('FN:Paul')];
    const { people } = parseVCards(bytesOf(file.join('\n')), { today, self: { names: ['Me'], emails: [] } });
    expect(people.map(({ relationship }) => relationship)).toEqual([null, null, null]);
  });

  test('only an assistant without a value has a card within the card', () => {
    const { people } = parse('BEGIN:VCARD', 'FN:Anna', 'AGENT;VALUE=uri:urn:uuid:a', ...card('FN:Ben'));
    expect(people.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
  });
});

describe('limits', () => {
  test('values that are too long are cut, and a problem says so', () => {
    const { people, problems } = one(
      ...Array.from({ length: CONTACT_ADDRESSES_MAX + 1 }, (_, i) => `EMAIL:a${i}@x.org`),
      `NOTE:${'n'.repeat(CONTACT_NOTE_MAX + 1)}`,
      `X-ABDATE:1990-01-01`,
    );
    expect(people[0]).toMatchObject({ note: 'n'.repeat(CONTACT_NOTE_MAX) });
    expect(people[0]?.emails).toHaveLength(CONTACT_ADDRESSES_MAX);
    expect(problems).toHaveLength(2);
    const long = parse(...card(`FN:x${'😀'.repeat(PERSON_NAME_MAX)}`));
    expect(long.people[0]?.name).toBe(`x${'😀'.repeat(PERSON_NAME_MAX / 2 - 1)}`);
    expect(long.problems).toHaveLength(1);
  });

  test('a person is in no more groups than there may be', () => {
    const groups = Array.from({ length: GROUPS_MAX + 1 }, (_, i) =>
      card(`FN:Group ${i}`, 'KIND:group', 'MEMBER:urn:uuid:a'),
    );
    const { people } = parse(...card('FN:Anna', 'UID:urn:uuid:A'), ...groups.flat());
    expect(people.map(({ groups }) => groups.length)).toEqual([GROUPS_MAX]);
  });

  test('a list of very many problems ends with their number', () => {
    const { problems } = parse(...card('FN:Anna', ...Array.from({ length: PROBLEMS_MAX + 5 }, () => 'broken')));
    expect(problems).toHaveLength(PROBLEMS_MAX + 1);
    expect(problems.at(-1)?.message).toBe('There are 5 more problems.');
  });

  test('10,000 cards are read, and more than an account can have are not', () => {
    const many = (count: number) =>
      parse(
        ...Array.from({ length: count }, (_, i) =>
          card(`FN:Person ${i}`, `EMAIL:p${i}@x.org`, 'BDAY:1990-01-02'),
        ).flat(),
      );
    const { people, problems } = many(10_000);
    expect(people).toHaveLength(10_000);
    expect(people.at(-1)).toMatchObject({ name: 'Person 9999', emails: ['p9999@x.org'] });
    expect(problems).toEqual([]);
    const tooMany = many(CONTACTS_MAX + 3);
    expect(tooMany.people).toHaveLength(CONTACTS_MAX);
    expect(tooMany.problems).toHaveLength(1);
  });
});

describe('any bytes', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'BEGIN:VCARD\r\n',
      'END:VCARD\r\n',
      'AGENT:\r\n',
      'VERSION:2.1\r\n',
      'N;ENCODING=QUOTED-PRINTABLE:=C3=\r\n',
      'BDAY:--',
      'BDAY;X-APPLE-OMIT-YEAR=:',
      'item1.X-ABDATE:1604-02-30\r\n',
      'item1.X-ABLabel:',
      'PHOTO;BASE64:\r\n',
      ' ',
      '"',
      '\\',
      ';',
      ',',
      ':',
      '\r',
      'EMAIL:',
      'TEL:+',
      'NOTE:\u0000\u202e',
      'KIND:group\r\n',
      'MEMBER:urn:uuid:',
      'FN:',
      'CATEGORIES:__proto__,constructor\r\n',
      'RELATED;TYPE=__proto__:me\r\n',
    ),
    fc.string({ unit: 'binary' }),
  );

  test('never throw, and what comes out is always a valid contact', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array(),
          fc.array(piece).map((all) => bytesOf(all.join(''))),
        ),
        (bytes) => {
          const { people } = parseVCards(bytes, { today, self: { names: ['me'], emails: [] } });
          expect(people.filter((person) => !isTaken(person))).toEqual([]);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('a space after the end of a card does not join the next card to it', () => {
    const { people } = parse(...card('FN:Anna'), ' folded', 'KIND:group', ...card('FN:Ben'));
    expect(people.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
  });

  test('a soft line break at the end of a card does not join its end or the next card to it', () => {
    const note = 'NOTE;ENCODING=QUOTED-PRINTABLE:open=';
    const { people, problems } = parse(...card('FN:Anna', note), 'BEGIN:VCARD', 'FN:Ben', note, ...card('FN:Cleo'));
    expect(people.map(({ name, note }) => [name, note])).toEqual([
      ['Anna', 'open'],
      ['Ben', 'open'],
      ['Cleo', ''],
    ]);
    expect(problems.map(({ line }) => line)).toEqual([9]);
  });

  test('good cards around broken ones survive', () => {
    const broken = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(broken, (middle) => {
        // What is begun in the middle is ended by the next card's beginning, except where it says that a card within it follows.
        const ended = middle.replaceAll('AGENT:', 'X-AGENT:');
        const text = [
          ...card('FN:First Card', 'BDAY:1990-01-02'),
          ended,
          ...card('FN:Last Card', 'BDAY:1991-01-02'),
        ].join('\r\n');
        const { people } = parseVCards(bytesOf(text), { today });
        expect(people.at(0)).toMatchObject({ name: 'First Card', dates: [{ date: { year: 1990 } }] });
        expect(people.at(-1)).toMatchObject({ name: 'Last Card', dates: [{ date: { year: 1991 } }] });
      }),
      { numRuns: 2000 },
    );
  });
});
