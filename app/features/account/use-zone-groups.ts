import { useMemo } from 'react';
import { useAccount } from './account-context.tsx';
import { useLoaded } from './use-loaded.ts';
import { loadZones, ownZone, zoneGroups, type ZoneGroup } from './zones.ts';

/** The zones that the member chooses from. `chosen` and country are those of the account where nothing else is given. */
export function useZoneGroups(chosen?: string, country?: string | null): ZoneGroup[] {
  const { account } = useAccount();
  const { value: all } = useLoaded(loadZones);
  const timeZone = chosen ?? account.timeZone;
  const countryId = country === undefined ? account.countryId : country;
  return useMemo(
    () => zoneGroups(all ?? [], { chosen: timeZone, here: ownZone(), countryId }),
    [all, timeZone, countryId],
  );
}
