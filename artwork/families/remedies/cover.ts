import { Drawing, type Input, type Palette, path, type Rng } from '#artwork/engine.ts';
import { reads } from '#artwork/colours/grounds.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { course } from './course.ts';
import { dose } from './dose.ts';
import { type Room, shelf } from './shelf.ts';

const PLATES: Record<string, (c: Drawing, r: Rng, p: Palette) => Room> = { shelf, dose, course };

/** Draws a cover of this family. */
export function drawRemedies(inp: Input): Drawing {
  const c = new Drawing('remedies', inp);
  const { p } = c;
  const room = (PLATES[inp.motif ?? 'shelf'] ?? shelf)(c, c.r, p);
  const [x, y, w, h] = room.box;
  const small = smallLines(inp);
  const foot = small.length ? 50 : 0;
  const ink = reads(room.ground, 4.5, room.ink, p.ink, p.paper);
  const said = block(inp.headline, 'abril-fatface', x + w / 2, w, h - foot, room.max, { cy: y + (h - foot) / 2 }, { lead: 1.04, lines: 2 });
  c.add('type', path(said.d, `fill="${ink}"`));
  if (small.length) {
    const line = block(small.join(' · '), 'playfair-display:500i', x + w / 2, w - 20, 60, 36, { top: said.bottom + 20 }, { lines: 2, lead: 1.2 });
    c.add('type', path(line.d, `fill="${reads(room.ground, 4.6, room.accent, ink)}"`));
  }
  c.add('texture', c.grain(0.7));
  return c;
}
