import { Drawing, type Input, path, type Rng } from '#artwork/engine.ts';
import { reads } from '#artwork/colours/grounds.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { type Paints, paintsOf, type Room } from './hand.ts';
import { lake } from './lake.ts';
import { parade } from './parade.ts';
import { porch } from './porch.ts';

const PICTURES: Record<string, (c: Drawing, r: Rng, t: Paints) => Room> = { parade, porch, lake };

/** Draws a cover of this family. */
export function drawMainstreet(inp: Input): Drawing {
  const c = new Drawing('mainstreet', inp);
  const t = paintsOf(c.p);
  const room = (PICTURES[inp.motif ?? 'parade'] ?? parade)(c, c.r, t);
  const [x, y, w, h] = room.box;
  const small = smallLines(inp);
  const two = small.join('').length > 34;
  const foot = two ? 112 : small.length ? 62 : 0;
  const said = block(inp.headline, 'elsie-swash-caps:900', x + w / 2, w, h - foot, room.max, { cy: y + (h - foot) / 2 }, { lead: 1.12, lines: 3 });
  c.add('type', path(said.d, `fill="${reads(room.ground, 4.5, room.ink, c.p.ink, c.p.paper)}"`));
  if (small.length) {
    const line = block(small.join(two ? '|' : ' · '), 'josefin-sans:700', x + w / 2, w - 20, 84, 44, { top: said.bottom + 24 }, { lines: 2, lead: 1.1 });
    c.add('type', path(line.d, `fill="${reads(room.ground, 4.6, room.accent, room.ink, c.p.ink, c.p.paper)}"`));
  }
  c.add('texture', c.grain(0.8));
  return c;
}
