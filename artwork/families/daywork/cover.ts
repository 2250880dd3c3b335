import { setInRoom } from '#artwork/lettering/in-a-room.ts';
import { Drawing, type Input } from '#artwork/engine.ts';
import { ambulance } from './ambulance.ts';
import { brief } from './brief.ts';
import { jacket } from './jacket.ts';
import { salon } from './salon.ts';
import { scene } from './scene.ts';
import { waiting } from './waiting.ts';
import { wall } from './wall.ts';
import type { Lettered, Work } from './work.ts';

const PICTURES: Record<string, (s: Work) => Lettered> = { brief, scene, jacket, ambulance, wall, salon, waiting };

/** Occupations, shown by their things. The words stand where such a thing has writing of its own. */
export function drawDayWork(inp: Input): Drawing {
  const c = new Drawing('daywork', inp), { face, lead = 1.04, ...room } = (PICTURES[inp.motif ?? 'brief'] ?? brief)({ c, r: c.r, p: c.p });
  const w = room.box[2];
  setInRoom(c, inp, room, { face, lead, lines: 3, small: { face: 'league-spartan:600', between: '|', w: w - 20, h: 84, max: 38, track: 16, lines: 2, lead: 1.25, gap: 26 } });
  return c;
}
