import { type Room, setInRoom } from '#artwork/lettering/in-a-room.ts';
import { Drawing, type Input } from '#artwork/engine.ts';
import { hands } from './hands.ts';
import type { Sea } from './sea.ts';
import { stone } from './stone.ts';

const PICTURES: Record<string, (s: Sea) => Room> = { hands, stone };

/** Sea otters: two asleep hand in hand, one with its stone. */
export function drawRaft(inp: Input): Drawing {
  const c = new Drawing('raft', inp), room = (PICTURES[inp.motif ?? 'hands'] ?? hands)({ c, r: c.r, p: c.p });
  const w = room.box[2];
  setInRoom(c, inp, room, { face: 'young-serif', lead: 1.03, lines: 2, small: { face: 'josefin-sans:600', between: '  ·  ', w: w - 40, h: 46, max: 40, track: 30, lines: 1, gap: 28 } });
  return c;
}
