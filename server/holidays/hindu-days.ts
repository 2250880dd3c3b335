/**
 * Feasts of the Hindu moon, which no calendar at hand computes: worked out once, in Indian time, from the moon (Meeus, chapters 47 and 49)
 * and the sun against the fixed stars (Lahiri’s reckoning). What is not in the tables is not said.
 *
 * Diwali ends the month of Ashvina, called Kartika in the north: at the first new moon after the sun has entered Libra, 17 or 18 October. It is the day whose
 * nightfall the moonless thirtieth of a month has, else the day on which that ends (2036, 2037). In 2039 the moon is new three hours before
 * the sun gets there: that month is a leap month, and the feast a moon later than some printed lists have it.
 *
 * Holi is the day after the night of the bonfire, which the full moon of Phalguna has at nightfall: the one before the new moon that follows the
 * sun’s entry into Pisces, 14 or 15 March. (In 2026 it was full shortly before nightfall, and most kept the day after.)
 */
export const DIWALI = days(`
  2026-11-08 2027-10-29 2028-10-17 2029-11-05 2030-10-26 2031-11-14 2032-11-02 2033-10-22 2034-11-10 2035-10-30
  2036-10-19 2037-11-07 2038-10-27 2039-11-15 2040-11-04 2041-10-24 2042-11-12 2043-11-01 2044-10-20 2045-11-08
  2046-10-29 2047-10-18 2048-11-05 2049-10-26 2050-11-14 2051-11-03 2052-10-22 2053-11-09 2054-10-30 2055-10-20
  2056-11-07 2057-10-27 2058-11-15 2059-11-04 2060-10-23`);
export const HOLI = days(`
  2026-03-04 2027-03-22 2028-03-11 2029-03-01 2030-03-20 2031-03-09 2032-03-27 2033-03-16 2034-03-05 2035-03-24
  2036-03-12 2037-03-02 2038-03-21 2039-03-11 2040-03-29 2041-03-18 2042-03-07 2043-03-25 2044-03-14 2045-03-03
  2046-03-23 2047-03-12 2048-03-01 2049-03-19 2050-03-09 2051-03-27 2052-03-15 2053-03-05 2054-03-24 2055-03-13
  2056-03-02 2057-03-21 2058-03-10 2059-03-29 2060-03-17`);

function days(text: string): ReadonlyMap<number, Temporal.PlainDate> {
  return new Map(
    text
      .trim()
      .split(/\s+/)
      .map((date) => [Number(date.slice(0, 4)), Temporal.PlainDate.from(date)]),
  );
}
