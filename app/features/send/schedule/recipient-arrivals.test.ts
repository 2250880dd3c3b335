import { expect, it } from 'vitest';
import type { DraftRecipient } from '../recipients/recipients.ts';
import {
  getRecipientArrivals,
  getDefaultSchedule,
  getScheduledTime,
  formatOtherArrivals,
} from './recipient-arrivals.ts';

const person = (name: string, timeZone: string | null): DraftRecipient => ({
  key: name,
  name,
  email: `${name}@larkspur.example`,
  countryId: null,
  timeZone,
});
const scheduled = { date: '2026-11-28', time: '09:00' };

it('lists every other time zone once, with both times', () => {
  const people = [
    person('Amelie', 'Australia/Melbourne'),
    person('Łukasz', 'Europe/Warsaw'),
    person('Ola', 'Europe/Warsaw'),
    person('Mei', 'Asia/Tokyo'),
    person('Tom', null),
    person('Zoë', 'Australia/Melbourne'),
  ];
  expect(formatOtherArrivals(getRecipientArrivals(scheduled, people, 'Europe/London'), 'Europe/London', 'h23')).toEqual(
    [
      'Łukasz and Ola are in Warsaw: the card arrives at 9:00 local time, 8:00 your time.',
      'Mei is in Tokyo: the card arrives at 9:00 local time, 0:00 your time.',
      'Tom is in your time zone: the card arrives at 9:00.',
    ],
  );
});
it('mentions another day for the sender', () => {
  const people = [person('Tom', null), person('Amelie', 'Australia/Melbourne'), person('Kai', 'Pacific/Honolulu')];
  expect(
    formatOtherArrivals(
      getRecipientArrivals({ ...scheduled, time: '20:00' }, people, 'Asia/Tokyo'),
      'Asia/Tokyo',
      'h12',
    ),
  ).toEqual([
    'Amelie is in Melbourne: the card arrives at 8:00\u00a0pm local time, 6:00\u00a0pm your time.',
    'Kai is in Honolulu: the card arrives at 8:00\u00a0pm local time, 3:00\u00a0pm the day after, your time.',
  ]);
});
it('defaults to tomorrow at nine', () => {
  expect(getDefaultSchedule(Date.parse('2026-11-21T23:30:00Z'), 'Pacific/Auckland')).toEqual({
    date: '2026-11-23',
    time: '09:00',
  });
  expect(getScheduledTime({ kind: 'now' })).toBeNull();
});
it('defaults to the day after if tomorrow at nine has passed for one recipient', () => {
  const lateInLondon = Date.parse('2026-11-22T23:55:00Z');
  const zones = ['Pacific/Auckland', 'Asia/Tokyo', 'Europe/London', 'America/Los_Angeles'];
  expect(getDefaultSchedule(lateInLondon, 'Europe/London', zones).date).toBe('2026-11-24');
  expect(getDefaultSchedule(lateInLondon, 'Europe/London', zones.slice(1)).date).toBe('2026-11-23');
});
