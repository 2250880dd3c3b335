import { Drawing, type Input, mix, type Palette, path, type Rng } from '#artwork/engine.ts';
import { reads } from '#artwork/colours/grounds.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { hills } from './hills.ts';
import { lamp } from './lamp.ts';
import type { Room } from './room.ts';
import { tray } from './tray.ts';

const SCENES: Record<string, (c: Drawing, r: Rng, p: Palette) => Room> = { hills, tray, lamp };

/** Draws a cover of this family. */
export function drawCounterpane(inp: Input): Drawing {
  const c = new Drawing('counterpane', inp);
  const { p } = c;
  const room = (SCENES[inp.motif ?? 'hills'] ?? hills)(c, c.r, p);
  const [x, y, w, h] = room.box;
  const small = smallLines(inp);
  const foot = small.length ? 54 : 0;
  const turn = room.turn ? `transform="rotate(${room.turn} 500 ${y + h / 2})"` : '';
  const ink = reads(room.ground, 5, p.ink, mix(p.e, '#101018', 0.3));
  const said = block(inp.headline, room.face, x + w / 2, w, h - foot, room.max, { cy: y + (h - foot) / 2 }, { lead: 1.02, lines: room.small ? 2 : 3 });
  c.add('type', path(said.d, `fill="${ink}" ${turn}`));
  if (small.length) {
    const line = block(small.join(' · '), 'josefin-sans:600', x + w / 2, room.small ?? w - 20, 64, 34, { top: said.bottom + 24 }, { lines: 2, lead: 1.25, track: 20 });
    c.add('type', path(line.d, `fill="${reads(room.ground, 5, mix(p.a, p.ink, 0.3), ink)}" ${turn}`));
  }
  c.add('texture', c.grain(0.8));
  return c;
}
