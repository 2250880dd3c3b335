import { Drawing, type Input, rect, shade } from '#artwork/engine.ts';
import { drawBoat } from './boat.ts';
import { drawCottage } from './cottage.ts';
import { drawFlats } from './flats.ts';
import { penOf } from './pen.ts';
import { drawTerrace } from './terrace.ts';

export function drawCutaway(inp: Input): Drawing {
  const c = new Drawing('cutaway', inp), q = penOf(c);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(q.sky, -0.015)], [1, shade(q.sky, 0.045)]])}"`));
  if (inp.motif === 'cottage') drawCottage(q);
  else if (inp.motif === 'flats') drawFlats(q);
  else if (inp.motif === 'boat') drawBoat(q);
  else drawTerrace(q);
  c.add('texture', c.grain(0.4));
  return c;
}
