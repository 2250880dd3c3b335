import { describe, expect, it } from 'vitest';
import { daysIn, readBirthday, sayBirthday } from './birthday-words.ts';

describe('a birthday in words', () => {
  const born = { year: 1988, month: 5, day: 6 };
  it('stands in the order that the reader chose', () => {
    expect(sayBirthday(born, 'day-month')).toBe('6 May 1988');
    expect(sayBirthday(born, 'month-day')).toBe('May 6, 1988');
    expect(sayBirthday(born, 'year-month')).toBe('1988 May 6');
  });
  it('has no year where none is known', () => {
    const unknown = { ...born, year: null };
    expect(sayBirthday(unknown, 'day-month')).toBe('6 May');
    expect(sayBirthday(unknown, 'month-day')).toBe('May 6');
    expect(sayBirthday(unknown, 'year-month')).toBe('May 6');
  });
});

describe('what was typed', () => {
  it('is no birthday where nothing was', () => {
    expect(readBirthday({ day: '', month: '', year: ' ' })).toEqual({ ok: true, birthday: null });
  });
  it('may leave the year out, and 29 February is a day then', () => {
    expect(readBirthday({ day: '29', month: '2', year: '' })).toEqual({
      ok: true,
      birthday: { day: 29, month: 2, year: null },
    });
  });
  it('is refused at the field that lacks something', () => {
    expect(readBirthday({ day: '', month: '5', year: '' })).toMatchObject({ ok: false, at: 'day' });
    expect(readBirthday({ day: '6', month: '', year: '' })).toMatchObject({ ok: false, at: 'month' });
    expect(readBirthday({ day: '6', month: '5', year: '88' })).toMatchObject({ ok: false, at: 'year' });
  });
  it('is refused where the month is shorter', () => {
    expect(readBirthday({ day: '29', month: '2', year: '1987' })).toEqual({
      ok: false,
      at: 'day',
      message: 'February 1987 has 28 days.',
    });
    expect(readBirthday({ day: '31', month: '4', year: '' })).toMatchObject({ message: 'April has 30 days.' });
  });
  it('counts February by its year', () => {
    expect([daysIn(2, null), daysIn(2, 2023), daysIn(2, 2024)]).toEqual([29, 28, 29]);
  });
});
