import { Drawing, type Input } from '#artwork/engine.ts';
import { heroFor } from '#artwork/heroes/library.ts';
import { drawDawn } from './dawn.ts';
import { drawLid } from './lid.ts';
import { drawSunburst } from './sunburst.ts';

const STAGES: Record<string, (c: Drawing, inp: Input) => void> = { lid: drawLid, dawn: drawDawn };

export function drawVeneer(inp: Input): Drawing {
  const c = new Drawing('veneer', inp);
  c.alt = `${heroFor(inp).name} in marquetry`;
  const stage = (inp.variant && STAGES[inp.variant]) || drawSunburst;
  stage(c, inp);
  return c;
}
