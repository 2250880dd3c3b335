import { describe, expect, it } from 'vitest';
import { describeHoliday, nextHolidayDay, upcomingHolidays } from './holidays.ts';

const dateOf = (category: string, from: string, country: string | null = 'US') =>
  upcomingHolidays(from, country).find((day) => day.category === category)?.date;

describe('upcoming holidays', () => {
  it('are the nearest first, each once a year on', () => {
    const days = upcomingHolidays('2026-11-22', 'US');
    expect(days.slice(0, 5).map(({ name, date }) => [name, date])).toEqual([
      ['Thanksgiving', '2026-11-26'],
      ['Hanukkah begins', '2026-12-04'],
      ['Christmas', '2026-12-25'],
      ['Kwanzaa begins', '2026-12-26'],
      ['New Year', '2027-01-01'],
    ]);
    expect(new Set(days.map(({ name }) => name)).size).toBe(days.length);
  });

  it('include today', () => {
    expect(dateOf('christmas', '2026-12-25')).toBe('2026-12-25');
    expect(dateOf('christmas', '2026-12-26')).toBe('2027-12-25');
  });

  // As the almanacs have them.
  it.each([
    ['lunar-new-year', '2027-02-06'],
    ['passover', '2027-04-21'],
    ['rosh-hashanah', '2027-10-01'],
    ['hanukkah', '2027-12-24'],
    ['easter', '2027-03-28'],
    ['diwali', '2027-10-29'],
    ['mid-autumn', '2027-09-15'],
    ['eid', '2027-03-09'],
  ])('that follow the moon: %s of 2027 is on %s', (category, date) => {
    expect(dateOf(category, '2027-01-02')).toBe(date);
  });

  // The moon of the Chinese calendar is computed: its months begin on the day of a new moon, and are full in the middle.
  it.each(Array.from({ length: 35 }, (_, i) => 2026 + i))(
    'by the moon of India: those of %i are when it is new, and full',
    (year) => {
      const diwali = dateOf('diwali', `${year}-10-01`)!;
      const holi = dateOf('holi', `${year}-02-01`)!;
      expect(diwali >= `${year}-10-16` && diwali <= `${year}-11-16`).toBe(true);
      expect(holi >= `${year}-02-27` && holi <= `${year}-03-30`).toBe(true);
      const dayOfMoon = (date: string) => Temporal.PlainDate.from(date).withCalendar('chinese').day;
      expect([28, 29, 30, 1]).toContain(dayOfMoon(diwali));
      expect([15, 16, 17]).toContain(dayOfMoon(holi));
      // From Holi to Diwali are eight months, or nine where one is a leap month.
      const months = Temporal.PlainDate.from(holi).until(diwali).days / 29.530588;
      expect(Math.abs(months - 7.5) < 0.1 || Math.abs(months - 8.5) < 0.1).toBe(true);
    },
  );

  it.each([
    ['mothers-day', 'US', '2027-05-09'],
    ['mothers-day', 'GB', '2027-03-07'],
    ['mothers-day', 'FR', '2027-05-30'],
    ['mothers-day', 'PL', '2027-05-26'],
    ['mothers-day', null, '2027-05-09'],
    ['fathers-day', 'GB', '2027-06-20'],
    ['fathers-day', 'AU', '2027-09-05'],
    ['fathers-day', 'DE', '2027-05-06'],
    ['fathers-day', 'BR', '2027-08-08'],
    ['fathers-day', 'SE', '2027-11-14'],
    ['mothers-day', 'MX', '2027-05-10'],
    ['mothers-day', 'RE', '2027-05-30'],
    ['thanksgiving', 'CA', '2027-10-11'],
    ['thanksgiving', 'GB', undefined],
    ['fourth-of-july', null, undefined],
  ] as const)('are those of a country: %s, %s', (category, country, date) => {
    expect(dateOf(category, '2027-01-02', country)).toBe(date);
  });

  it('move where the last Sunday of May is Whitsun', () => {
    expect(dateOf('mothers-day', '2031-01-02', 'FR')).toBe('2031-05-25');
    expect(dateOf('mothers-day', '2026-01-02', 'FR')).toBe('2026-05-31');
    // Whitsun of 2099 is the last Sunday of May.
    expect(dateOf('mothers-day', '2099-01-02', 'FR')).toBe('2099-06-07');
  });

  it('have a note where there is one', () => {
    const coming = (from: string) => describeHoliday('lunar-new-year', nextHolidayDay('lunar-new-year', from)!).note;
    expect(coming('2027-01-02')).toBe('the year of the Goat');
    expect(coming('2028-01-02')).toBe('the year of the Monkey');
  });

  it('are known for years ahead', () => {
    for (const year of [2026, 2030, 2040, 2060])
      expect(upcomingHolidays(`${year}-06-01`, 'US').length).toBeGreaterThan(14);
  });
});
