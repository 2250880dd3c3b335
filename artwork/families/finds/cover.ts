import { Drawing, type Input, mix, type Palette, path, type Rng } from '#artwork/engine.ts';
import { reads } from '#artwork/colours/grounds.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { box } from './box.ts';
import { clover } from './clover.ts';
import type { Room } from './room.ts';

const FINDS: Record<string, (c: Drawing, r: Rng, p: Palette) => Room> = { clover, box };

/** Draws a cover of this family. */
export function drawFinds(inp: Input): Drawing {
  const c = new Drawing('finds', inp);
  const { p } = c;
  const room = (FINDS[inp.motif ?? 'clover'] ?? clover)(c, c.r, p);
  const [x, y, w, h] = room.box;
  const small = smallLines(inp);
  const foot = small.length ? 52 : 0;
  const turn = room.turn ? `transform="rotate(${room.turn} 500 ${y + h / 2})"` : '';
  const ink = reads(room.ground, 6, p.ink, p.e);
  const said = block(inp.headline, 'dm-serif-display', x + w / 2, w, h - foot, room.max, { cy: y + (h - foot) / 2 }, { lead: 1.02, lines: 3 });
  c.add('type', path(said.d, `fill="${ink}" ${turn}`));
  if (small.length) {
    const line = block(small.join(' · '), 'dm-serif-display:400i', x + w / 2, w - 20, 58, 36, { top: said.bottom + 22 }, { lines: 2, lead: 1.2 });
    c.add('type', path(line.d, `fill="${reads(room.ground, 4.8, mix(p.a, p.ink, 0.25), ink)}" ${turn}`));
  }
  c.add('texture', c.grain(0.7));
  return c;
}
