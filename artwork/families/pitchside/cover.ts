import { Drawing, type Input, withContrast, path } from '#artwork/engine.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import type { Field, Room } from './ground.ts';
import { basketball, cricket, football, lanes, rugby } from './grounds.ts';

const PICTURES: Record<string, (f: Field) => Room> = { football, rugby, basketball, cricket, lanes };

/** Grounds and courts from straight above, in a low sun; the words are painted on them. */
export function drawPitchside(inp: Input): Drawing {
  const c = new Drawing('pitchside', inp), room = (PICTURES[inp.motif ?? 'football'] ?? football)({ c, r: c.r, p: c.p });
  const [x, y, w, h] = room.box, small = smallLines(inp).join('  ·  '), ink = withContrast(room.ground, room.ink, 3.4), foot = small ? 84 : 0;
  const said = block(inp.headline, room.face, x + w / 2, w, h - foot, room.max, { cy: y + (h - foot) / 2 }, { lead: 0.98, lines: 3, track: -6 });
  c.add('type', path(said.d, `fill="${ink}"${room.chalk ? ' opacity=".96"' : ''}`));
  if (small) c.add('type', path(block(small, 'league-spartan:600', x + w / 2, w - 20, 48, 46, { top: said.bottom + 34 }, { track: 20, lines: 1 }).d, `fill="${withContrast(room.ground, room.ink, 4.6)}"`));
  c.add('texture', c.grain(0.9));
  return c;
}
