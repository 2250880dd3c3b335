import { expect, it } from 'vitest';
import { findPlaces, fold, placesOf } from './zones.ts';

const places = placesOf(
  [
    { timeZone: 'Australia/Sydney', label: 'Sydney, Melbourne', offsetMinutes: 660, countryId: 'AU' },
    { timeZone: 'Europe/Warsaw', label: 'Warsaw, Łódź, Gdańsk', offsetMinutes: 60, countryId: 'PL' },
    { timeZone: 'America/Sao_Paulo', label: 'São Paulo, Rio de Janeiro', offsetMinutes: -180, countryId: 'BR' },
  ],
  [
    { countryId: 'AU', name: 'Australia' },
    { countryId: 'PL', name: 'Poland' },
    { countryId: 'BR', name: 'Brazil' },
  ],
);
const found = (typed: string) => findPlaces(places, typed).map((place) => place.timeZone);

it('finds a place by its city, another city of its zone, or its country, whatever the accents', () => {
  expect(fold('Łódź')).toBe('lodz');
  expect(found('melb')).toEqual(['Australia/Melbourne']);
  expect(found('gdansk')).toEqual(['Europe/Warsaw']);
  expect(found('Polan')).toEqual(['Europe/Warsaw', 'Europe/Warsaw', 'Europe/Warsaw']);
  expect(findPlaces(places, 'gdansk')[0]).toMatchObject({ name: 'Gdańsk', country: 'Poland', countryId: 'PL' });
  expect(found('sao paulo, brazil')).toEqual(['America/Sao_Paulo']);
});
it('puts what begins with the words first, and finds nothing for nothing', () => {
  expect(found('xq')).toEqual([]);
  expect(found('a')[0]).toBe('Australia/Sydney');
  expect(found('  ')).toEqual([]);
});
