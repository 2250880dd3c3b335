import { Drawing, type Input } from '#artwork/engine.ts';
import { type Room, setInRoom } from '#artwork/lettering/in-a-room.ts';
import { altar } from './altar.ts';
import type { Night } from './flower.ts';
import { road } from './road.ts';
import { skull } from './skull.ts';

const PICTURES: Record<string, (s: Night) => Room> = { altar, skull, road };

/** The Day of the Dead: the offering at home, a skull of sugar, and the road of petals. */
export function drawOfrenda(inp: Input): Drawing {
  const c = new Drawing('ofrenda', inp), room = (PICTURES[inp.motif ?? 'altar'] ?? altar)({ c, r: c.r, p: c.p });
  const w = room.box[2];
  setInRoom(c, inp, room, { face: 'berkshire-swash', lead: 1.06, lines: 2, small: { face: 'josefin-sans:600', between: '  ·  ', w: w - 10, h: 46, max: 42, track: 20, lines: 1, gap: 26 }, contrast: 4.6 });
  return c;
}
