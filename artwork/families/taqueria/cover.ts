import { Drawing, type Input } from '#artwork/engine.ts';
import { type Room, setInRoom } from '#artwork/lettering/in-a-room.ts';
import { hule } from './hule.ts';
import { puesto } from './puesto.ts';
import type { Stall } from './taco.ts';

const PICTURES: Record<string, (t: Stall) => Room> = { hule, puesto };

/** Tacos: three on a plate, and the stand that they come from. */
export function drawTaqueria(inp: Input): Drawing {
  const c = new Drawing('taqueria', inp), room = (PICTURES[inp.motif ?? 'hule'] ?? hule)({ c, r: c.r, p: c.p });
  const w = room.box[2];
  setInRoom(c, inp, room, { face: 'lilita-one', lead: 1, lines: 2, small: { face: 'league-spartan:600', between: '  ·  ', w: w - 40, h: 46, max: 42, track: 20, lines: 1, gap: 24 } });
  return c;
}
