import { Drawing, type Input } from '#artwork/engine.ts';
import { drawChairs } from './chairs.ts';
import { drawCoats } from './coats.ts';
import { drawSteps } from './steps.ts';
import { drawTable } from './table.ts';

export function drawWeddingDay(inp: Input): Drawing {
  const c = new Drawing('weddingday', inp);
  if (inp.motif === 'steps') drawSteps(c);
  else if (inp.motif === 'chairs') drawChairs(c);
  else if (inp.motif === 'coats') drawCoats(c);
  else drawTable(c);
  return c;
}
