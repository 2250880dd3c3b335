import { Drawing, type Input } from '#artwork/engine.ts';
import { type Room, setInRoom } from '#artwork/lettering/in-a-room.ts';
import { belt } from './belt.ts';
import { nap } from './nap.ts';
import type { Counter } from './piece.ts';

const PICTURES: Record<string, (t: Counter) => Room> = { belt, nap };

/** Sushi: on its belt, and asleep in a bed. */
export function drawSushiya(inp: Input): Drawing {
  const c = new Drawing('sushiya', inp), room = (PICTURES[inp.motif ?? 'belt'] ?? belt)({ c, r: c.r, p: c.p });
  const w = room.box[2], narrow = w < 500;
  setInRoom(c, inp, room, { face: 'bagel-fat-one', lead: 1.04, lines: narrow ? 4 : 2, small: { face: 'league-spartan:600', between: narrow ? '|' : '  ·  ', w, h: narrow ? 210 : 100, max: narrow ? 44 : 42, track: 20, lines: narrow ? 5 : 2, lead: 1.2, gap: 30 } });
  return c;
}
