import { Drawing, type Input } from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { heroFor } from '#artwork/heroes/library.ts';

type DrawHero = (c: Drawing, inp: Input, hero: Hero) => void;

/** A cover of a hero in a material, drawn in one way, or in another for a variant. @param alt the hero in words */
export function heroCover(family: string, alt: (name: string) => string, main: DrawHero, others: Record<string, DrawHero>) {
  const drawn = new Map(Object.entries(others));
  return (inp: Input): Drawing => {
    const c = new Drawing(family, inp);
    const hero = heroFor(inp);
    c.alt = alt(hero.name);
    (drawn.get(inp.variant ?? '') ?? main)(c, inp, hero);
    return c;
  };
}
