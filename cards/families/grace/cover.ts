import { must } from '#cards/render/colour.ts';
import { Drawing, type Input } from '#cards/render/drawing.ts';
import { path } from '#cards/render/svg.ts';
import { block, smallLines } from '#cards/families/lettering/seasons.ts';
import { type Chapel, cup, type Room } from './altar.ts';
import { font } from './font.ts';

const PICTURES: Record<string, (s: Chapel) => Room> = { cup, font };

/** First communion and christening. */
export function drawGrace(inp: Input): Drawing {
  const c = new Drawing('grace', inp), room = (PICTURES[inp.motif ?? 'cup'] ?? cup)({ c, r: c.r, p: c.p });
  const [x, y, w, h] = room.box, small = smallLines(inp).join('  ·  ');
  const line = small ? block(small, 'cormorant-garamond:600', x + w / 2, w - 20, 52, 50, { bottom: y + h }, { track: 20, lines: 1 }) : undefined, foot = line ? line.top - 24 : y + h;
  const said = block(inp.headline, 'cormorant-garamond:600', x + w / 2, w, foot - y, room.max, { cy: (y + foot) / 2 }, { lead: 1, lines: 2 });
  c.add('type', path(said.d, `fill="${must(room.ground, room.ink, 5)}"`));
  if (line) c.add('type', path(line.d, `fill="${must(room.ground, room.small, 5)}"`));
  c.add('texture', c.grain(0.8));
  return c;
}
