import { useEffect, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { loadCountries } from '#app/client/countries.ts';
import { placesOf, type Place } from './zones.ts';

let known: Promise<Place[]> | null = null;

async function askForPlaces(): Promise<Place[]> {
  const [{ timezones }, countries] = await Promise.all([call('GET /timezones', { query: {} }), loadCountries()]);
  return placesOf(timezones, countries);
}

/** Every place that somebody can be in, asked for once; null until it is there. `wanted` is set when a field for a place is opened. */
export function usePlaces(wanted: boolean): { places: Place[] | null; isAway: boolean } {
  const [places, setPlaces] = useState<Place[] | null>(null);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    known ??= askForPlaces();
    let isHere = true;
    const take = async (asked: Promise<Place[]>) => {
      try {
        const found = await asked;
        if (!isHere) return;
        setPlaces(found);
        setAway(false);
      } catch (error) {
        known = null;
        if (!(error instanceof ApiError)) throw error;
        if (isHere) setAway(true);
      }
    };
    void take(known);
    return () => {
      isHere = false;
    };
  }, [wanted]);
  return { places, isAway };
}
