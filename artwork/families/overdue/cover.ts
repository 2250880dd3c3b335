import { type Room, setInRoom } from '#artwork/lettering/in-a-room.ts';
import { Drawing, type Input } from '#artwork/engine.ts';
import { calendar } from './calendar.ts';
import { cuckoo } from './cuckoo.ts';
import type { Late } from './late.ts';
import { letter } from './letter.ts';
import { nest } from './nest.ts';
import { snail } from './snail.ts';
import { tortoise } from './tortoise.ts';

const PICTURES: Record<string, (l: Late) => Room> = { snail, tortoise, nest, calendar, letter, cuckoo };

/** Animals and things that come late. */
export function drawOverdue(inp: Input): Drawing {
  const c = new Drawing('overdue', inp), room = (PICTURES[inp.motif ?? 'snail'] ?? snail)({ c, r: c.r, p: c.p });
  const w = room.box[2];
  setInRoom(c, inp, room, { face: 'caprasimo', lead: 1.02, lines: 2, small: { face: 'league-spartan:600', between: '  ·  ', w: w - 40, h: 46, max: 42, track: 16, lines: 1, gap: 26 } });
  return c;
}
