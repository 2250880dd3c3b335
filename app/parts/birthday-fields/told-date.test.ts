import { describe, expect, it } from 'vitest';
import { formatTold, inputOf, lastDayOf, NO_DAY, NOTHING_CHOSEN, toldOf, withChange, yearsUpTo } from './told-date.ts';

const chosen = { ...NOTHING_CHOSEN, day: '9', month: '12' };

describe('what is chosen', () => {
  it('has the days of its month, 29 for a February of no year', () => {
    expect(lastDayOf({ month: '', year: '' })).toBe(31);
    expect(lastDayOf({ month: '2', year: '' })).toBe(29);
    expect(lastDayOf({ month: '2', year: '1985' })).toBe(28);
    expect(lastDayOf({ month: '4', year: '1985' })).toBe(30);
  });

  it('loses a day that the new month lacks, and no other', () => {
    expect(withChange({ ...chosen, day: '31' }, { month: '4' }).day).toBe('');
    expect(withChange({ ...chosen, day: '30' }, { month: '4' }).day).toBe('30');
    expect(withChange({ ...chosen, day: NO_DAY }, { month: '2' }).day).toBe(NO_DAY);
  });

  it('shows a year that is chosen, and drops one that is kept back', () => {
    const known = withChange(chosen, { year: '1984' });
    expect(known).toMatchObject({ year: '1984', hidesYear: false });
    expect(withChange(known, { hidesYear: true })).toMatchObject({ year: '', hidesYear: true });
    expect(withChange(known, { year: '' }).hidesYear).toBe(true);
  });

  it('is told, or says what is missing', () => {
    expect(toldOf(NOTHING_CHOSEN)).toEqual({ missing: { month: 'Choose the month.', day: 'Choose the day.' } });
    expect(toldOf({ ...chosen, hidesYear: false })).toEqual({
      missing: { year: 'Choose the year, or keep it to yourself.' },
    });
    const told = { year: 1984, month: 12, day: 9, leapDayRule: 'february-28' } as const;
    expect(toldOf(withChange(chosen, { year: '1984' }))).toEqual({ told });
    expect(toldOf(inputOf(told))).toEqual({ told });
    expect(toldOf(inputOf({ ...told, year: null, day: null }))).toEqual({ told: { ...told, year: null, day: null } });
  });
});

it.each([
  [{ year: 1984, month: 12, day: 9 }, '9 December 1984'],
  [{ year: null, month: 12, day: 9 }, '9 December'],
  [{ year: null, month: 12, day: null }, 'December'],
  [{ year: 1984, month: 12, day: null }, 'December 1984'],
])('%o is read as %s', (told, text) => expect(formatTold(told)).toBe(text));

it('years begin with this one', () => {
  expect(yearsUpTo(2026).slice(0, 2)).toEqual(['2026', '2025']);
  expect(yearsUpTo(2026).at(-1)).toBe('1906');
});
