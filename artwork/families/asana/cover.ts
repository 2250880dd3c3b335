import { Drawing, type Input, withContrast, path } from '#artwork/engine.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { downdog } from './downdog.ts';
import { flamingos } from './flamingos.ts';
import { frog } from './frog.ts';
import type { Room, Studio } from './mat.ts';

const PICTURES: Record<string, (s: Studio) => Room> = { frog, flamingos, downdog };

/** A yoga class of animals, in flat inks with a speckled shade. */
export function drawAsana(inp: Input): Drawing {
  const c = new Drawing('asana', inp), room = (PICTURES[inp.motif ?? 'frog'] ?? frog)({ c, r: c.r, p: c.p });
  const [x, y, w, h] = room.box, small = smallLines(inp).join('  ·  '), ink = withContrast(room.ground, room.ink, 5);
  const said = block(inp.headline, 'young-serif', x + w / 2, w, h - (small ? 64 : 0), room.max, { top: y }, { lead: 1.04, lines: 2, track: -8 });
  c.add('type', path(said.d, `fill="${ink}"`));
  if (small) c.add('type', path(block(small, 'josefin-sans:600', x + w / 2, w - 20, 44, 38, { top: said.bottom + 30 }, { track: 30, lines: 1 }).d, `fill="${ink}"`));
  c.add('texture', c.grain(0.9));
  return c;
}
