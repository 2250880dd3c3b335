import { expect, it } from 'vitest';
import type { Person } from '../people/people-tokens.ts';
import { arrivalsOf, firstOffer, saidDay, sayOtherPlaces } from './arrivals.ts';

const person = (name: string, timeZone: string | null): Person => ({
  key: name,
  name,
  email: `${name}@larkspur.example`,
  countryId: null,
  timeZone,
});
const said = { date: '2026-11-28', time: '09:00' };

it('says every further place once, with both hours', () => {
  const people = [
    person('Amelie', 'Australia/Melbourne'),
    person('Łukasz', 'Europe/Warsaw'),
    person('Ola', 'Europe/Warsaw'),
    person('Mei', 'Asia/Tokyo'),
    person('Tom', null),
    person('Zoë', 'Australia/Melbourne'),
  ];
  expect(sayOtherPlaces(arrivalsOf(said, people, 'Europe/London'), 'Europe/London', 'h23')).toEqual([
    'Łukasz and Ola are in Warsaw: the card arrives at 9:00 there, 8:00 yours.',
    'Mei is in Tokyo: the card arrives at 9:00 there, 0:00 yours.',
    'Tom is where you are: the card arrives at 9:00.',
  ]);
});
it('tells of another day at the sender’s place', () => {
  const people = [person('Tom', null), person('Amelie', 'Australia/Melbourne'), person('Kai', 'Pacific/Honolulu')];
  expect(sayOtherPlaces(arrivalsOf({ ...said, time: '20:00' }, people, 'Asia/Tokyo'), 'Asia/Tokyo', 'h12')).toEqual([
    'Amelie is in Melbourne: the card arrives at 8:00\u00a0pm there, 6:00\u00a0pm yours.',
    'Kai is in Honolulu: the card arrives at 8:00\u00a0pm there, 3:00\u00a0pm the day after yours.',
  ]);
});
it('offers tomorrow at nine', () => {
  expect(firstOffer(Date.parse('2026-11-21T23:30:00Z'), 'Pacific/Auckland')).toEqual({
    date: '2026-11-23',
    time: '09:00',
  });
  expect(saidDay({ kind: 'now' })).toBeNull();
});
it('offers the day after where tomorrow at nine has passed for one of them', () => {
  const lateInLondon = Date.parse('2026-11-22T23:55:00Z');
  const zones = ['Pacific/Auckland', 'Asia/Tokyo', 'Europe/London', 'America/Los_Angeles'];
  expect(firstOffer(lateInLondon, 'Europe/London', zones).date).toBe('2026-11-24');
  expect(firstOffer(lateInLondon, 'Europe/London', zones.slice(1)).date).toBe('2026-11-23');
});
