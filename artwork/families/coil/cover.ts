import { Drawing, type Input, mix, withContrast, path } from '#artwork/engine.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { basket } from './basket.ts';
import { type Room, type Work, workOf } from './grass.ts';
import { mat } from './mat.ts';
import { plate } from './plate.ts';

const PICTURES: Record<string, (w: Work) => Room> = { plate, mat, basket };

/** Kwanzaa in sewn and plaited grass. */
export function drawCoil(inp: Input): Drawing {
  const c = new Drawing('coil', inp), { p } = c;
  const room = (PICTURES[inp.motif ?? 'plate'] ?? plate)(workOf(c)), small = smallLines(inp), foot = small.length ? 72 : 0;
  const said = block(inp.headline, 'suez-one', 500, 800, room.h - foot, 112, { cy: room.top + (room.h - foot) / 2 }, { lead: 1.06, lines: 2 });
  c.add('type', path(said.d, `fill="${withContrast(room.ground, mix(p.ink, p.d, 0.2), 7)}"`));
  if (small.length) {
    const line = block(small.join('  ·  '), 'josefin-sans:600', 500, 720, 66, 40, { top: said.bottom + 28 }, { track: 60, lines: 2, lead: 1.25 });
    c.add('type', path(line.d, `fill="${withContrast(room.ground, p.b, 5.5)}"`));
  }
  c.add('texture', c.grain(0.9));
  return c;
}
