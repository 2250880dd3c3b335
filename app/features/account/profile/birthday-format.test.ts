import { describe, expect, it } from 'vitest';
import { daysInMonth, parseBirthday } from './birthday-format.ts';

describe('a typed birthday', () => {
  it('may be empty', () => {
    expect(parseBirthday({ day: '', month: '', year: ' ' })).toEqual({ ok: true, birthday: null });
  });
  it('may have no year, and then 29 February is valid', () => {
    expect(parseBirthday({ day: '29', month: '2', year: '' })).toEqual({
      ok: true,
      birthday: { day: 29, month: 2, year: null },
    });
  });
  it('is refused at the field that is missing', () => {
    expect(parseBirthday({ day: '', month: '5', year: '' })).toMatchObject({ ok: false, at: 'day' });
    expect(parseBirthday({ day: '6', month: '', year: '' })).toMatchObject({ ok: false, at: 'month' });
    expect(parseBirthday({ day: '6', month: '5', year: '88' })).toMatchObject({ ok: false, at: 'year' });
  });
  it('is refused where the month has fewer days', () => {
    expect(parseBirthday({ day: '29', month: '2', year: '1987' })).toEqual({
      ok: false,
      at: 'day',
      message: 'February 1987 has 28 days.',
    });
    expect(parseBirthday({ day: '31', month: '4', year: '' })).toMatchObject({ message: 'April has 30 days.' });
  });
  it('knows leap years', () => {
    expect([daysInMonth(2, null), daysInMonth(2, 2023), daysInMonth(2, 2024)]).toEqual([29, 28, 29]);
  });
});
