import { circ, path, polar, poly, shade, TAU } from '#artwork/engine.ts';
import type { Yard } from './yard.ts';

/** a wheel with a tyre */
export function wheel({ black, groundY }: Yard, x: number, R0: number, hub: string, lugs = 0) {
  let q = '';
  if (lugs) {
    let d = '';
    for (let i = 0; i < lugs; i++) {
      const a = (i / lugs) * TAU;
      d += poly([polar(x, groundY - R0, R0 * 0.9, a - 0.1), polar(x, groundY - R0, R0 * 1.06, a - 0.07), polar(x, groundY - R0, R0 * 1.06, a + 0.07), polar(x, groundY - R0, R0 * 0.9, a + 0.1)]);
    }
    q += path(d, `fill="${black}"`);
  }
  q += circ(x, groundY - R0, R0, `fill="${black}"`) + circ(x, groundY - R0, R0 * 0.58, `fill="${hub}"`)
    + path(`M${x - R0 * 0.58} ${groundY - R0}A${R0 * 0.58} ${R0 * 0.58} 0 0 0 ${x + R0 * 0.58} ${groundY - R0}Z`, `fill="${shade(hub, -0.1)}"`) + circ(x, groundY - R0, R0 * 0.24, `fill="${black}"`);
  for (let i = 0; i < 5; i++) { const b = polar(x, groundY - R0, R0 * 0.41, (i / 5) * TAU - 0.3); q += circ(b[0], b[1], R0 * 0.055, `fill="${black}"`); }
  return q;
}
