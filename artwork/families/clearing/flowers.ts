import {
  circ, contrast, type Drawing, g, n1, type P, path, poisson, polar, pt, type Rng, shade, TAU, tf,
} from '#artwork/engine.ts';
import { march } from '#artwork/outlines/strokes.ts';
import type { Gap, Thicket } from './thicket.ts';

/** a flower of the radius R: of nine narrow petals, or of five broad ones where `kind` is 0 */
function bloom(c: Drawing, r: Rng, x: number, y: number, R: number, col: string, kind: number) {
  const { p } = c;
  let s = ''; const n = kind ? 9 : 5, a0 = r.f(0, 72),
    pd = kind ? 'M0 0C-11 -16 -12 -44 0 -54C12 -44 11 -16 0 0Z' : 'M0 0C-26 -12 -34 -42 -18 -54C-8 -60 -2 -52 0 -48C2 -52 8 -60 18 -54C34 -42 26 -12 0 0Z';
  for (let i = 0; i < n; i++)
    s += path(pd, `fill="${i % 2 ? col : shade(col, 0.035)}" stroke="${shade(col, -0.12)}" stroke-opacity=".4" stroke-width="1.4" transform="rotate(${n1(a0 + (i / n) * 360)})"`);
  if (!kind) {
    s += circ(0, 0, 10, `fill="${shade(col, -0.2)}"`);
    for (let i = 0; i < 9; i++) { const e = polar(0, 0, 17, (i / 9) * TAU); s += path(`M0 0L${pt(e)}`, `stroke="${p.b}" stroke-width="1.6"`) + circ(e[0], e[1], 2.8, `fill="${p.b}"`); }
  } else s += circ(0, 0, 13, `fill="${p.b}"`) + circ(-3, -3, 6, `fill="${shade(p.b, 0.08)}"`);
  return g(circ(3, 7, 48, `fill="${c.rad([[0.4, '#000', 0.32], [1, '#000', 0]])}"`) + s, tf(x, y, 0, R / 54));
}

/** bright spots of colour along the edge of the clearing and within the thicket: flowers, or berries in frost */
export function drawBrightSpots(c: Drawing, r: Rng, m: string, night: string, { sd, grad }: Gap, edge: Thicket['edge']): void {
  const { p } = c;
  let fl = '';
  const cols = m === 'frost' ? [p.a, p.paper] : [p.a, p.b, p.d].filter((x, i) => i < 2 || contrast(x, night) > 1.5), spots: P[] = [];
  for (const e of edge) for (const z of march({ p: e.p, loop: e.loop }, 132)) {
    const gr = grad(z.p[0], z.p[1]), off = r.f(-34, -14), x = z.p[0] + gr[0] * off, y = z.p[1] + gr[1] * off;
    if (sd(x, y) > -30) continue;
    if (spots.some((s) => Math.hypot(s[0] - x, s[1] - y) < 84)) continue;
    spots.push([x, y]);
    if (m === 'frost') fl += [0, 1, 2].map((i) => {
      const o = polar(x, y, 15, i * 2.1 + r.f(0, 1));
      return circ(o[0] + 2, o[1] + 4, 14, 'fill="#000" opacity=".2"')
        + circ(o[0], o[1], 13, `fill="${c.rad([[0, shade(p.a, 0.12)], [0.7, p.a], [1, shade(p.a, -0.14)]], 0.36, 0.32, 0.7)}"`) + circ(o[0] - 4, o[1] - 4.6, 3, 'fill="#fff" opacity=".8"');
    }).join(''); else fl += bloom(c, r, x, y, Math.min(r.f(30, 50), -sd(x, y) * 0.95), r.pick(cols), r.chance(0.4) ? 1 : 0);
  }
  for (const [x, y] of poisson(r, 20, 20, 960, 1080, 190)) {
    if (sd(x, y) > -130 || spots.some((s) => Math.hypot(s[0] - x, s[1] - y) < 110)) continue;
    fl += m === 'frost' ? [0, 1].map((i) => circ(x + i * 20, y + i * 9, 12, `fill="${p.a}"`)
      + circ(x + i * 20 - 3.6, y + i * 9 - 4, 3, 'fill="#fff" opacity=".75"')).join('') : bloom(c, r, x, y, r.f(24, 44), r.pick(cols), r.chance(0.5) ? 1 : 0);
  }
  c.add('art', fl);
}
