import { describe, expect, it } from 'vitest';
import { daylightOf } from './daylight.ts';
import {
  bothClocks,
  dayRange,
  quarterAfterKey,
  quarterOf,
  saidByYourClock,
  scheduleError,
  timeOfQuarter,
} from './dial.ts';
import { placeOfZone } from './zone-places.ts';

describe('the dial', () => {
  it('has a place for every quarter of an hour', () => {
    expect([quarterOf('00:00'), quarterOf('09:00'), quarterOf('09:20'), quarterOf('23:59')]).toEqual([0, 36, 37, 95]);
    expect([timeOfQuarter(0), timeOfQuarter(37), timeOfQuarter(200), timeOfQuarter(-3), timeOfQuarter(36.4)]).toEqual([
      '00:00',
      '09:15',
      '23:45',
      '00:00',
      '09:00',
    ]);
  });
  it('moves by keys and stops at the ends', () => {
    expect(quarterAfterKey('ArrowRight', 36)).toBe(37);
    expect(quarterAfterKey('PageDown', 2)).toBe(0);
    expect(quarterAfterKey('End', 2)).toBe(95);
    expect(quarterAfterKey('Tab', 2)).toBeNull();
  });
});

describe('two clocks', () => {
  it('show the same moment in both places', () => {
    const clocks = bothClocks({ date: '2026-11-28', time: '09:00' }, 'Australia/Melbourne', 'Europe/London');
    expect(clocks.yours).toMatchObject({ date: '2026-11-27', time: '22:00' });
    expect(clocks.moved).toBe(false);
  });
  it('count the daylight saving of either place', () => {
    expect(bothClocks({ date: '2026-07-28', time: '09:00' }, 'Australia/Melbourne', 'Europe/London').yours.time).toBe(
      '00:00',
    );
  });
  it('say so when the hour does not exist', () => {
    const clocks = bothClocks({ date: '2027-03-28', time: '01:30' }, 'Europe/London', 'Europe/London');
    expect(clocks.theirs.time).toBe('02:30');
    expect(clocks.moved).toBe(true);
  });
  it('follow the sender’s clock as well', () => {
    expect(
      saidByYourClock({ date: '2026-11-27', time: '14:00', timeZone: 'Europe/London' }, 'Australia/Melbourne'),
    ).toEqual({ date: '2026-11-28', time: '01:00' });
  });
});

describe('the day', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  it('is at least today, at most two years away', () => {
    expect(dayRange(now, 'Pacific/Auckland')).toEqual({ min: '2026-11-21', max: '2028-11-20' });
  });
  it('must not have been, for anybody', () => {
    expect(scheduleError({ date: '2026-11-20', time: '09:00' }, ['Europe/London'], now)?.field).toBe('date');
    expect(scheduleError({ date: '2026-11-21', time: '09:00' }, ['Europe/London'], now)?.field).toBe('time');
    expect(
      scheduleError({ date: '2026-11-21', time: '12:00' }, ['Europe/London', 'Australia/Melbourne'], now)?.field,
    ).toBe('time');
    expect(scheduleError({ date: '2026-11-21', time: '12:00' }, ['Europe/London'], now)).toBeNull();
    expect(
      scheduleError({ date: '2026-11-21', time: '12:00' }, ['Europe/London', 'Australia/Melbourne'], now, [
        'Rosa',
        'Ana',
      ])?.message,
    ).toMatch(/^That hour has passed where Ana is\./);
    expect(scheduleError({ date: '', time: '12:00' }, ['Europe/London'], now)?.message).toMatch(/day/);
    expect(scheduleError({ date: '2031-11-21', time: '12:00' }, ['Europe/London'], now)?.message).toMatch(/two years/);
  });
});

describe('daylight', () => {
  it.each([
    ['2026-11-28', 'Australia/Melbourne', 5.87, 20.44],
    ['2026-11-27', 'Europe/London', 7.62, 15.97],
    ['2026-06-21', 'America/New_York', 5.42, 20.5],
    ['2026-12-21', 'Asia/Tokyo', 6.78, 16.53],
  ])('on %s in %s is from %d to %d o’clock', (date, zone, dawn, dusk) => {
    const light = daylightOf(date, zone);
    expect(light.dawn * 24).toBeCloseTo(dawn, 0);
    expect(Math.abs(light.dawn * 24 - dawn)).toBeLessThan(0.15);
    expect(Math.abs(light.dusk * 24 - dusk)).toBeLessThan(0.15);
  });
  it('never ends in a polar summer and never comes in a polar winter', () => {
    expect(daylightOf('2026-06-21', 'Arctic/Longyearbyen')).toEqual({ dawn: 0, dusk: 1 });
    const winter = daylightOf('2026-12-21', 'Arctic/Longyearbyen');
    expect(winter.dawn).toBe(winter.dusk);
  });
  it('knows the older names of cities, and the waking hours where there is no city', () => {
    expect(placeOfZone('Asia/Calcutta')).toEqual(placeOfZone('Asia/Kolkata'));
    expect(daylightOf('2026-06-21', 'UTC').dawn).toBeCloseTo(7 / 24);
  });
});
