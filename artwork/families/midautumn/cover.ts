import { Drawing, type Input } from '#artwork/engine.ts';
import { type Room, setInRoom } from '#artwork/lettering/in-a-room.ts';
import { cakes } from './cakes.ts';
import { type Evening, moon } from './moon.ts';

const PICTURES: Record<string, (s: Evening) => Room> = { moon, cakes };

/** Mid-Autumn: the full moon with rabbits that look at it, and mooncakes. */
export function drawMidautumn(inp: Input): Drawing {
  const c = new Drawing('midautumn', inp), room = (PICTURES[inp.motif ?? 'moon'] ?? moon)({ c, r: c.r, p: c.p });
  const w = room.box[2], narrow = w < 500;
  setInRoom(c, inp, room, { face: 'marcellus', lead: 1.08, lines: narrow ? 3 : 2, small: { face: 'tenor-sans', between: narrow ? '|' : '  ·  ', w: w - (narrow ? 90 : 10), h: narrow ? 96 : 44, max: 42, track: 20, lines: 2, lead: 1.25, gap: 30 } });
  return c;
}
