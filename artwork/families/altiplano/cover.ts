import { Drawing, type Input, withContrast, path } from '#artwork/engine.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { llama } from './llama.ts';
import { trail } from './trail.ts';
import { two } from './two.ts';
import type { Loom, Room } from './wool.ts';

const PICTURES: Record<string, (l: Loom) => Room> = { llama, trail, two };

/** Llamas and alpacas of the high plain, in cloth from their own wool. */
export function drawAltiplano(inp: Input): Drawing {
  const c = new Drawing('altiplano', inp), room = (PICTURES[inp.motif ?? 'llama'] ?? llama)({ c, r: c.r, p: c.p });
  const [x, y, w, h] = room.box, small = smallLines(inp).join('  ·  '), ink = withContrast(room.ground, room.ink, 5);
  const said = block(inp.headline, 'sansita-swashed:700', x + w / 2, w, h - (small ? 76 : 0), room.max, small ? { cy: y + (h - 70) / 2 } : { cy: y + h / 2 }, { lead: 1.02, lines: 2 });
  const foot = Math.min(y + h - 14, said.bottom + 50);
  c.add('type', path(said.d, `fill="${ink}"`));
  if (small) c.add('type', path(block(small, 'josefin-sans:600', x + w / 2, w - 20, 44, 38, { cy: foot }, { track: 30, lines: 1 }).d, `fill="${ink}"`));
  c.add('texture', c.grain(0.9));
  return c;
}
