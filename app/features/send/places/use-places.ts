import { useEffect, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { loadCountries } from '#app/client/countries.ts';
import { createPlaces, type Place } from './places.ts';

let cached: Promise<Place[]> | null = null;

async function fetchPlaces(): Promise<Place[]> {
  const [{ timezones }, countries] = await Promise.all([call('GET /timezones', { query: {} }), loadCountries()]);
  return createPlaces(timezones, countries);
}

/** All places, fetched once; null until they are loaded. `isNeeded` is set when a place field opens. */
export function usePlaces(isNeeded: boolean): { places: Place[] | null; isUnavailable: boolean } {
  const [places, setPlaces] = useState<Place[] | null>(null);
  const [isUnavailable, setUnavailable] = useState(false);
  useEffect(() => {
    if (!isNeeded) return;
    cached ??= fetchPlaces();
    let isMounted = true;
    const show = async (pending: Promise<Place[]>) => {
      try {
        const found = await pending;
        if (!isMounted) return;
        setPlaces(found);
        setUnavailable(false);
      } catch (error) {
        cached = null;
        if (!(error instanceof ApiError)) throw error;
        if (isMounted) setUnavailable(true);
      }
    };
    void show(cached);
    return () => {
      isMounted = false;
    };
  }, [isNeeded]);
  return { places, isUnavailable };
}
