import { expect, it } from 'vitest';
import { findPlaces, normalizeText, createPlaces } from './places.ts';

const places = createPlaces(
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

it('finds a place by city, by another city of its zone, or by country, ignoring accents', () => {
  expect(normalizeText('Łódź')).toBe('lodz');
  expect(found('melb')).toEqual(['Australia/Melbourne']);
  expect(found('gdansk')).toEqual(['Europe/Warsaw']);
  expect(found('Polan')).toEqual(['Europe/Warsaw', 'Europe/Warsaw', 'Europe/Warsaw']);
  expect(findPlaces(places, 'gdansk')[0]).toMatchObject({ name: 'Gdańsk', country: 'Poland', countryId: 'PL' });
  expect(found('sao paulo, brazil')).toEqual(['America/Sao_Paulo']);
});
it('lists names that begin with the words first, and nothing for no words', () => {
  expect(found('xq')).toEqual([]);
  expect(found('a')[0]).toBe('Australia/Sydney');
  expect(found('  ')).toEqual([]);
});
