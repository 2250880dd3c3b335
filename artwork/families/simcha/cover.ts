import { at, Drawing, fit, type Input, withContrast, path } from '#artwork/engine.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { ark } from './ark.ts';
import { bough } from './bough.ts';
import { type Hall, type Room, tallit } from './cloth.ts';
import { hora } from './hora.ts';

const PICTURES: Record<string, (h: Hall) => Room> = { tallit, ark, bough, hora };

/** Bar and bat mitzvah: the shawl, the scroll, the fruit with its seeds, and the chair that goes up. */
export function drawSimcha(inp: Input): Drawing {
  const c = new Drawing('simcha', inp), room = (PICTURES[inp.motif ?? 'tallit'] ?? tallit)({ c, r: c.r, p: c.p });
  const [x, y, w, h] = room.box, small = smallLines(inp).join(w < 500 ? '|' : '  ·  '), ink = withContrast(room.ground, room.ink, 5), soft = withContrast(room.ground, room.small, 5);
  let top = y;
  if (room.hebrew) { const run = fit('מזל טוב', 'suez-one', w * 0.8, room.hebrew, { max: room.hebrew * 1.35 }); c.add('type', path(at(run, x + w / 2, y - run.y0, 'm'), `fill="${soft}"`)); top = y - run.y0 + run.y1 + 34; }
  const line = small ? block(small, 'marcellus', x + w / 2, w, 84, 42, { bottom: y + h }, { track: 30, lines: 2, lead: 1.2 }) : undefined, foot = line ? line.top - 28 : y + h;
  const said = block(inp.headline, 'marcellus', x + w / 2, w, foot - top, room.max, { cy: (top + foot) / 2 }, { lead: 1.1, lines: room.lines });
  c.add('type', path(said.d, `fill="${ink}"`));
  if (line) c.add('type', path(line.d, `fill="${soft}"`));
  c.add('texture', c.grain(0.9));
  return c;
}
