import type { Drawing, Input } from '#artwork/engine.ts';
import { drawMedallion } from './medallion.ts';
import { drawPanel } from './panel.ts';
import { drawTriptych } from './triptych.ts';

export function drawIcon(inp: Input): Drawing {
  if (inp.variant === 'triptych') return drawTriptych(inp);
  return inp.variant === 'medallion' ? drawMedallion(inp) : drawPanel(inp);
}
