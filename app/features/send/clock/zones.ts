import { placeName } from './say-time.ts';

export type Zone = { timeZone: string; label: string; offsetMinutes: number; countryId: string };
export type CountryName = { countryId: string; name: string };
/** A place that somebody can be in: what it is called, where that is, and which clock goes there. */
export type Place = { timeZone: string; countryId: string | null; name: string; country: string; search: string };

/** The zone of this device. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Folds what is typed and what is looked for to the same letters: small, without accents. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o');
}

/** Places out of the zones and countries that the server knows: one for each zone, found by its cities and its country. */
export function placesOf(zones: readonly Zone[], countries: readonly CountryName[]): Place[] {
  const names = new Map(countries.map((country) => [country.countryId, country.name]));
  return zones.map(({ timeZone, label, countryId }) => {
    const country = names.get(countryId) ?? '';
    const name = placeName(timeZone);
    return { timeZone, countryId: countryId || null, name, country, search: fold(`${name}|${label}|${country}`.replaceAll(', ', '|')) };
  });
}

/** The places that fit what was typed: those that begin with it first, then those with a word that does, then the rest. */
export function findPlaces(places: readonly Place[], typed: string, most = 8): Place[] {
  const wanted = fold(typed.trim()).split(/[\s,]+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const first = wanted[0] ?? '';
  const rank = (place: Place) => (fold(place.name).startsWith(first) ? 0 : place.search.split('|').some((name) => name.startsWith(first)) ? 1 : 2);
  return places
    .filter((place) => wanted.every((word) => place.search.includes(word)))
    .map((place, order) => ({ place, order, rank: rank(place) }))
    .sort((a, b) => a.rank - b.rank || a.order - b.order)
    .slice(0, most)
    .map(({ place }) => place);
}
