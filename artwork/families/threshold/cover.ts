import { Drawing, type Input, path, type Rng } from '#artwork/engine.ts';
import { reads } from '#artwork/colours/grounds.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { coupes } from './coupes.ts';
import { doorway } from './doorway.ts';
import { type Room, type Tones, tonesOf } from './tones.ts';
import { leaves } from './leaves.ts';
import { tower } from './tower.ts';

const VIEWS: Record<string, (c: Drawing, r: Rng, t: Tones) => Room> = { tower, doorway, leaves, coupes };

/** Draws a cover of this family. */
export function drawThreshold(inp: Input): Drawing {
  const c = new Drawing('threshold', inp);
  const t = tonesOf(c.p);
  const room = (VIEWS[inp.motif ?? 'tower'] ?? tower)(c, c.r, t);
  const [x, y, w, h] = room.box;
  const small = smallLines(inp);
  const two = small.length > 1 && (w < 600 || small.join('').length > 44);
  const foot = two ? 100 : small.length ? 58 : 0;
  const said = block(inp.headline, 'young-serif', x + w / 2, w, h - foot, room.max, { cy: y + (h - foot) / 2 }, { lead: 1.08, lines: 3 });
  c.add('type', path(said.d, `fill="${reads(room.ground, 4.5, room.ink, t.light, t.dark)}"`));
  if (small.length) {
    const line = block(small.join(two ? '|' : ' · '), 'cormorant-garamond:600i', x + w / 2, w - 10, 84, 44, { top: said.bottom + 22 }, { lines: 2, lead: 1.1 });
    c.add('type', path(line.d, `fill="${reads(room.ground, 4.6, room.accent, room.ink)}"`));
  }
  c.add('texture', c.grain(0.8));
  return c;
}
