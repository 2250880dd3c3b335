import type { P } from '#artwork/engine.ts';
import { flatten, type Hero } from '#artwork/heroes/hero.ts';

/** The box, in the hero's own proportions, in which all of it lies within `radius` of the box's middle. */
export function roundFit(h: Hero, radius: number): { w: number; h: number } {
  const points: P[] = h.parts.flatMap((part) => flatten(part.d, 24).flat());
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const far = Math.max(...points.map(([x, y]) => Math.hypot(x - (x0 + x1) / 2, y - (y0 + y1) / 2)));
  return { w: ((x1 - x0) * radius) / far, h: ((y1 - y0) * radius) / far };
}
