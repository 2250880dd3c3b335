import { must } from '#cards/render/colour.ts';
import { Drawing, type Input } from '#cards/render/drawing.ts';
import { path } from '#cards/render/svg.ts';
import { block, smallLines } from '#cards/families/lettering/seasons.ts';
import { altar } from './altar.ts';
import type { Night, Room } from './flower.ts';
import { skull } from './skull.ts';

const PICTURES: Record<string, (s: Night) => Room> = { altar, skull };

/** The Day of the Dead: the offering at home, and a skull of sugar. */
export function drawOfrenda(inp: Input): Drawing {
  const c = new Drawing('ofrenda', inp), room = (PICTURES[inp.motif ?? 'altar'] ?? altar)({ c, r: c.r, p: c.p });
  const [x, y, w, h] = room.box, small = smallLines(inp).join('  ·  ');
  const line = small ? block(small, 'josefin-sans:600', x + w / 2, w - 10, 46, 42, { bottom: y + h }, { track: 20, lines: 1 }) : undefined, foot = line ? line.top - 26 : y + h;
  const said = block(inp.headline, 'berkshire-swash', x + w / 2, w, foot - y, room.max, { cy: (y + foot) / 2 }, { lead: 1.06, lines: 2 });
  c.add('type', path(said.d, `fill="${must(room.ground, room.ink, 4.6)}"`));
  if (line) c.add('type', path(line.d, `fill="${must(room.ground, room.small, 4.6)}"`));
  c.add('texture', c.grain(0.9));
  return c;
}
