import { call } from '#app/client/api.ts';
import type { TimeZone } from '#contract/reference.ts';
import { sayPlace } from '#shared/spoken.ts';

/** Zones that stand together in a list: those of one's own first, then the world by its parts. */
export type ZoneGroup = { name: string; zones: readonly { timeZone: string; place: string }[] };

/** The zone of this device. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

let asked: Promise<readonly TimeZone[]> | null = null;
/** All zones, fetched once for the life of the page. */
export async function loadZones(): Promise<readonly TimeZone[]> {
  asked ??= call('GET /timezones').then(
    ({ timezones }) => timezones,
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/**
 * The zones to choose from. Those that are near (the chosen one, this device's, those of the country) stand first; before the list of
 * the world is there, they are all there is.
 */
export function zoneGroups(
  all: readonly TimeZone[],
  { chosen, here, countryId }: { chosen: string; here: string; countryId: string | null },
): ZoneGroup[] {
  const ofCountry = countryId === null ? [] : all.filter((zone) => zone.countryId === countryId);
  const near = [...new Set([chosen, here, ...ofCountry.map(({ timeZone }) => timeZone)])];
  const parts = new Map<string, { timeZone: string; place: string }[]>();
  for (const { timeZone } of all) {
    if (near.includes(timeZone)) continue;
    const part = partOf(timeZone);
    const zones = parts.get(part) ?? [];
    zones.push({ timeZone, place: sayPlace(timeZone) });
    parts.set(part, zones);
  }
  const world = [...parts]
    .map(([name, zones]) => ({ name, zones: zones.toSorted((a, b) => a.place.localeCompare(b.place, 'en')) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const nearest = { name: 'Near you', zones: near.map((timeZone) => ({ timeZone, place: sayPlace(timeZone) })) };
  return [nearest, ...world];
}

/** The part of the world that a zone's name begins with. */
function partOf(timeZone: string): string {
  const part = timeZone.split('/')[0] ?? '';
  const names: Record<string, string> = {
    America: 'The Americas',
    Pacific: 'The Pacific',
    Atlantic: 'The Atlantic',
    Indian: 'The Indian Ocean',
  };
  return timeZone.includes('/') ? (names[part] ?? part) : 'Elsewhere';
}
