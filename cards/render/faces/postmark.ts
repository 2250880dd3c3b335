import { heart, n1 } from '../geometry.ts';
import { arc, at, set } from '../lettering.ts';
import { g, path } from '../svg.ts';
import { hair, ring, waveLine } from './strokes.ts';

/**
 * A cancellation: a ring with its date ('28 NOV|2026'; a heart when there is none) and wavy bars to the right.
 * @param reach where the bars end
 */
export function postmark(x: number, y: number, reach: number, colour: string, date = ''): string {
  const words =
    arc('CARDAMOM', 'josefin-sans:700', 20, x, y, 69, 0, { track: 160 }).d +
    arc('WITH LOVE', 'josefin-sans:600', 17, x, y, 83, 0, { track: 140, flip: true }).d;
  const [day = '', year = ''] = date.split('|');
  const middle = day
    ? at(set(day, 'josefin-sans:700', 29), x, y + 2) + at(set(year, 'josefin-sans:600', 21, { track: 80 }), x, y + 32)
    : heart(x, y + 2, 26);
  let bars = '';
  for (let i = 0; i < 5; i++) bars += waveLine(x + 104, reach, y - 48 + i * 24, 6, 31);
  const rings = hair(ring(x, y, 92), colour, 3.4) + hair(ring(x, y, 60), colour, 2);
  return g(
    rings + path(words + middle, `fill="${colour}"`) + hair(bars, colour, 3.4),
    `opacity=".86" transform="rotate(-5 ${n1(x)} ${n1(y)})"`,
  );
}
