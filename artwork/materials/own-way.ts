import { hash, lum, mix } from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';

/** The list, beginning at a place that depends on the hero and on `about`, so that siblings differ in their details too. */
export function ownWay<T>(hero: Hero, about: string, list: readonly [T, ...T[]]): [T, ...T[]] {
  const from = hash(`${hero.key} ${about}`) % list.length;
  const [first = list[0], ...rest] = [...list.slice(from), ...list.slice(0, from)];
  return [first, ...rest];
}

/** One of the list, chosen by the hero. */
export function ownOf<T>(hero: Hero, about: string, list: readonly [T, ...T[]]): T {
  return ownWay(hero, about, list)[0];
}

/** A colour mixed with the paper's until dark words can be read on it. */
export function pale(colour: string, paper: string, least = 0.84): string {
  for (let t = 0.2; t < 1; t += 0.1) {
    const thin = mix(colour, paper, t);
    if (lum(thin) >= least) return thin;
  }
  return paper;
}
