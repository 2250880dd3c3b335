import { describe, expect, it } from 'vitest';
import { getTimeZoneCoordinates } from '#app/parts/places/time-zone-coordinates.ts';
import { getDaylight } from './daylight.ts';

describe('daylight', () => {
  it.each([
    ['2026-11-28', 'Australia/Melbourne', 5.87, 20.44],
    ['2026-11-27', 'Europe/London', 7.62, 15.97],
    ['2026-06-21', 'America/New_York', 5.42, 20.5],
    ['2026-12-21', 'Asia/Tokyo', 6.78, 16.53],
  ])('on %s in %s is from %d to %d o’clock', (date, zone, dawn, dusk) => {
    const light = getDaylight(date, zone);
    expect(light.dawn * 24).toBeCloseTo(dawn, 0);
    expect(Math.abs(light.dawn * 24 - dawn)).toBeLessThan(0.15);
    expect(Math.abs(light.dusk * 24 - dusk)).toBeLessThan(0.15);
  });
  it('lasts all day in a polar summer and has no length in a polar winter', () => {
    expect(getDaylight('2026-06-21', 'Arctic/Longyearbyen')).toEqual({ dawn: 0, dusk: 1 });
    const winter = getDaylight('2026-12-21', 'Arctic/Longyearbyen');
    expect(winter.dawn).toBe(winter.dusk);
  });
  it('knows the older names of cities, and uses waking hours for a zone without a city', () => {
    expect(getTimeZoneCoordinates('Asia/Calcutta')).toEqual(getTimeZoneCoordinates('Asia/Kolkata'));
    expect(getDaylight('2026-06-21', 'UTC').dawn).toBeCloseTo(7 / 24);
  });
});
