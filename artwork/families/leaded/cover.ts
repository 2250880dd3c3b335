import { Drawing, type Input } from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { heroFor } from '#artwork/heroes/library.ts';
import { hangingPanel } from './panel.ts';
import { quarryWindow } from './quarries.ts';
import { roseWindow } from './rose.ts';

const STAGES: Record<string, (c: Drawing, h: Hero) => void> = { rose: roseWindow, quarries: quarryWindow };

export function drawLeaded(inp: Input): Drawing {
  const c = new Drawing('leaded', inp);
  const h = heroFor(inp);
  c.alt = h.name + ' in stained glass';
  (STAGES[inp.variant ?? ''] ?? hangingPanel)(c, h);
  return c;
}
