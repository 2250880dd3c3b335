import { Drawing, type Input } from '#artwork/engine.ts';
import { heroFor } from '#artwork/heroes/library.ts';
import { drawDisc } from './disc.ts';
import { drawPocket } from './pocket.ts';
import { drawTowel } from './towel.ts';

const STAGES: Record<string, (c: Drawing, inp: Input) => void> = { pocket: drawPocket, towel: drawTowel };

export function drawStitched(inp: Input): Drawing {
  const c = new Drawing('stitched', inp);
  c.alt = `${heroFor(inp).name} in stitched felt`;
  const stage = (inp.variant && STAGES[inp.variant]) || drawDisc;
  stage(c, inp);
  return c;
}
