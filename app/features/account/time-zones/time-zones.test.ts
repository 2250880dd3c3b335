import { expect, it } from 'vitest';
import { timeZoneGroups } from './time-zones.ts';

const zone = (timeZone: string, countryId: string) => ({ timeZone, countryId, label: '', offsetMinutes: 0 });
const ALL = [
  zone('Europe/London', 'GB'),
  zone('Europe/Lisbon', 'PT'),
  zone('Atlantic/Azores', 'PT'),
  zone('America/Argentina/Buenos_Aires', 'AR'),
  zone('Europe/Athens', 'GR'),
];

it('lists nearby time zones first, each once', () => {
  const groups = timeZoneGroups(ALL, { chosen: 'Europe/Lisbon', device: 'Europe/London', countryId: 'PT' });
  expect(groups[0]).toEqual({
    name: 'Near you',
    zones: [
      { timeZone: 'Europe/Lisbon', place: 'Lisbon' },
      { timeZone: 'Europe/London', place: 'London' },
      { timeZone: 'Atlantic/Azores', place: 'Azores' },
    ],
  });
  expect(groups.slice(1)).toEqual([
    { name: 'Europe', zones: [{ timeZone: 'Europe/Athens', place: 'Athens' }] },
    { name: 'The Americas', zones: [{ timeZone: 'America/Argentina/Buenos_Aires', place: 'Buenos Aires' }] },
  ]);
});

it('has the chosen time zone before the list is loaded', () => {
  expect(timeZoneGroups([], { chosen: 'Asia/Tokyo', device: 'Asia/Tokyo', countryId: null })).toEqual([
    { name: 'Near you', zones: [{ timeZone: 'Asia/Tokyo', place: 'Tokyo' }] },
  ]);
});
