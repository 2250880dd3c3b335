import { must } from '#cards/render/colour.ts';
import { Drawing, type Input } from '#cards/render/drawing.ts';
import { path } from '#cards/render/svg.ts';
import { block, smallLines } from '#cards/families/lettering/seasons.ts';
import { belt } from './belt.ts';
import { nap } from './nap.ts';
import type { Counter, Room } from './piece.ts';

const PICTURES: Record<string, (t: Counter) => Room> = { belt, nap };

/** Sushi: going round on its belt, and gone to bed. */
export function drawSushiya(inp: Input): Drawing {
  const c = new Drawing('sushiya', inp), room = (PICTURES[inp.motif ?? 'belt'] ?? belt)({ c, r: c.r, p: c.p });
  const [x, y, w, h] = room.box, small = smallLines(inp).join(w < 500 ? '|' : '  ·  ');
  const line = small ? block(small, 'league-spartan:600', x + w / 2, w, w < 500 ? 210 : 100, w < 500 ? 44 : 42, { bottom: y + h }, { track: 20, lines: w < 500 ? 5 : 2, lead: 1.2 }) : undefined, foot = line ? line.top - 30 : y + h;
  const said = block(inp.headline, 'bagel-fat-one', x + w / 2, w, foot - y, room.max, { cy: (y + foot) / 2 }, { lead: 1.04, lines: w < 500 ? 4 : 2 });
  c.add('type', path(said.d, `fill="${must(room.ground, room.ink, 5)}"`));
  if (line) c.add('type', path(line.d, `fill="${must(room.ground, room.small, 5)}"`));
  c.add('texture', c.grain(0.9));
  return c;
}
