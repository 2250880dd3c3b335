import { Drawing, type Input } from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { heroFor } from '#artwork/heroes/library.ts';
import { deckledSheet } from './deckle.ts';
import { paperRosette } from './rosette.ts';
import { waxSeal } from './wax.ts';

const STAGES: Record<string, (c: Drawing, h: Hero) => void> = { rosette: paperRosette, wax: waxSeal };

export function drawRelief(inp: Input): Drawing {
  const c = new Drawing('relief', inp);
  const h = heroFor(inp);
  c.alt = h.name + ', embossed';
  (STAGES[inp.variant ?? ''] ?? deckledSheet)(c, h);
  return c;
}
