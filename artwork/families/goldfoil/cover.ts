import { Drawing, type Input } from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { heroFor } from '#artwork/heroes/library.ts';
import { constellation } from './constellation.ts';
import { label } from './label.ts';
import { medallion } from './medallion.ts';

const STAGES: Record<string, (c: Drawing, h: Hero) => void> = { label, constellation };

export function drawGoldfoil(inp: Input): Drawing {
  const c = new Drawing('goldfoil', inp);
  const h = heroFor(inp);
  c.alt = h.name + ', drawn in foil';
  (STAGES[inp.variant ?? ''] ?? medallion)(c, h);
  return c;
}
