import { Drawing, type Input, mix, path } from '#artwork/engine.ts';
import { reads } from '#artwork/colours/grounds.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { boxOf, type Box, type Room } from './box.ts';
import { house } from './house.ts';
import { pumpkin } from './pumpkin.ts';
import { wood } from './wood.ts';

const PICTURES: Record<string, (b: Box) => Room> = { wood, house, pumpkin };

/** Halloween in a box of cut paper, lit from behind. */
export function drawLightbox(inp: Input): Drawing {
  const c = new Drawing('lightbox', inp), { p } = c;
  const room = (PICTURES[inp.motif ?? 'wood'] ?? wood)(boxOf(c));
  const [x, y, w, h] = room.box, small = smallLines(inp), foot = small.length ? 70 : 0;
  const said = block(inp.headline, 'gloock', x + w / 2, w, h - foot, room.max, { cy: y + (h - foot) / 2 }, { lead: 1.1, lines: 2 });
  c.add('type', path(said.d, `fill="${reads(room.ground, 4.5, mix(p.d, '#fffdf2', 0.3), p.paper)}"`));
  if (small.length) {
    const line = block(small.join('  ·  '), 'josefin-sans:600', x + w / 2, w - 20, 70, 40, { top: said.bottom + 28 }, { track: 30, lines: 2, lead: 1.25 });
    c.add('type', path(line.d, `fill="${reads(room.ground, 5.5, p.b, p.d)}"`));
  }
  c.add('texture', c.grain(0.9));
  return c;
}
