import type { InkLayer } from '#cards/document/card-document.ts';
import type { Drawing } from '../drawing.ts';
import { type P, ribbon } from '../geometry.ts';
import { circ, path } from '../svg.ts';
import { paintOf } from './paint.ts';

/** A drawing by hand: each stroke swells with the pen's pressure. */
export function inkLayerArt(c: Drawing, layer: InkLayer): string {
  return layer.strokes
    .map(({ points, width, colour }) => {
      const fill = `fill="${paintOf(c, colour)}"`;
      const first = points[0]!;
      if (points.length < 3) return points.map(([x, y, p]) => circ(x, y, (width / 2) * (0.5 + p / 2), fill)).join('');
      const pressureAt = (t: number) => points[Math.round(t * (points.length - 1))]![2];
      const end = points.at(-1)!;
      const line = ribbon(
        points.map(([x, y]): P => [x, y]),
        (t) => width * (0.5 + pressureAt(t) / 2),
      );
      const cap = ([x, y, p]: [number, number, number]) => circ(x, y, (width / 2) * (0.5 + p / 2), fill);
      return path(line, fill) + cap(first) + cap(end);
    })
    .join('');
}
