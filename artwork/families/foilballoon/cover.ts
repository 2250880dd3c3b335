import type { Drawing, Input } from '#artwork/engine.ts';
import { drawBunch } from './bunch.ts';
import { drawEvening } from './evening.ts';
import { drawWall } from './wall.ts';

export function drawFoilballoon(inp: Input): Drawing {
  if (inp.variant === 'evening') return drawEvening(inp);
  return inp.variant === 'bunch' ? drawBunch(inp) : drawWall(inp);
}
