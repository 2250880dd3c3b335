import { describe, expect, it } from 'vitest';
import { distance, headline, formatLastCard, stampOf } from './wording.ts';

const TODAY = '2026-11-28';
const amelie = (on: string, years: number | null = 34) =>
  ({ type: 'birthday', name: 'Amelie Fontaine', years, on, isEvening: false }) as const;
const couple = (on: string, years: number | null = 5) =>
  ({ type: 'anniversary', name: 'Rosa and Theo', years, on, isEvening: false }) as const;

describe('the headline of a date', () => {
  it.each([
    ['2026-11-28', 'Amelie turns 34 today'],
    ['2026-11-29', 'Amelie turns 34 tomorrow'],
    ['2026-12-04', 'Amelie turns 34 on Friday'],
    ['2026-12-05', 'Amelie turns 34 on 5 December'],
    ['2026-11-27', 'Amelie turned 34 yesterday'],
    ['2026-11-25', 'Amelie turned 34 on Wednesday'],
  ])('on %s says %s', (on, said) => expect(headline(amelie(on), TODAY, 'day-month')).toBe(said));

  it('says what there is where the year is unknown, of couples and of other days', () => {
    expect(headline(amelie('2026-11-29', null), TODAY, 'day-month')).toBe('Amelie’s birthday is tomorrow');
    expect(headline(couple('2026-12-12'), TODAY, 'month-day')).toBe(
      'Rosa and Theo’s 5th anniversary is on December 12',
    );
    expect(headline(couple('2026-11-27', null), TODAY, 'day-month')).toBe('Rosa and Theo’s anniversary was yesterday');
    const choir = { type: 'event', name: 'Choir day', years: 3, on: '2026-11-29', isEvening: false } as const;
    expect(headline(choir, TODAY, 'day-month')).toBe('Choir day is tomorrow');
  });

  it('says of a holiday that begins at nightfall in the evening of which day', () => {
    const hanukkah = (on: string) =>
      ({ type: 'holiday', name: 'Hanukkah begins', years: null, on, isEvening: true }) as const;
    expect(headline(hanukkah('2026-12-04'), TODAY, 'day-month')).toBe('Hanukkah begins on Friday evening');
    expect(headline(hanukkah('2026-11-29'), TODAY, 'day-month')).toBe('Hanukkah begins tomorrow evening');
    expect(headline(hanukkah(TODAY), TODAY, 'day-month')).toBe('Hanukkah begins this evening');
    expect(headline(hanukkah('2026-12-24'), TODAY, 'day-month')).toBe('Hanukkah begins in the evening of 24 December');
    expect(headline(hanukkah('2026-11-27'), TODAY, 'day-month')).toBe('Hanukkah began yesterday evening');
    const christmas = { ...hanukkah('2026-12-25'), name: 'Christmas', isEvening: false };
    expect(headline(christmas, TODAY, 'day-month')).toBe('Christmas is on 25 December');
  });
});

it.each([
  ['2026-11-27', 'It is not too late to write: a late card is a nice surprise.'],
  ['2026-11-28', 'A card you send now arrives right away.'],
  ['2026-11-29', 'That is Sunday.'],
  ['2026-12-01', 'That is in three days.'],
  ['2026-12-05', 'That is a Saturday, in a week.'],
  ['2026-12-12', 'That is a Saturday, in two weeks.'],
  ['2026-12-28', 'That is a Monday, in 30 days.'],
])('a date on %s is described: %s', (on, said) => expect(distance(amelie(on), TODAY)).toBe(said));

it('a stamp has the day and the month', () => {
  expect(stampOf('2026-11-05')).toEqual({ day: '5', month: 'Nov' });
});

it.each([
  [amelie('2026-11-28'), { year: 2025 }, 'Last year you sent “Poppy field”.'],
  [amelie('2026-11-28'), { year: 2025, isOpened: true }, 'Last year you sent “Poppy field”, and Amelie opened it.'],
  [
    amelie('2026-11-28'),
    { year: 2025, isOpened: true, isThanked: true },
    'Last year you sent “Poppy field”, and Amelie wrote back.',
  ],
  [amelie('2027-01-03'), { year: 2025 }, 'In 2025 you sent “Poppy field”.'],
  [couple('2026-11-28'), { year: 2023, isOpened: true }, 'In 2023 you sent “Poppy field”, and it was opened.'],
  [couple('2026-11-28'), { year: 2025, isThanked: true }, 'Last year you sent “Poppy field”, and they wrote back.'],
])('of an earlier card it says what became of it', (entry, card, said) => {
  expect(formatLastCard({ title: 'Poppy field', isOpened: false, isThanked: false, ...card }, entry)).toBe(said);
});
