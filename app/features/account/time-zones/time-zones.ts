import { call } from '#app/client/api.ts';
import type { TimeZone } from '#contract/reference.ts';
import { formatPlace } from '#shared/text/format.ts';

/** A group of time zones in a list: the nearby ones first, then one group for each region. */
export type TimeZoneGroup = { name: string; zones: readonly { timeZone: string; place: string }[] };

/** The time zone of this device. */
export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

let loading: Promise<readonly TimeZone[]> | null = null;
/** All time zones, loaded once for the life of the page. */
export async function loadTimeZones(): Promise<readonly TimeZone[]> {
  loading ??= call('GET /timezones').then(
    ({ timezones }) => timezones,
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/**
 * The time zones to choose from. Nearby ones (the chosen one, this device's, those of the country) come first, and are the only ones until
 * the whole list is loaded.
 */
export function timeZoneGroups(
  all: readonly TimeZone[],
  { chosen, device, countryId }: { chosen: string; device: string; countryId: string | null },
): TimeZoneGroup[] {
  const inCountry = countryId === null ? [] : all.filter((zone) => zone.countryId === countryId);
  const nearby = [...new Set([chosen, device, ...inCountry.map(({ timeZone }) => timeZone)])];
  const regions = new Map<string, { timeZone: string; place: string }[]>();
  for (const { timeZone } of all) {
    if (nearby.includes(timeZone)) continue;
    const region = regionOf(timeZone);
    const zones = regions.get(region) ?? [];
    zones.push({ timeZone, place: formatPlace(timeZone) });
    regions.set(region, zones);
  }
  const world = [...regions]
    .map(([name, zones]) => ({ name, zones: zones.toSorted((a, b) => a.place.localeCompare(b.place, 'en')) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const nearbyGroup = {
    name: 'Near you',
    zones: nearby.map((timeZone) => ({ timeZone, place: formatPlace(timeZone) })),
  };
  return [nearbyGroup, ...world];
}

/** The region that the name of a time zone begins with. */
function regionOf(timeZone: string): string {
  const region = timeZone.split('/')[0] ?? '';
  const names: Record<string, string> = {
    America: 'The Americas',
    Pacific: 'The Pacific',
    Atlantic: 'The Atlantic',
    Indian: 'The Indian Ocean',
  };
  return timeZone.includes('/') ? (names[region] ?? region) : 'Other';
}
