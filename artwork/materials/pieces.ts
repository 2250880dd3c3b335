import { type Drawing, g, n1, type P, use } from '#artwork/engine.ts';
import { flatten, type Hero } from '#artwork/heroes/hero.ts';
import { move } from './outlines.ts';
import { areaOf } from '#artwork/primitives/polygons.ts';

export type Piece = { k: string; d: string; ang: number; line: boolean; id: string; polys: P[][]; ps: P[]; x0: number; y0: number; x1: number; y1: number;
  area: number; cx: number; cy: number; i: number };

/** the hero fitted into a box about cx, cy; every part registered once in the card */
export function lay(c: Drawing, h: Hero, cx: number, cy: number, w: number, ht: number, o: { deg?: number; step?: number; hand?: (x: number, y: number) => P } = {}): Piece[] {
  let X0 = 1e9,
    Y0 = 1e9,
    X1 = -1e9,
    Y1 = -1e9;
  for (const p of h.parts)
    for (const l of flatten(p.d, 30))
      for (const q of l) {
        X0 = Math.min(X0, q[0]);
        Y0 = Math.min(Y0, q[1]);
        X1 = Math.max(X1, q[0]);
        Y1 = Math.max(Y1, q[1]);
      }
  const s = Math.min(w / (X1 - X0), ht / (Y1 - Y0)),
    a = ((o.deg ?? 0) * Math.PI) / 180,
    mx = (X0 + X1) / 2,
    my = (Y0 + Y1) / 2;
  return h.parts.map((p, i) => {
    const d = move(p.d, (x, y) => {
      const u = (x - mx) * s,
        v = (y - my) * s;
      const X = cx + u * Math.cos(a) - v * Math.sin(a),
        Y = cy + u * Math.sin(a) + v * Math.cos(a);
      return o.hand ? o.hand(X, Y) : [X, Y];
    });
    const polys = flatten(d, o.step ?? 9),
      ps = polys.reduce((b, q) => (q.length > b.length ? q : b), polys[0]!);
    const xs = polys.flat().map((q) => q[0]),
      ys = polys.flat().map((q) => q[1]);
    const x0 = Math.min(...xs),
      x1 = Math.max(...xs),
      y0 = Math.min(...ys),
      y1 = Math.max(...ys);
    return { k: p.k, d, ang: (p.ang ?? 30) + (o.deg ?? 0), line: !!p.line, id: c.def((id) => `<path id="${id}" d="${d}"/>`), polys, ps, x0, y0, x1, y1,
      area: p.line ? 0 : Math.abs(polys.reduce((t, q) => t + areaOf(q), 0)), cx: (x0 + x1) / 2, cy: (y0 + y1) / 2, i };
  });
}
/** all closed parts as one path, for silhouettes, shadows and rims */
export const unionId = (c: Drawing, ps: Piece[]) => c.def((id) => `<path id="${id}" d="${ps.filter((p) => !p.line).map((p) => p.d).join('')}"/>`);
/** soft shadow of a registered path */
export function softU(id: string, dx: number, dy: number, spread: number, col = '#000', o = 0.3, n = 6, fill = true) {
  let s = '';
  for (let i = n; i >= 1; i--) s += use(id, `stroke-width="${n1((spread * 2 * i) / n)}"`);
  const k = Math.round((1 - Math.pow(1 - o, 1.25 / n)) * 1000) / 1000;
  return g((fill ? use(id, `fill="${col}" fill-opacity="${n1(o * 10) === '0' ? 0.1 : Math.round(o * 70) / 100}" stroke="none"`) : '') + s,
    `transform="translate(${dx} ${dy})" fill="none" stroke="${col}" stroke-linejoin="round" stroke-linecap="round" stroke-opacity="${k}"`);
}

/** shading inside a shape: its own outline, moved and stroked softly, kept within it */
export function inner(c: Drawing, id: string, dx: number, dy: number, w: number, col: string, o: number, n = 4) {
  let s = '';
  for (let i = n; i >= 1; i--) s += use(id, `stroke-width="${n1((w * 2 * i) / n)}"`);
  const k = Math.round((1 - Math.pow(1 - o, 1.25 / n)) * 1000) / 1000;
  return `<g clip-path="${clipOf(c, id)}"><g transform="translate(${n1(dx)} ${n1(dy)})" fill="none" stroke="${col}" stroke-linejoin="round" stroke-opacity="${k}">${s}</g></g>`;
}
export const clipOf = (c: Drawing, id: string) => `url(#${c.def((k) => `<clipPath id="${k}"><use href="#${id}"/></clipPath>`, 'clip' + id)})`;
