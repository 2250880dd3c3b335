import { call } from '#app/client/api.ts';
import { loadCountries } from '#app/client/countries.ts';
import { type Loaded, useLoaded } from '#app/client/use-loaded.ts';
import { createPlaces, type Place } from './places.ts';

let cached: Promise<Place[]> | null = null;

async function fetchPlaces(): Promise<Place[]> {
  const [{ timezones }, countries] = await Promise.all([call('GET /timezones', { query: {} }), loadCountries()]);
  return createPlaces(timezones, countries);
}

/** All places, fetched once for all fields. */
export function usePlaces(): Loaded<Place[]> {
  return useLoaded(
    () => (cached ??= fetchPlaces()),
    () => (cached = null),
  );
}
