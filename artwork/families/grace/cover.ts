import { Drawing, type Input } from '#artwork/engine.ts';
import { type Room, setInRoom } from '#artwork/lettering/in-a-room.ts';
import { type Chapel, cup } from './altar.ts';
import { font } from './font.ts';

const PICTURES: Record<string, (s: Chapel) => Room> = { cup, font };

/** First communion and christening. */
export function drawGrace(inp: Input): Drawing {
  const c = new Drawing('grace', inp), room = (PICTURES[inp.motif ?? 'cup'] ?? cup)({ c, r: c.r, p: c.p });
  const w = room.box[2];
  setInRoom(c, inp, room, { face: 'cormorant-garamond:600', lead: 1, lines: 2, small: { face: 'cormorant-garamond:600', between: '  ·  ', w: w - 20, h: 52, max: 50, track: 20, lines: 1, gap: 24 }, grain: 0.8 });
  return c;
}
