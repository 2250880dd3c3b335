import { Drawing, type Input, withContrast, path } from '#artwork/engine.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { lights } from './lights.ts';
import { type Room, type Scene, sceneOf } from './light.ts';
import { table } from './table.ts';
import { tree } from './tree.ts';

const PICTURES: Record<string, (s: Scene) => Room> = { kinara: lights, table, tree };

/** Kwanzaa in planes of tone, crossed by rings of light, after the murals of the nineteen-thirties. */
export function drawRadiance(inp: Input): Drawing {
  const c = new Drawing('radiance', inp), { p } = c, s = sceneOf(c);
  const room = (PICTURES[inp.motif ?? 'kinara'] ?? lights)(s), small = smallLines(inp), foot = small.length ? 72 : 0;
  const said = block(inp.headline, 'federo', 500, 800, room.h - foot, 124, { cy: room.top + (room.h - foot) / 2 }, { lead: 1.08, lines: 2, track: 10 });
  c.add('type', path(said.d, `fill="${withContrast(room.ground, s.lit, 6)}"`));
  if (small.length) {
    const line = block(small.join('  ·  '), 'josefin-sans:600', 500, 740, 66, 40, { top: said.bottom + 28 }, { track: 70, lines: 2, lead: 1.25 });
    c.add('type', path(line.d, `fill="${withContrast(room.ground, p.b, 5.5)}"`));
  }
  c.add('texture', c.grain(0.9));
  return c;
}
