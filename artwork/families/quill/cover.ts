import { Drawing, type Input } from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { heroFor } from '#artwork/heroes/library.ts';
import { ovalMat } from './oval.ts';
import { ringOfMany } from './ring.ts';
import { amidScrolls } from './scrolls.ts';

const STAGES: Record<string, (c: Drawing, h: Hero) => void> = { oval: ovalMat, ring: ringOfMany };

export function drawQuill(inp: Input): Drawing {
  const c = new Drawing('quill', inp);
  const h = heroFor(inp);
  c.alt = h.name + ' in quilled paper';
  (STAGES[inp.variant ?? ''] ?? amidScrolls)(c, h);
  return c;
}
