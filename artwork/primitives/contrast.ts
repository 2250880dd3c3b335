import { contrast, shade } from '#artwork/engine.ts';

/** A colour made darker (a step below 0) or lighter until it has the wanted contrast with its ground, or the steps are used up. */
export function shadedUntil(ground: string, colour: string, wanted: number, step: number, steps: number): string {
  let shaded = colour;
  for (let i = 0; i < steps && contrast(ground, shaded) < wanted; i++) shaded = shade(shaded, step);
  return shaded;
}
