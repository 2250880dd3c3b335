import { expect, it } from 'vitest';
import { readFile } from '#shared/imports/read-file.ts';

const OPTIONS = { today: '2026-11-28' };
const read = (text: string, more: object = {}) => readFile(Buffer.from(text), null, { ...OPTIONS, ...more });
const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');

it('a file is recognised by what it begins with', () => {
  expect(read(card('FN:Amelie')).kind).toBe('vcard');
  expect(read('Name,Birthday\nAmelie,1992-12-05\n').kind).toBe('csv');
  const calendar = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'SUMMARY:Amelie’s birthday',
    'DTSTART;VALUE=DATE:20261205',
    'RRULE:FREQ=YEARLY',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
  expect(read(calendar)).toMatchObject({ kind: 'icalendar', people: [{ name: 'Amelie' }] });
});

it('the columns of a CSV file and the order of its dates can be corrected', () => {
  const csv = 'Who;When\nAmelie;05/12/1992\n';
  expect(read(csv).columns).toMatchObject([{ header: 'Who', role: 'name' }, { header: 'When' }]);
  const corrected = read(csv, { roles: ['name', 'birthday'], dateOrder: 'month-day' });
  expect(corrected.people[0]?.dates).toMatchObject([{ type: 'birthday', date: { year: 1992, month: 5, day: 12 } }]);
});

it('the same person twice is one person, and people who may be two are two', () => {
  const { people } = read(
    card('FN:Amelie', 'EMAIL:amelie@larkspur.example', 'TEL:+46 8 5500 1234') +
      card('FN:amelie', 'EMAIL:AMELIE@larkspur.example', 'EMAIL:a@harbour.example', 'NOTE:Plays the oboe') +
      card('FN:Theo', 'BDAY:1997-12-16') +
      card('FN:Theo', 'BDAY:1997-12-17'),
  );
  expect(people.map(({ name, emails }) => [name, emails])).toEqual([
    ['Amelie', ['amelie@larkspur.example', 'a@harbour.example']],
    ['Theo', []],
    ['Theo', []],
  ]);
  expect(people[0]).toMatchObject({ phones: ['+46 8 5500 1234'], note: 'Plays the oboe' });
});

it.each(['', '\0\0\0', 'BEGIN:VCARD', 'a,b\n"'])('a file with %j in it brings nobody, and says why', (text) => {
  const { people, problems } = read(text);
  expect(people).toEqual([]);
  expect(problems.length).toBeGreaterThan(0);
});
