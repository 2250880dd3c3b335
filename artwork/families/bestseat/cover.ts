import { type Room, setInRoom } from '#artwork/lettering/in-a-room.ts';
import { Drawing, type Input } from '#artwork/engine.ts';
import { box } from './box.ts';
import { cone } from './cone.ts';
import { greyhound } from './greyhound.ts';
import { guineas } from './guineas.ts';
import { meadow } from './meadow.ts';
import type { Seat } from './seat.ts';
import { shelf } from './shelf.ts';
import { slipper } from './slipper.ts';
import { stars } from './stars.ts';
import { tulips } from './tulips.ts';

const PICTURES: Record<string, (s: Seat) => Room> = { greyhound, box, tulips, cone, shelf, guineas, slipper, stars, meadow };

/** pictures whose letters are calm as well */
const QUIET = new Set(['stars', 'meadow']);

/** Pets in the best seats of the house, and what they do there. */
export function drawBestSeat(inp: Input): Drawing {
  const c = new Drawing('bestseat', inp), room = (PICTURES[inp.motif ?? 'greyhound'] ?? greyhound)({ c, r: c.r, p: c.p });
  const w = room.box[2];
  setInRoom(c, inp, room, { face: QUIET.has(inp.motif ?? '') ? 'young-serif' : 'caprasimo', lead: 1.04, lines: 2, small: { face: 'dm-sans:600', between: '  ·  ', w: w - 40, h: 46, max: 40, track: 10, lines: 1, gap: 24 } });
  return c;
}
