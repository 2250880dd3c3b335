import { flatten, type Hero } from '#artwork/heroes/hero.ts';

/** how tall a hero is when it is fitted into a box */
export function fittedHeight(hero: Hero, w: number, h: number): number {
  const all = hero.parts.flatMap((part) => flatten(part.d, 30).flat());
  const [xs, ys] = [all.map((q) => q[0]), all.map((q) => q[1])];
  const [W, H] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  return H * Math.min(w / W, h / H);
}
