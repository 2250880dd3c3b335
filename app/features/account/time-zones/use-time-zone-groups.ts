import { useMemo } from 'react';
import { useAccount } from '../account-context.tsx';
import { useLoaded } from '#app/client/use-loaded.ts';
import { loadTimeZones, deviceTimeZone, timeZoneGroups, type TimeZoneGroup } from './time-zones.ts';

/** The time zones that the member chooses from. The chosen one and the country default to those of the account. */
export function useTimeZoneGroups(chosen?: string, country?: string | null): TimeZoneGroup[] {
  const { account } = useAccount();
  const { value: all } = useLoaded(loadTimeZones);
  const timeZone = chosen ?? account.timeZone;
  const countryId = country === undefined ? account.countryId : country;
  return useMemo(
    () => timeZoneGroups(all ?? [], { chosen: timeZone, device: deviceTimeZone(), countryId }),
    [all, timeZone, countryId],
  );
}
