import { Drawing, type Input } from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { heroFor } from '#artwork/heroes/library.ts';
import { fourBlocks } from './blocks.ts';
import { kraftPrint } from './kraft.ts';
import { framedPrint } from './plate.ts';

const STAGES: Record<string, (c: Drawing, h: Hero) => void> = { kraft: kraftPrint, blocks: fourBlocks };

export function drawLino(inp: Input): Drawing {
  const c = new Drawing('lino', inp);
  const h = heroFor(inp);
  c.alt = h.name + ', a linocut';
  (STAGES[inp.variant ?? ''] ?? framedPrint)(c, h);
  return c;
}
