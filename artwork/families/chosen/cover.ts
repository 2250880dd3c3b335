import { Drawing, type Input } from '#artwork/engine.ts';
import { type Room, setInRoom } from '#artwork/lettering/in-a-room.ts';
import { chairs } from './chairs.ts';
import { type House, line } from './line.ts';
import { umbrellas } from './umbrellas.ts';

const PICTURES: Record<string, (s: House) => Room> = { line, chairs, umbrellas };

/** Pride: the washing in all its colours, a chair for everybody, and out in the street. */
export function drawChosen(inp: Input): Drawing {
  const c = new Drawing('chosen', inp), room = (PICTURES[inp.motif ?? 'line'] ?? line)({ c, r: c.r, p: c.p });
  const w = room.box[2];
  setInRoom(c, inp, room, { face: 'caprasimo', lead: 1.04, lines: 2, small: { face: 'fredoka:500', between: '  ·  ', w: w - 20, h: 46, max: 44, track: 10, lines: 1, gap: 26 } });
  return c;
}
