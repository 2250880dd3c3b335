import type { Picture } from './designs.ts';

/** The most cards of a kind in an occasion. */
export type Limits = {
  /** of one family and layout */
  layout(occasion: string): number;
  /** of one hero, in all materials */
  hero(occasion: string): number;
  /** cards with numerals, in the whole shop */
  numerals: number;
};

/** Counts the cards of each kind, against the limits. */
export function createLimitCounter(limits: Limits) {
  const count = new Map<string, number>();
  const kindsOf = (picture: Picture, occasion: string): [key: string, most: number][] => [
    [`${occasion}|${kindOf(picture)}`, limits.layout(occasion)],
    [`${occasion}|${picture.hero}`, limits.hero(occasion)],
    ...(picture.number === undefined ? [] : [['numerals', limits.numerals] satisfies [string, number]]),
  ];
  return {
    hasRoom: (picture: Picture, occasion: string): boolean =>
      kindsOf(picture, occasion).every(([key, most]) => (count.get(key) ?? 0) < most),
    add(picture: Picture, occasion: string, by: 1 | -1): void {
      for (const [key] of kindsOf(picture, occasion)) count.set(key, (count.get(key) ?? 0) + by);
    },
  };
}

/** The kind of card whose number is limited in an occasion: a family in one layout. For a number, the motif is the layout, because only the number changes. */
function kindOf({ family, layout, motif, number }: Picture): string {
  return number === undefined ? `${family}|${layout}` : `${family}|${layout}|${motif}`;
}
