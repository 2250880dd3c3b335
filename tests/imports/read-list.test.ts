import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFile } from '#shared/imports/read-file.ts';
import type { CsvOptions } from '#shared/imports/csv/parse-csv.ts';

const read = (text: string, options: Partial<CsvOptions> = {}) =>
  readFile(new TextEncoder().encode(text), 'list', { today: '2026-11-29', usualOrder: 'day-month', ...options });
const summary = (text: string, options: Partial<CsvOptions> = {}) =>
  read(text, options).people.map(({ name, dates, emails, phones }) =>
    [
      name,
      ...dates.map(({ type, date }) => `${type} ${date.year ?? '–'}-${date.month}-${date.day}`),
      ...emails,
      ...phones,
    ].join(' | '),
  );

describe('a line of a list', () => {
  it.each([
    ['Mum 3 May', 'Mum | birthday –-5-3'],
    ['Mum, May 3', 'Mum | birthday –-5-3'],
    ['Mum - May 3rd, 1950', 'Mum | birthday 1950-5-3'],
    ['Mum (3 May 1950)', 'Mum | birthday 1950-5-3'],
    ['Mum: 3/5/1950', 'Mum | birthday 1950-5-3'],
    ['3 May Mum', 'Mum | birthday –-5-3'],
    ['3.5. Oma Inge', 'Oma Inge | birthday –-5-3'],
    ["Mum's birthday 3 May", 'Mum | birthday –-5-3'],
    ['Anna & Ben wedding anniversary 12 June 2010', 'Anna & Ben | anniversary 2010-6-12'],
    ['Anna & Ben, wedding anniversary 12 June 2010', 'Anna & Ben | anniversary 2010-6-12'],
    ['Theo, brother, 16/12/1997, +46 8 5500 1234', 'Theo | birthday 1997-12-16 | +46 8 5500 1234'],
    ['Tom Baker, 1990-04-12, tom@example.com', 'Tom Baker | birthday 1990-4-12 | tom@example.com'],
    ['Tom Baker; tom@example.com; +44 20 7946 0000', 'Tom Baker | tom@example.com | +44 20 7946 0000'],
    ['Tom Baker tom@example.com 12 April', 'Tom Baker | birthday –-4-12 | tom@example.com'],
    ['Tom\tBaker\t12/04/1990', 'Tom Baker | birthday 1990-4-12'],
    ['April O’Neil\t9 March', 'April O’Neil | birthday –-3-9'],
    ['June Carter, 23 June 1929', 'June Carter | birthday 1929-6-23'],
    ['• Zoë — 29 février', 'Zoë | birthday –-2-29'],
    ['ソフィア 1990-04-12', 'ソフィア | birthday 1990-4-12'],
  ])('%s', (line, expected) => expect(summary(line)).toEqual([expected]));

  it.each([
    ['hello there', 'There is a name here, and no date.'],
    ['3 May', 'There is no name here.'],
    ['Tom 31 February', 'is not a day of the calendar'],
    ['Tom, 31/02/1990', 'is not a day of the calendar'],
    [`Tom ${'x'.repeat(1000)} 3 May`, 'too long'],
  ])('that is not understood is given back with its reason: %s', (line, why) => {
    const { people, unread } = read(`Mum 3 May\n\n${line}\nDad 4 June`);
    expect(people.map(({ name }) => name)).toEqual(['Mum', 'Dad']);
    expect(unread).toEqual([{ line: 3, text: line, message: expect.stringContaining(why) }]);
  });

  it('has what else it says as a note, or as who they are', () => {
    const [tom, ida] = read('Tom, plays the oboe, 3 May\nIda, friend, 4 May').people;
    expect([tom?.note, tom?.relationship]).toEqual(['plays the oboe', null]);
    expect([ida?.note, ida?.relationship]).toEqual(['', 'friend']);
  });
});

describe('a list as a whole', () => {
  it('says in which order its dates are', () => {
    expect(summary('A 3/4/1990\nB 4/25/1990')).toEqual(['A | birthday 1990-3-4', 'B | birthday 1990-4-25']);
    const doubtful = read('A 3/4/1990');
    expect([doubtful.dateOrder, doubtful.isDateOrderDoubtful]).toEqual(['day-month', true]);
    expect(summary('A 3/4/1990', { dateOrder: 'month-day' })).toEqual(['A | birthday 1990-3-4']);
  });

  it('may be what a spreadsheet or a file holds', () => {
    expect(read('Name\tBirthday\nTom Baker\t1990-04-12').kind).toBe('csv');
    expect(read('BEGIN:VCARD\nFN:Tom\nBDAY:1990-04-12\nEND:VCARD').kind).toBe('vcard');
    expect(read('Mum 3 May').kind).toBe('list');
    expect(summary('Mum 3 May\nMum 3 May')).toEqual(['Mum | birthday –-5-3']);
    expect(read('')).toMatchObject({ kind: 'list', people: [], unread: [] });
  });

  it('is told of while it is read, whatever it is', () => {
    const shares: number[] = [];
    read('Mum 3 May\n'.repeat(1000), { onProgress: (share) => shares.push(share) });
    expect(shares.every((share, i) => share >= (shares[i - 1] ?? 0) && share <= 1)).toBe(true);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { people, unread, kind } = read(text);
        const lines = text.split(/\r\n|\n|\r/);
        if (kind === 'list') for (const { line, text: kept } of unread) expect(lines[line - 1]).toBe(kept);
        expect(people.every(({ name }) => name !== '')).toBe(true);
      }),
    );
  });
});
