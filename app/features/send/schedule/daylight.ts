import { getTimeZoneCoordinates } from '#app/parts/places/time-zone-coordinates.ts';

/** Sunrise and sunset of one day in a place, as fractions of the day: 0 is midnight, 0.5 noon, 1 the next midnight. */
export type Daylight = { dawn: number; dusk: number };

const WAKING: Daylight = { dawn: 7 / 24, dusk: 20 / 24 };
const DAY_MS = 86_400_000;
const RAD = Math.PI / 180;

/**
 * Daylight in the city of a time zone, in its local time (daylight saving included), accurate to a few minutes.
 * Computed from the sun's position at noon (Meeus, Astronomical Algorithms, chapter 25, low accuracy). Polar day is 0 to 1; polar night has no length.
 * A zone without a city gets the usual waking hours.
 */
export function getDaylight(date: string, timeZone: string): Daylight {
  const coordinates = getTimeZoneCoordinates(timeZone);
  if (!coordinates) return WAKING;
  const midnight = Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds;
  const solarNoonGuess = midnight + DAY_MS / 2;
  const { declination, equationMinutes } = sunAt(solarNoonGuess);
  const noonUtcMinutes = 720 - 4 * coordinates.longitude - equationMinutes;
  const noon = nearestDay(Math.floor(solarNoonGuess / DAY_MS) * DAY_MS + noonUtcMinutes * 60_000, solarNoonGuess);
  const latitude = coordinates.latitude * RAD;
  const cosHour =
    (Math.sin(-0.833 * RAD) - Math.sin(latitude) * Math.sin(declination)) /
    (Math.cos(latitude) * Math.cos(declination));
  if (cosHour <= -1) return { dawn: 0, dusk: 1 };
  const half = cosHour >= 1 ? 0 : (Math.acos(cosHour) / RAD) * 4 * 60_000;
  return { dawn: toDayFraction(noon - half, date, timeZone), dusk: toDayFraction(noon + half, date, timeZone) };
}

/** The sun's declination in radians, and how many minutes a sundial is ahead of the clock. */
function sunAt(epochMilliseconds: number): { declination: number; equationMinutes: number } {
  const centuries = (epochMilliseconds / DAY_MS + 2_440_587.5 - 2_451_545) / 36_525;
  const longitude = (280.46646 + 36_000.76983 * centuries) % 360;
  const anomaly = (357.52911 + 35_999.05029 * centuries) * RAD;
  const centre = 1.914602 * Math.sin(anomaly) + 0.019993 * Math.sin(2 * anomaly);
  const apparent = (longitude + centre - 0.00569) * RAD;
  const tilt = (23.439 - 0.013 * centuries) * RAD;
  const y = Math.tan(tilt / 2) ** 2;
  const mean = longitude * RAD;
  const eccentricity = 0.016708634;
  const equation =
    y * Math.sin(2 * mean) -
    2 * eccentricity * Math.sin(anomaly) +
    4 * eccentricity * y * Math.sin(anomaly) * Math.cos(2 * mean) -
    0.5 * y * y * Math.sin(4 * mean) -
    1.25 * eccentricity ** 2 * Math.sin(2 * anomaly);
  return { declination: Math.asin(Math.sin(tilt) * Math.sin(apparent)), equationMinutes: (4 * equation) / RAD };
}

function nearestDay(moment: number, to: number): number {
  return moment + Math.round((to - moment) / DAY_MS) * DAY_MS;
}

function toDayFraction(epochMilliseconds: number, date: string, timeZone: string): number {
  const zoned = Temporal.Instant.fromEpochMilliseconds(Math.round(epochMilliseconds)).toZonedDateTimeISO(timeZone);
  const days = Temporal.PlainDate.from(date).until(zoned.toPlainDate()).days;
  const clock = (zoned.hour * 60 + zoned.minute) / 1440;
  return Math.min(1, Math.max(0, days + clock));
}
