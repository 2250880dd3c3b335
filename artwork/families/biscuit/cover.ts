import type { Drawing, Input } from '#artwork/engine.ts';
import { drawBatch } from './batch.ts';
import { drawSheet } from './sheet.ts';
import { drawWindow } from './window.ts';

export function drawBiscuit(inp: Input): Drawing {
  if (inp.variant === 'window') return drawWindow(inp);
  return inp.variant === 'batch' ? drawBatch(inp) : drawSheet(inp);
}
