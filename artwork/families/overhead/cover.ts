import type { Drawing, Input } from '#artwork/engine.ts';
import { plain } from '#artwork/lettering/pastimes.ts';
import { drawAllotment } from './allotment.ts';
import { drawCaps } from './caps.ts';
import { drawLake } from './lake.ts';
import { drawParking } from './parking.ts';
import { drawPicnic } from './picnic.ts';
import { seen, type Seen } from './seen.ts';

const PICTURES: Record<string, (s: Seen) => void> = { allotment: drawAllotment, caps: drawCaps, lake: drawLake, parking: drawParking, picnic: drawPicnic };

/** Places seen straight from above, in gouache: late sun from the upper left, long shadows. */
export function drawOverhead(inp: Input): Drawing {
  const s = seen(inp), draw = PICTURES[inp.motif ?? ''] ?? drawAllotment;
  draw(s);
  s.c.alt = `${s.c.alt} ${plain(inp.headline)}`;
  return s.c;
}
