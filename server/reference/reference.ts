import { countries } from 'countries-list';
import { getTimeZones } from '@vvo/tzdb';
import type { Country, TimeZone } from '#contract/reference.ts';
import { failure } from '#server/kernel/failure.ts';

export { namesWithPrefix, popularName } from './popular-names.ts';

const names = new Intl.DisplayNames(['en-GB'], { type: 'region' });

/** Countries by name (ISO 3166-1 alpha-2). */
export function listCountries(): Country[] {
  return Object.keys(countries)
    .map((countryId) => ({ countryId, name: names.of(countryId) ?? countryId }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Whether there is such a country (ISO 3166-1 alpha-2). */
export function isCountry(countryId: string): boolean {
  return Object.hasOwn(countries, countryId);
}

let zones: TimeZone[] | null = null;
/**
 * Time zones of a country, or of the world, with the places that people know them by; western ones first.
 * @throws Failure at `countryId` for a country that does not exist.
 */
export function listTimeZones(countryId?: string): TimeZone[] {
  zones ??= getTimeZones({ includeUtc: true }).map((zone) => ({
    timeZone: zone.name,
    label: zone.mainCities.slice(0, 3).join(', ') || zone.alternativeName,
    offsetMinutes: zone.currentTimeOffsetInMinutes,
    countryId: zone.countryCode,
  }));
  if (countryId === undefined) return zones;
  const wanted = countryId.toUpperCase();
  if (!Object.hasOwn(countries, wanted))
    throw failure('invalid', 'countryId', 'unknown-country', 'This country does not exist.');
  return zones.filter((zone) => zone.countryId === wanted);
}

let countryByZone: Map<string, string> | null = null;
/** The country of a time zone, under any of the zone's names; null where there is none. */
export function countryOfZone(timeZone: string): string | null {
  countryByZone ??= new Map(
    getTimeZones().flatMap(({ name, group, countryCode }) => [name, ...group].map((zone) => [zone, countryCode])),
  );
  return countryByZone.get(timeZone) ?? null;
}

/** The place that a zone is known by: `Melbourne` for `Australia/Melbourne`. */
export function cityOf(timeZone: string): string {
  const known = listTimeZones().find((zone) => zone.timeZone === timeZone);
  return (timeZone.split('/').at(-1) ?? known?.label.split(',')[0] ?? timeZone).replace(/_/g, ' ');
}
