import { describe, expect, it } from 'vitest';
import { getArrivalClocks, getDateRange, getScheduleError, toRecipientTime } from './arrival-time.ts';

describe('arrival clocks', () => {
  it('show the same moment in both places', () => {
    const clocks = getArrivalClocks({ date: '2026-11-28', time: '09:00' }, 'Australia/Melbourne', 'Europe/London');
    expect(clocks.yours).toMatchObject({ date: '2026-11-27', time: '22:00' });
    expect(clocks.isShifted).toBe(false);
  });
  it('take the daylight saving of both places into account', () => {
    expect(
      getArrivalClocks({ date: '2026-07-28', time: '09:00' }, 'Australia/Melbourne', 'Europe/London').yours.time,
    ).toBe('00:00');
  });
  it('report a time that does not exist', () => {
    const clocks = getArrivalClocks({ date: '2027-03-28', time: '01:30' }, 'Europe/London', 'Europe/London');
    expect(clocks.theirs.time).toBe('02:30');
    expect(clocks.isShifted).toBe(true);
  });
  it('convert a time set in the sender’s zone', () => {
    expect(
      toRecipientTime({ date: '2026-11-27', time: '14:00', timeZone: 'Europe/London' }, 'Australia/Melbourne'),
    ).toEqual({ date: '2026-11-28', time: '01:00' });
  });
});

describe('the date', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  it('is at least today, at most two years away', () => {
    expect(getDateRange(now, 'Pacific/Auckland')).toEqual({ min: '2026-11-21', max: '2028-11-20' });
  });
  it('must not have passed for any recipient', () => {
    expect(getScheduleError({ date: '2026-11-20', time: '09:00' }, ['Europe/London'], now)?.field).toBe('date');
    expect(getScheduleError({ date: '2026-11-21', time: '09:00' }, ['Europe/London'], now)?.field).toBe('time');
    expect(
      getScheduleError({ date: '2026-11-21', time: '12:00' }, ['Europe/London', 'Australia/Melbourne'], now)?.field,
    ).toBe('time');
    expect(getScheduleError({ date: '2026-11-21', time: '12:00' }, ['Europe/London'], now)).toBeNull();
    expect(
      getScheduleError({ date: '2026-11-21', time: '12:00' }, ['Europe/London', 'Australia/Melbourne'], now, [
        'Rosa',
        'Ana',
      ])?.message,
    ).toMatch(/^This time has passed where Ana is\./);
    expect(getScheduleError({ date: '', time: '12:00' }, ['Europe/London'], now)?.message).toMatch(/date/);
    expect(getScheduleError({ date: '2031-11-21', time: '12:00' }, ['Europe/London'], now)?.message).toMatch(
      /two years/,
    );
  });
});
