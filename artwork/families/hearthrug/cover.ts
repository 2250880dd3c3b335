import { type Room, setInRoom } from '#artwork/lettering/in-a-room.ts';
import { Drawing, type Input } from '#artwork/engine.ts';
import { blackcat } from './blackcat.ts';
import type { Rug } from './coat.ts';
import { corgi } from './corgi.ts';
import { cushion } from './cushion.ts';
import { dachshund } from './dachshund.ts';
import { ginger } from './ginger.ts';
import { hamster } from './hamster.ts';
import { lead } from './lead.ts';
import { spaniel } from './spaniel.ts';

const PICTURES: Record<string, (s: Rug) => Room> = { corgi, spaniel, dachshund, ginger, blackcat, hamster, lead, cushion };

/** Pets at home, and the places that they leave empty. */
export function drawHearthrug(inp: Input): Drawing {
  const c = new Drawing('hearthrug', inp), room = (PICTURES[inp.motif ?? 'corgi'] ?? corgi)({ c, r: c.r, p: c.p });
  const w = room.box[2];
  setInRoom(c, inp, room, { face: 'gloock', lead: 1.03, lines: 2, small: { face: 'league-spartan:500', between: '  ·  ', w: w - 40, h: 46, max: 42, track: 20, lines: 1, gap: 26 } });
  return c;
}
