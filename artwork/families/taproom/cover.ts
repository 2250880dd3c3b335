import { Drawing, type Input, withContrast, path } from '#artwork/engine.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import type { Bar, Room } from './glass.ts';
import { mat } from './mat.ts';
import { pint } from './pint.ts';
import { taps } from './taps.ts';

const PICTURES: Record<string, (b: Bar) => Room> = { pint, mat, taps };

/** A round: the sign outside, the table, the bar. */
export function drawTaproom(inp: Input): Drawing {
  const c = new Drawing('taproom', inp), room = (PICTURES[inp.motif ?? 'pint'] ?? pint)({ c, r: c.r, p: c.p });
  const [x, y, w, h] = room.box, small = smallLines(inp).join('  ·  ');
  const said = block(inp.headline, room.face, x + w / 2, w, h, room.max, { cy: y + h / 2 }, { lead: 1.02, lines: 2 });
  c.add('type', path(said.d, `fill="${withContrast(room.ground, room.ink, 4.6)}"`));
  if (small) c.add('type', path(block(small, 'josefin-sans:600', x + w / 2, room.small.w, 44, 40, { cy: room.small.y }, { track: 30, lines: 1 }).d, `fill="${withContrast(room.small.ground, room.small.ink, 5)}"`));
  c.add('texture', c.grain(0.9));
  return c;
}
