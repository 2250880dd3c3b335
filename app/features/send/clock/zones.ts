import { placeName } from './say-time.ts';
import { placeOfZone } from './zone-places.ts';

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
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('ø', 'o');
}

/**
 * Places out of the zones and countries that the server knows: one for each city that a zone is known by, found by its name and its country.
 * A city that has a zone of its own name in the IANA database is kept under it, so that Melbourne is called Melbourne and not Sydney.
 */
export function placesOf(zones: readonly Zone[], countries: readonly CountryName[]): Place[] {
  const names = new Map(countries.map((country) => [country.countryId, country.name]));
  return zones.flatMap(({ timeZone, label, countryId }) => {
    const country = names.get(countryId) ?? '';
    // By the folded name, so that the label's spelling with its accents takes the place of the zone's own.
    const cities = new Map(
      [
        placeName(timeZone),
        ...label
          .split(',')
          .map((city) => city.trim())
          .filter(Boolean),
      ].map((city) => [fold(city), city]),
    );
    return [...cities.values()].map((name) => ({
      timeZone: ownZoneOf(name, timeZone),
      countryId: countryId || null,
      name,
      country,
      search: fold(`${name}|${country}`),
    }));
  });
}

function ownZoneOf(city: string, timeZone: string): string {
  const named = `${timeZone.slice(0, timeZone.lastIndexOf('/'))}/${fold(city)
    .replace(/(^|[ -])\p{L}/gu, (start) => start.toUpperCase())
    .replaceAll(' ', '_')}`;
  return placeOfZone(named) === null ? timeZone : named;
}

/** The places that fit what was typed: those that begin with it first, then those with a word that does, then the rest. */
export function findPlaces(places: readonly Place[], typed: string, most = 8): Place[] {
  const wanted = fold(typed.trim())
    .split(/[\s,]+/)
    .filter(Boolean);
  if (wanted.length === 0) return [];
  const first = wanted[0] ?? '';
  const rank = (place: Place) =>
    fold(place.name).startsWith(first) ? 0 : fold(place.country).startsWith(first) ? 1 : 2;
  return places
    .filter((place) => wanted.every((word) => place.search.includes(word)))
    .map((place, order) => ({ place, order, rank: rank(place) }))
    .sort((a, b) => a.rank - b.rank || a.order - b.order)
    .slice(0, most)
    .map(({ place }) => place);
}
