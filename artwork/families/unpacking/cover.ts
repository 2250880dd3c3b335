import { Drawing, type Input } from '#artwork/engine.ts';
import { drawCarton } from './carton.ts';
import { drawFirstNight } from './first-night.ts';
import { drawVan } from './van.ts';

export function drawUnpacking(inp: Input): Drawing {
  const c = new Drawing('unpacking', inp);
  if (inp.motif === 'van') drawVan(c);
  else if (inp.motif === 'first-night') drawFirstNight(c);
  else drawCarton(c);
  return c;
}
