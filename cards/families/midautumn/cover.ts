import { must } from '#cards/render/colour.ts';
import { Drawing, type Input } from '#cards/render/drawing.ts';
import { path } from '#cards/render/svg.ts';
import { block, smallLines } from '#cards/families/lettering/seasons.ts';
import { cakes } from './cakes.ts';
import { type Evening, moon, type Room } from './moon.ts';

const PICTURES: Record<string, (s: Evening) => Room> = { moon, cakes };

/** Mid-Autumn: the full moon with those who look at it, and the cakes that are like it. */
export function drawMidautumn(inp: Input): Drawing {
  const c = new Drawing('midautumn', inp), room = (PICTURES[inp.motif ?? 'moon'] ?? moon)({ c, r: c.r, p: c.p });
  const [x, y, w, h] = room.box, narrow = w < 500, small = smallLines(inp).join(narrow ? '|' : '  ·  ');
  const line = small ? block(small, 'tenor-sans', x + w / 2, w - (narrow ? 90 : 10), narrow ? 96 : 44, 42, { bottom: y + h }, { track: 20, lines: 2, lead: 1.25 }) : undefined, foot = line ? line.top - 30 : y + h;
  const said = block(inp.headline, 'marcellus', x + w / 2, w, foot - y, room.max, { cy: (y + foot) / 2 }, { lead: 1.08, lines: narrow ? 3 : 2 });
  c.add('type', path(said.d, `fill="${must(room.ground, room.ink, 5)}"`));
  if (line) c.add('type', path(line.d, `fill="${must(room.ground, room.small, 5)}"`));
  c.add('texture', c.grain(0.9));
  return c;
}
