import { Drawing, type Input } from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { heroFor } from '#artwork/heroes/library.ts';
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
