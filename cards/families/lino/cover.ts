import { Drawing, type Input } from '#cards/render/drawing.ts';
import type { Hero } from '#cards/families/heroes/hero.ts';
import { heroFor } from '#cards/families/heroes/library.ts';
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
