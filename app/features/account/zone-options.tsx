import type { ZoneGroup } from './zones.ts';

/** The choices of a list of time zones, by the place they are known by. */
export function ZoneOptions({ groups }: { groups: readonly ZoneGroup[] }) {
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
