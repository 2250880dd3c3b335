import type { Drawing, Input } from '#artwork/engine.ts';
import { drawScene } from './scene.ts';
import { drawSlab } from './slab.ts';
import { drawTile } from './tile.ts';

export function drawClay(inp: Input): Drawing {
  if (inp.variant === 'tile') return drawTile(inp);
  return inp.variant === 'scene' ? drawScene(inp) : drawSlab(inp);
}
