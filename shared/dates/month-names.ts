import type { CalendarName } from './partial-date.ts';

/** A month that can be chosen: its number, and whether it is the leap month after it. */
export type NamedMonth = { month: number; isLeapMonth: boolean; name: string };

const GREGORIAN = 'January February March April May June July August September October November December'.split(' ');
const HEBREW = 'Tishri Heshvan Kislev Tevet Shevat Adar Nisan Iyar Sivan Tammuz Av Elul'.split(' ');
const ISLAMIC = [
  'Muharram',
  'Safar',
  'Rabi I',
  'Rabi II',
  'Jumada I',
  'Jumada II',
  'Rajab',
  'Sha’ban',
  'Ramadan',
  'Shawwal',
  'Dhu al-Qa’da',
  'Dhu al-Hijja',
];
const CHINESE = 'First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh Twelfth'.split(' ');

const plain = (names: readonly string[]): NamedMonth[] =>
  names.map((name, i) => ({ month: i + 1, isLeapMonth: false, name }));

const MONTHS: Record<CalendarName, readonly NamedMonth[]> = {
  gregorian: plain(GREGORIAN),
  chinese: CHINESE.flatMap((name, i) => [
    { month: i + 1, isLeapMonth: false, name: `${name} month` },
    { month: i + 1, isLeapMonth: true, name: `Leap ${name.toLowerCase()} month` },
  ]),
  // Adar I is there in leap years only. The Adar of other years has the name of its own month.
  hebrew: plain(HEBREW).flatMap((one) =>
    one.month === 6
      ? [
          { month: 5, isLeapMonth: true, name: 'Adar I' },
          { ...one, name: 'Adar, or Adar II' },
        ]
      : [one],
  ),
  islamic: plain(ISLAMIC),
};

/** The months of a calendar in their order, by their English names. */
export function monthsOf(calendar: CalendarName): readonly NamedMonth[] {
  return MONTHS[calendar];
}
