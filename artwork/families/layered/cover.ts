import { Drawing, type Input } from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { heroFor } from '#artwork/heroes/library.ts';
import { landscape } from './band.ts';
import { tunnelBook } from './tunnel.ts';
import { ovalWindow } from './window.ts';

const STAGES: Record<string, (c: Drawing, h: Hero) => void> = { tunnel: tunnelBook, band: landscape };

export function drawLayered(inp: Input): Drawing {
  const c = new Drawing('layered', inp);
  const h = heroFor(inp);
  c.alt = h.name + ', in layers of cut paper';
  (STAGES[inp.variant ?? ''] ?? ovalWindow)(c, h);
  return c;
}
