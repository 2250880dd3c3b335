import { type Room, setInRoom } from '#artwork/lettering/in-a-room.ts';
import { Drawing, type Input } from '#artwork/engine.ts';
import type { Day } from './day.ts';
import { pegs } from './pegs.ts';
import { road } from './road.ts';

const PICTURES: Record<string, (s: Day) => Room> = { pegs, road };

/** First days: at school, and as a driver. */
export function drawDayone(inp: Input): Drawing {
  const c = new Drawing('dayone', inp), room = (PICTURES[inp.motif ?? 'pegs'] ?? pegs)({ c, r: c.r, p: c.p });
  const w = room.box[2];
  setInRoom(c, inp, room, { face: 'sansita-swashed:700', lead: 1.02, lines: 2, small: { face: 'league-spartan:600', between: '  ·  ', w: w - 40, h: 46, max: 42, track: 16, lines: 1, gap: 26 } });
  return c;
}
