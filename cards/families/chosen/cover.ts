import { must } from '#cards/render/colour.ts';
import { Drawing, type Input } from '#cards/render/drawing.ts';
import { path } from '#cards/render/svg.ts';
import { block, smallLines } from '#cards/families/lettering/seasons.ts';
import { chairs } from './chairs.ts';
import { type House, line, type Room } from './line.ts';

const PICTURES: Record<string, (s: House) => Room> = { line, chairs };

/** Pride at home: the washing in all its colours, and a chair for everybody. */
export function drawChosen(inp: Input): Drawing {
  const c = new Drawing('chosen', inp), room = (PICTURES[inp.motif ?? 'line'] ?? line)({ c, r: c.r, p: c.p });
  const [x, y, w, h] = room.box, small = smallLines(inp).join('  ·  ');
  const under = small ? block(small, 'fredoka:500', x + w / 2, w - 20, 46, 44, { bottom: y + h }, { track: 10, lines: 1 }) : undefined, foot = under ? under.top - 26 : y + h;
  const said = block(inp.headline, 'caprasimo', x + w / 2, w, foot - y, room.max, { cy: (y + foot) / 2 }, { lead: 1.04, lines: 2 });
  c.add('type', path(said.d, `fill="${must(room.ground, room.ink, 5)}"`));
  if (under) c.add('type', path(under.d, `fill="${must(room.ground, room.small, 5)}"`));
  c.add('texture', c.grain(0.9));
  return c;
}
