import { bez, circ, type Drawing, ell, g, mix, n1, type P, parsePath, path, qbez, type Rng, shade, tf } from '#artwork/engine.ts';
import { fringe } from './fur.ts';

/** How hair lies: the direction at a point, how close and how long; how much darker and lighter than the coat; how far it stands over the edge. */
export type Lie = { dir: (x: number, y: number) => number; gap?: number; len?: number; dark?: number; light?: number; edge?: number };

/** the points of an outline, ordered so that its outside is on the left */
function rimOf(d: string): P[] {
  const ps: P[] = [];
  let first: P = [0, 0], at: P = first;
  for (const { k, p } of parsePath(d)) {
    const [a, b, e] = p;
    if (k === 'M') { ps.push((first = a!)); at = first; continue; }
    ps.push(...(k === 'C' ? bez(at, a!, b!, e!, 12) : k === 'Q' ? qbez(at, a!, b!, 10) : [at, k === 'Z' ? first : a!]));
    at = k === 'Z' ? first : p.at(-1)!;
  }
  const turn = ps.reduce((sum, [x, y], i) => { const [X, Y] = ps[(i + 1) % ps.length]!; return sum + x * Y - X * y; }, 0);
  return turn > 0 ? ps : ps.toReversed();
}

/** A furred shape: hairs that follow their direction in three tones, and a soft edge. */
export function coat({ c, r }: { c: Drawing; r: Rng }, d: string, [x, y, w, h]: readonly [number, number, number, number], col: string, { dir, gap = 13, len = 26, dark = -0.09, light = 0.07, edge = 9 }: Lie): string {
  const tones = ['', '', ''];
  let n = 0;
  for (let Y = y; Y < y + h; Y += gap) for (let X = x; X < x + w; X += gap) {
    const px = X + r.f(0, gap), py = Y + r.f(0, gap), a = dir(px, py) + r.f(-0.2, 0.2), L = len * r.f(0.6, 1.2), b = r.f(-0.16, 0.16), ex = Math.cos(a) * L, ey = Math.sin(a) * L;
    tones[n++ % 3] += `M${n1(px)} ${n1(py)}q${n1(ex * 0.5 - ey * b)} ${n1(ey * 0.5 + ex * b)} ${n1(ex)} ${n1(ey)}`;
  }
  const inks = [shade(col, dark), shade(col, dark / 2), shade(col, light)];
  const rim = edge > 0 ? path(fringe(r, rimOf(d), edge * 1.7, 7, 0.7), `fill="none" stroke="${col}" stroke-width="4" stroke-linecap="round"`) : '';
  return rim + path(d, `fill="${col}"`) + g(tones.map((t, i) => path(t, `stroke="${inks[i]!}"`)).join(''), `fill="none" stroke-width="3" stroke-linecap="round" clip-path="${c.clip(path(d))}"`);
}

/** hair that runs away from a point, as on a face from the nose */
export const from = (cx: number, cy: number, turn = 0) => (x: number, y: number) => Math.atan2(y - cy, x - cx) + turn;
/** a shape and its mirror image about x = 500 */
export const both = (svg: string) => svg + g(svg, 'transform="translate(1000 0) scale(-1 1)"');

/** an eye that looks at you: its rim, its iris, two lights */
export const eye = (x: number, y: number, R: number, iris: string, rim = '#1d1418') => circ(x, y, R, `fill="${rim}"`) + circ(x, y, R * 0.82, `fill="${iris}"`) + circ(x, y + R * 0.04, R * 0.56, 'fill="#120c10"') + circ(x + R * 0.26, y - R * 0.34, R * 0.25, 'fill="#ffffff"') + circ(x - R * 0.3, y + R * 0.32, R * 0.12, 'fill="#ffffff" opacity=".75"');

/** a dog's nose, x, y its middle */
export const nose = (x: number, y: number, k: number, col = '#241a1e') => g(path('M-46 -20C-40 -40 40 -40 46 -20C50 2 22 30 0 32C-22 30 -50 2 -46 -20Z', `fill="${col}"`) + path('M-30 -22Q0 -36 26 -24', `fill="none" stroke="${mix(col, '#ffffff', 0.42)}" stroke-width="8" stroke-linecap="round"`) + ell(-18, 4, 9, 6, `fill="${shade(col, -0.1)}" transform="rotate(-24 -18 4)"`) + ell(18, 4, 9, 6, `fill="${shade(col, -0.1)}" transform="rotate(24 18 4)"`), tf(x, y, 0, k));
