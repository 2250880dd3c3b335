import { must } from '#cards/render/colour.ts';
import { Drawing, type Input } from '#cards/render/drawing.ts';
import { path } from '#cards/render/svg.ts';
import { block, smallLines } from '#cards/families/lettering/seasons.ts';
import { hule } from './hule.ts';
import { puesto } from './puesto.ts';
import type { Room, Stall } from './taco.ts';

const PICTURES: Record<string, (t: Stall) => Room> = { hule, puesto };

/** Tacos: three on a plate, and the stand that they come from. */
export function drawTaqueria(inp: Input): Drawing {
  const c = new Drawing('taqueria', inp), room = (PICTURES[inp.motif ?? 'hule'] ?? hule)({ c, r: c.r, p: c.p });
  const [x, y, w, h] = room.box, small = smallLines(inp).join('  ·  ');
  const line = small ? block(small, 'league-spartan:600', x + w / 2, w - 40, 46, 42, { bottom: y + h }, { track: 20, lines: 1 }) : undefined, foot = line ? line.top - 24 : y + h;
  const said = block(inp.headline, 'lilita-one', x + w / 2, w, foot - y, room.max, { cy: (y + foot) / 2 }, { lead: 1.0, lines: 2 });
  c.add('type', path(said.d, `fill="${must(room.ground, room.ink, 5)}"`));
  if (line) c.add('type', path(line.d, `fill="${must(room.ground, room.small, 5)}"`));
  c.add('texture', c.grain(0.9));
  return c;
}
