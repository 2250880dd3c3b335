import { type Drawing, lum } from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { trueColourOf } from './true-colours.ts';
import type { Piece } from './pieces.ts';

/** What lies behind the hero: of the colours offered, the one from which its larger parts stand out; the first has the advantage. */
export function backing(c: Drawing, hero: Hero, ps: readonly Piece[], offered: readonly string[]): string {
  const large = ps.filter((q) => q.area > 2500);
  const apart = (x: string) => {
    const near = large.map((q) => ({ a: q.area, d: Math.abs(lum(trueColourOf(c.p, hero, q.k)) - lum(x)) }));
    const all = near.reduce((t, q) => t + q.a, 1);
    return near.reduce((t, q) => t + q.a * Math.min(0.3, q.d), 0) / all;
  };
  return offered.map((x, i) => ({ x, s: apart(x) + (i === 0 ? 0.03 : 0) })).sort((a, b) => b.s - a.s)[0]!.x;
}
