import { Drawing, type Input } from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { heroFor } from '#artwork/heroes/library.ts';
import { poster } from './poster.ts';
import { proof } from './row.ts';
import { sunRise } from './sun.ts';

const STAGES: Record<string, (c: Drawing, h: Hero) => void> = { proof, sun: sunRise };

export function drawRiso(inp: Input): Drawing {
  const c = new Drawing('riso', inp);
  const h = heroFor(inp);
  c.alt = h.name + ', printed in three spot inks';
  (STAGES[inp.variant ?? ''] ?? poster)(c, h);
  return c;
}
