import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactCalls } from '#contract/contact.ts';
import { CONTACTS_MAX } from '#shared/limits.ts';
import { CORPUS_OPTIONS, corpusFiles } from '#tests/corpus/contacts.ts';
import { parseICalendar } from '#shared/imports/icalendar/parse-icalendar.ts';

const today = '2026-11-28';
const bytesOf = (text: string) => new TextEncoder().encode(text);
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const parse = (...lines: string[]) =>
  parseICalendar(bytesOf(['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')), { today });
const yearly = (...lines: string[]) => parse(...event('DTSTART;VALUE=DATE:20200506', 'RRULE:FREQ=YEARLY', ...lines));

test.each(corpusFiles('.ics'))('$name', ({ bytes, expected }) => {
  expect(parseICalendar(bytes, CORPUS_OPTIONS)).toEqual(expected);
});

describe('titles', () => {
  test.each([
    ["Anna's birthday", 'birthday', 'Anna'],
    ['James’ Birthday', 'birthday', 'James'],
    ['🎂 Anna Berg – Birthday', 'birthday', 'Anna Berg'],
    ['Birthday: Anna', 'birthday', 'Anna'],
    ['Birthday of Anna', 'birthday', 'Anna'],
    ['Anna (birthday)', 'birthday', 'Anna'],
    ['Anna hat Geburtstag', 'birthday', 'Anna'],
    ['Geburtstag von Anna Berg', 'birthday', 'Anna Berg'],
    ['Anniversaire de Zoë', 'birthday', 'Zoë'],
    ["Anniversaire d'Anna", 'birthday', 'Anna'],
    ['Cumpleaños de Lucía', 'birthday', 'Lucía'],
    ['Verjaardag van Anna', 'birthday', 'Anna'],
    ['Anna is jarig', 'birthday', 'Anna'],
    ['田中さんの誕生日', 'birthday', '田中さん'],
    ["Anna and Ben's wedding anniversary", 'anniversary', 'Anna and Ben'],
    ['Hochzeitstag: Anna & Ben', 'anniversary', 'Anna & Ben'],
    ['Anniversaire de mariage de Zoë', 'anniversary', 'Zoë'],
  ])('%s', (title, type, name) => {
    expect(yearly(`SUMMARY:${title}`)).toMatchObject({ people: [{ name, dates: [{ type }] }], problems: [] });
  });

  test.each(['Anna’s birthday party', 'Dentist', 'Choir'])('%s is no such day', (title) => {
    expect(yearly(`SUMMARY:${title}`)).toMatchObject({ people: [], problems: { length: 1 } });
  });
});

describe('the year', () => {
  const yearOf = (...lines: string[]) => parse(...event(...lines)).people[0]?.dates[0]?.date.year;
  const start = 'DTSTART;VALUE=DATE:20200506';
  test.each([
    ['that of the start is not known to be it', [start, 'RRULE:FREQ=YEARLY', "SUMMARY:Anna's birthday"], null],
    ['in the title', [start, 'RRULE:FREQ=YEARLY', "SUMMARY:Anna's birthday (*1985)"], 1985],
    ['from the age at a single event', [start, "SUMMARY:Anna's 30th birthday"], 1990],
    ['from the age in brackets', [start, 'SUMMARY:Anna turns 30'], 1990],
    ['not from the age at an event of every year', [start, 'RRULE:FREQ=YEARLY', "SUMMARY:Anna's 30th birthday"], null],
    [
      'in the description',
      [start, 'RRULE:FREQ=YEARLY', "SUMMARY:Anna's birthday", 'DESCRIPTION:born on 6 May 1985'],
      1985,
    ],
    [
      'said to be unknown',
      [start, 'RRULE:FREQ=YEARLY', "SUMMARY:Anna's birthday (1972)", 'X-NEXTCLOUD-BC-UNKNOWN-YEAR:1'],
      null,
    ],
    ['of KDE', ['DTSTART;VALUE=DATE:19850506', 'RRULE:FREQ=YEARLY', 'SUMMARY:Anna', 'X-KDE-KABC-BIRTHDAY:YES'], 1985],
  ])('%s', (_, lines, year) => {
    expect(yearOf(...lines)).toBe(year);
  });
});

