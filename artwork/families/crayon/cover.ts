import type { Drawing, Input } from '#artwork/engine.ts';
import { drawFridge } from './fridge.ts';
import { drawPad } from './pad.ts';
import { drawScratch } from './scratch.ts';

export function drawCrayon(inp: Input): Drawing {
  if (inp.variant === 'fridge') return drawFridge(inp);
  return inp.variant === 'scratch' ? drawScratch(inp) : drawPad(inp);
}
