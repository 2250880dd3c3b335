import type { TimeZoneGroup } from './time-zones.ts';

/** The options of a time zone select. */
export function TimeZoneOptions({ groups }: { groups: readonly TimeZoneGroup[] }) {
  return groups.map(({ name, zones }) => (
    <optgroup key={name} label={name}>
      {zones.map(({ timeZone, place }) => (
        <option key={timeZone} value={timeZone}>
          {place}
        </option>
      ))}
    </optgroup>
  ));
}
