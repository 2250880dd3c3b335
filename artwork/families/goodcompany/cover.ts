import { type Room, setInRoom } from '#artwork/lettering/in-a-room.ts';
import { Drawing, type Input } from '#artwork/engine.ts';
import { axolotl, mending } from './axolotl.ts';
import { bath } from './bath.ts';
import { ducklings } from './ducklings.ts';
import { hedgehog } from './hedgehog.ts';
import { highland } from './highland.ts';
import type { Pack } from './pack.ts';
import { redpanda } from './redpanda.ts';
import { sloth } from './sloth.ts';

const PICTURES: Record<string, (s: Pack) => Room> = { bath, ducklings, highland, axolotl, mending, sloth, redpanda, hedgehog };

/** Animals that are good company, each where it is happiest. */
export function drawGoodCompany(inp: Input): Drawing {
  const c = new Drawing('goodcompany', inp), room = (PICTURES[inp.motif ?? 'bath'] ?? bath)({ c, r: c.r, p: c.p });
  const w = room.box[2];
  setInRoom(c, inp, room, { face: 'shrikhand', lead: 1.06, lines: 2, small: { face: 'josefin-sans:600', between: '  ·  ', w: w - 40, h: 48, max: 42, track: 20, lines: 1, gap: 24 } });
  return c;
}
