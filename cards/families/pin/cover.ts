import { Drawing, type Input } from '#cards/render/drawing.ts';
import type { Hero } from '#cards/families/heroes/hero.ts';
import { heroFor } from '#cards/families/heroes/library.ts';
import { backingCard } from './card.ts';
import { denimJacket } from './jacket.ts';
import { velvetFrame } from './velvet.ts';

const STAGES: Record<string, (c: Drawing, h: Hero) => void> = { jacket: denimJacket, velvet: velvetFrame };

export function drawPin(inp: Input): Drawing {
  const c = new Drawing('pin', inp);
  const h = heroFor(inp);
  c.alt = h.name + ', an enamel pin';
  (STAGES[inp.variant ?? ''] ?? backingCard)(c, h);
  return c;
}
