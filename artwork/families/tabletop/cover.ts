import { type Room, setInRoom } from '#artwork/lettering/in-a-room.ts';
import { Drawing, type Input } from '#artwork/engine.ts';
import { barrow } from './barrow.ts';
import { crossword } from './crossword.ts';
import { house } from './house.ts';
import { jigsaw } from './jigsaw.ts';
import { pawn } from './pawn.ts';
import { sheep } from './sheep.ts';
import type { Table } from './table.ts';

const PICTURES: Record<string, (s: Table) => Room> = { pawn, house, crossword, sheep, barrow, jigsaw };

/** What people do in their free time. */
export function drawTabletop(inp: Input): Drawing {
  const c = new Drawing('tabletop', inp), room = (PICTURES[inp.motif ?? 'pawn'] ?? pawn)({ c, r: c.r, p: c.p });
  const w = room.box[2];
  setInRoom(c, inp, room, { face: inp.motif === 'crossword' ? 'playfair-display:900' : 'abril-fatface', lead: 1.14, lines: 2, small: { face: 'josefin-sans:600', between: '  ·  ', w: w - 40, h: 46, max: 40, track: 24, lines: 1, gap: 24 } });
  return c;
}
