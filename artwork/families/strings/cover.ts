import { Drawing, type Input } from '#artwork/engine.ts';
import { heroFor } from '#artwork/heroes/library.ts';
import { drawBarn } from './barn.ts';
import { drawHalo } from './halo.ts';
import { drawPlanks } from './planks.ts';

const STAGES: Record<string, (c: Drawing, inp: Input) => void> = { halo: drawHalo, barn: drawBarn };

export function drawStrings(inp: Input): Drawing {
  const c = new Drawing('strings', inp);
  c.alt = `${heroFor(inp).name} in string and nails`;
  const stage = (inp.variant && STAGES[inp.variant]) || drawPlanks;
  stage(c, inp);
  return c;
}
