import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockAt, instantOf, isTimeZone } from './local-time.ts';

const utc = (date: string, time: string, timeZone: string) =>
  new Date(instantOf({ date, time, timeZone })).toISOString();
const HOUR = 3_600_000;

describe('nine in the morning of each time zone', () => {
  test.each([
    ['Stockholm in winter', '2026-11-28', 'Europe/Stockholm', '2026-11-28T08:00:00.000Z'],
    ['Stockholm in summer', '2027-07-01', 'Europe/Stockholm', '2027-07-01T07:00:00.000Z'],
    ['New York the day after its clocks went back', '2026-11-02', 'America/New_York', '2026-11-02T14:00:00.000Z'],
    ['Calcutta, at the half hour', '2026-11-28', 'Asia/Kolkata', '2026-11-28T03:30:00.000Z'],
    ['Kathmandu, at three quarters', '2026-11-28', 'Asia/Kathmandu', '2026-11-28T03:15:00.000Z'],
    ['the Chatham islands in their summer', '2026-12-28', 'Pacific/Chatham', '2026-12-27T19:15:00.000Z'],
    ['Newfoundland', '2026-11-28', 'America/St_Johns', '2026-11-28T12:30:00.000Z'],
  ])('%s', (_, date, timeZone, expected) => {
    expect(utc(date, '09:00', timeZone)).toBe(expected);
  });

  test('comes first in Kiritimati, and a whole day and an hour later in Pago Pago', () => {
    const first = instantOf({ date: '2026-12-25', time: '09:00', timeZone: 'Pacific/Kiritimati' });
    const last = instantOf({ date: '2026-12-25', time: '09:00', timeZone: 'Pacific/Pago_Pago' });
    expect(last - first).toBe(25 * HOUR);
    expect(clockAt(first, 'Pacific/Pago_Pago').date).toBe('2026-12-24');
  });
});

describe('a time that does not exist moves forward by the gap', () => {
  test.each([
    ['Stockholm', '2027-03-28', '02:30', 'Europe/Stockholm', '2027-03-28T01:30:00.000Z', '03:30'],
    ['its first minute', '2027-03-28', '02:00', 'Europe/Stockholm', '2027-03-28T01:00:00.000Z', '03:00'],
    ['New York', '2027-03-14', '02:30', 'America/New_York', '2027-03-14T07:30:00.000Z', '03:30'],
    [
      'Lord Howe, where it is half an hour',
      '2026-10-04',
      '02:15',
      'Australia/Lord_Howe',
      '2026-10-03T15:45:00.000Z',
      '02:45',
    ],
    ['Havana, where it is midnight', '2027-03-14', '00:30', 'America/Havana', '2027-03-14T05:30:00.000Z', '01:30'],
  ])('%s', (_, date, time, timeZone, instant, shown) => {
    expect(utc(date, time, timeZone)).toBe(instant);
    expect(clockAt(Date.parse(instant), timeZone)).toEqual({ date, time: shown, timeZone });
  });

  test('a date that a country skipped is the day after it', () => {
    expect(utc('2011-12-30', '09:00', 'Pacific/Apia')).toBe('2011-12-30T19:00:00.000Z');
    expect(clockAt(Date.parse('2011-12-30T19:00:00Z'), 'Pacific/Apia').date).toBe('2011-12-31');
  });
});

describe('a time that occurs twice is the first of the two', () => {
  test.each([
    ['Stockholm', '2026-10-25', '02:30', 'Europe/Stockholm', '2026-10-25T00:30:00.000Z'],
    ['New York', '2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['Lord Howe, where it is half an hour', '2027-04-04', '01:45', 'Australia/Lord_Howe', '2027-04-03T14:45:00.000Z'],
  ])('%s', (_, date, time, timeZone, expected) => {
    expect(utc(date, time, timeZone)).toBe(expected);
  });

  test('the times around it are unchanged', () => {
    expect(utc('2026-10-25', '01:59', 'Europe/Stockholm')).toBe('2026-10-24T23:59:00.000Z');
    expect(utc('2026-10-25', '03:00', 'Europe/Stockholm')).toBe('2026-10-25T02:00:00.000Z');
  });
});

const ZONES = [
  'UTC',
  'Europe/Stockholm',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'America/St_Johns',
  'Africa/Casablanca',
  'Pacific/Apia',
  'America/Havana',
];

test('the local time of an instant leads back to it, or to the first of two instants with the same local time', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2032-01-01') }),
      fc.constantFrom(...ZONES),
      (moment, timeZone) => {
        const minute = moment - (moment % 60_000);
        const back = instantOf(clockAt(minute, timeZone));
        expect([0, HOUR / 2, HOUR]).toContain(minute - back);
        expect(clockAt(back, timeZone)).toEqual(clockAt(minute, timeZone));
      },
    ),
  );
});

test('every hour of a year has one instant, and later hours are never earlier', () => {
  for (const timeZone of ZONES) {
    let before = -Infinity;
    for (let day = Temporal.PlainDate.from('2026-09-01'); day.year < 2028; day = day.add({ days: 1 })) {
      for (const time of ['00:00', '01:30', '03:00', '09:00', '23:59']) {
        const instant = instantOf({ date: day.toString(), time, timeZone });
        expect(instant).toBeGreaterThanOrEqual(before);
        before = instant;
      }
    }
  }
});

test('rejects what does not exist', () => {
  expect(() => instantOf({ date: '2027-02-29', time: '09:00', timeZone: 'UTC' })).toThrow(RangeError);
  expect(() => instantOf({ date: '2027-02-28', time: '24:30', timeZone: 'UTC' })).toThrow(RangeError);
  expect(() => instantOf({ date: '2027-02-28', time: '09:00', timeZone: 'Europe/Atlantis' })).toThrow(RangeError);
  expect(isTimeZone('Europe/Atlantis')).toBe(false);
  expect(isTimeZone('Asia/Kathmandu')).toBe(true);
});
