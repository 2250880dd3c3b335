import { Drawing, type Input } from '#artwork/engine.ts';
import { heroFor } from '#artwork/heroes/library.ts';
import { drawPanel } from './panel.ts';
import { drawRoundel } from './roundel.ts';
import { drawStep } from './step.ts';

const STAGES: Record<string, (c: Drawing, inp: Input) => void> = { roundel: drawRoundel, step: drawStep };

export function drawTesserae(inp: Input): Drawing {
  const c = new Drawing('tesserae', inp);
  c.alt = `${heroFor(inp).name} in mosaic`;
  const stage = (inp.variant && STAGES[inp.variant]) || drawPanel;
  stage(c, inp);
  return c;
}