describe('events', () => {
  test.each([
    ['cancelled', ['STATUS:CANCELLED', 'RRULE:FREQ=YEARLY']],
    ['ended', ['RRULE:FREQ=YEARLY;UNTIL=20221231T000000Z']],
    ['every second year', ['RRULE:FREQ=YEARLY;INTERVAL=2']],
    ['every month', ['RRULE:FREQ=MONTHLY']],
    ['one changed occurrence', ['RECURRENCE-ID:20210506']],
  ])('one that is %s is left out', (_, lines) => {
    expect(parse(...event('DTSTART:20200506', "SUMMARY:Anna's birthday", ...lines)).people).toEqual([]);
  });

  test('an instant is a day in the zone of the calendar', () => {
    const evening = event('DTSTART:20200505T220000Z', "SUMMARY:Anna's birthday");
    expect(parse('X-WR-TIMEZONE:Europe/Berlin', ...evening)).toMatchObject({
      people: [{ dates: [{ date: { month: 5, day: 6 } }] }],
      problems: [],
    });
    expect(parse('X-WR-TIMEZONE:Nowhere/Else', ...evening)).toMatchObject({
      people: [{ dates: [{ date: { month: 5, day: 5 } }] }],
      problems: [{ line: 5 }],
    });
  });

  test('the last day of February is the 29th', () => {
    const { people } = parse(
      ...event('DTSTART;VALUE=DATE:20260228', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1', "SUMMARY:Anna's birthday"),
    );
    expect(people[0]?.dates[0]?.date).toEqual({ year: null, month: 2, day: 29 });
  });

  test('two people of one name have their own birthdays, and each day is there once', () => {
    const day = (date: string) => event(`DTSTART;VALUE=DATE:${date}`, "SUMMARY:Anna's birthday");
    const { people } = parse(...day('20250506'), ...day('20260506'), ...day('20260707'));
    expect(people.map(({ dates }) => dates.map(({ date }) => date.month))).toEqual([[5], [7]]);
  });

  test('the same day with its year and without it is one, and nothing is wrong with it', () => {
    const day = (title: string) => event('DTSTART;VALUE=DATE:20260506', `SUMMARY:${title}`);
    const { people, problems } = parse(...day("Anna's birthday"), ...day("Anna's birthday (1985)"));
    expect(people.map(({ dates }) => dates.length)).toEqual([1]);
    expect(problems).toEqual([]);
  });

  test('what an alarm says is not what its event says', () => {
    const alarm = ['BEGIN:VALARM', 'BEGIN:X-PART', 'END:X-PART', "SUMMARY:Ben's birthday", 'END:VALARM'];
    expect(yearly(...alarm, "SUMMARY:Anna's birthday").people.map(({ name }) => name)).toEqual(['Anna']);
  });

  test('10,000 events are read, and more people than an account can have are not', () => {
    const many = (count: number) =>
      parse(
        ...Array.from({ length: count }, (_, i) =>
          event('DTSTART;VALUE=DATE:20200506', 'RRULE:FREQ=YEARLY', `SUMMARY:Person ${i}'s birthday`),
        ).flat(),
      );
    expect(many(10_000)).toMatchObject({ people: { length: 10_000, 9999: { name: 'Person 9999' } }, problems: [] });
    expect(many(CONTACTS_MAX + 3)).toMatchObject({ people: { length: CONTACTS_MAX }, problems: { length: 1 } });
  });
});

describe('any bytes', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'BEGIN:VEVENT\r\n',
      'END:VEVENT\r\n',
      'BEGIN:VALARM\r\n',
      'END:VALARM\r\n',
      'SUMMARY:',
      "'s birthday\r\n",
      'DTSTART:2020',
      '0506\r\n',
      'RRULE:FREQ=YEARLY',
      ';UNTIL=',
      ';INTERVAL=',
      '\r\n',
      'X-WR-TIMEZONE:',
      'T220000Z',
      '(1985)',
      '\u0000',
      '"',
      ';',
      ':',
    ),
    fc.string({ unit: 'binary' }),
  );
  const broken = fc.array(piece).map((all) => all.join(''));

  test('never throw, and what comes out is always a valid contact', () => {
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array(), broken.map(bytesOf)), (bytes) => {
        const { people } = parseICalendar(bytes, { today });
        const valid = people.filter(({ name }) => contactCalls['POST /contacts'].body.safeParse({ name }).success);
        expect(valid).toEqual(people);
      }),
      { numRuns: 1000 },
    );
  });

  test('good events around broken ones survive', () => {
    fc.assert(
      fc.property(broken, (middle) => {
        const { people } = parse(
          ...event('DTSTART:20200506', "SUMMARY:First Person's birthday"),
          middle,
          ...event('DTSTART:20200507', "SUMMARY:Last Person's birthday"),
        );
        expect(people.at(0)?.name).toBe('First Person');
        expect(people.at(-1)?.name).toBe('Last Person');
      }),
      { numRuns: 1000 },
    );
  });
});
