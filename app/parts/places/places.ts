import { formatTimeZone } from './format-time.ts';
import { getTimeZoneCoordinates } from './time-zone-coordinates.ts';

export type Zone = { timeZone: string; label: string; offsetMinutes: number; countryId: string };
export type CountryName = { countryId: string; name: string };
/** A city with its country and its time zone. */
export type Place = { timeZone: string; countryId: string | null; name: string; country: string; search: string };

/** The time zone of this device. */
export function getDeviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Text for comparing: lower case, without accents. */
export function normalizeText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('ø', 'o');
}

/**
 * Places for the time zones and countries that the server knows: one for each city that a zone's label names.
 * A city with an IANA zone of its own name gets that zone, so that Melbourne is in `Australia/Melbourne` and not `Australia/Sydney`.
 */
export function createPlaces(zones: readonly Zone[], countries: readonly CountryName[]): Place[] {
  const names = new Map(countries.map((country) => [country.countryId, country.name]));
  return zones.flatMap(({ timeZone, label, countryId }) => {
    const country = names.get(countryId) ?? '';
    // Keyed by normalised name, so that the label's spelling with accents replaces the zone's own.
    const cities = new Map(
      [
        formatTimeZone(timeZone),
        ...label
          .split(',')
          .map((city) => city.trim())
          .filter(Boolean),
      ].map((city) => [normalizeText(city), city]),
    );
    return [...cities.values()].map((name) => ({
      timeZone: getCityTimeZone(name, timeZone),
      countryId: countryId || null,
      name,
      country,
      search: normalizeText(`${name}|${country}`),
    }));
  });
}

function getCityTimeZone(city: string, timeZone: string): string {
  const named = `${timeZone.slice(0, timeZone.lastIndexOf('/'))}/${normalizeText(city)
    .replace(/(^|[ -])\p{L}/gu, (start) => start.toUpperCase())
    .replaceAll(' ', '_')}`;
  return getTimeZoneCoordinates(named) === null ? timeZone : named;
}

/** The places that match what was typed: first those whose name begins with it, then those whose country does, then the rest. */
export function findPlaces(places: readonly Place[], typed: string, limit = 8): Place[] {
  const words = normalizeText(typed.trim())
    .split(/[\s,]+/)
    .filter(Boolean);
  if (words.length === 0) return [];
  const first = words[0] ?? '';
  const rank = (place: Place) =>
    normalizeText(place.name).startsWith(first) ? 0 : normalizeText(place.country).startsWith(first) ? 1 : 2;
  return places
    .filter((place) => words.every((word) => place.search.includes(word)))
    .map((place, order) => ({ place, order, rank: rank(place) }))
    .sort((a, b) => a.rank - b.rank || a.order - b.order)
    .slice(0, limit)
    .map(({ place }) => place);
}
