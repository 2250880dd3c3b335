import { type Room, setInRoom } from '#artwork/lettering/in-a-room.ts';
import { Drawing, type Input } from '#artwork/engine.ts';
import { bench } from './bench.ts';
import type { Crowd } from './crowd.ts';
import { mugs } from './mugs.ts';
import { wellies } from './wellies.ts';

const PICTURES: Record<string, (s: Crowd) => Room> = { bench, mugs, wellies };

/** A group of people, shown by their things: the bench they sit on, their mugs, their boots at the door. */
export function drawAllOfUs(inp: Input): Drawing {
  const c = new Drawing('allofus', inp), room = (PICTURES[inp.motif ?? 'bench'] ?? bench)({ c, r: c.r, p: c.p });
  const w = room.box[2];
  setInRoom(c, inp, room, { face: 'young-serif', lead: 1.03, lines: 2, small: { face: 'league-spartan:600', between: '  ·  ', w: w - 40, h: 46, max: 42, track: 16, lines: 1, gap: 26 } });
  return c;
}
