import { Drawing, type Input, withContrast, path } from '#artwork/engine.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { box } from './box.ts';
import { oven } from './oven.ts';
import type { Room, Table } from './pizza.ts';
import { slice } from './slice.ts';

const PICTURES: Record<string, (t: Table) => Room> = { box, oven, slice };

/** Pizza as it comes: in its box, out of the oven, by the slice. */
export function drawPizzeria(inp: Input): Drawing {
  const c = new Drawing('pizzeria', inp), room = (PICTURES[inp.motif ?? 'box'] ?? box)({ c, r: c.r, p: c.p });
  const [x, y, w, h] = room.box, small = smallLines(inp).join('  ·  ');
  const said = block(inp.headline, room.face, x + w / 2, w, h, room.max, { cy: y + h / 2 }, { lead: 1, lines: 2 });
  c.add('type', path(said.d, `fill="${withContrast(room.ground, room.ink, 4.6)}"`));
  if (small) c.add('type', path(block(small, 'josefin-sans:600', 500, 620, 44, 40, { cy: room.name.y }, { track: 30, lines: 1 }).d, `fill="${withContrast(room.name.ground, room.name.ink, 5)}"`));
  c.add('texture', c.grain(0.9));
  return c;
}
