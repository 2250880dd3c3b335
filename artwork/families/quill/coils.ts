import { clamp, type Drawing, lum, mix, n1, type P, pt, shade, TAU, use } from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { off } from '#artwork/materials/outlines.ts';
import { inner, lay, softU, unionId } from '#artwork/materials/pieces.ts';
import { trueColourOf } from '#artwork/materials/true-colours.ts';
import { VisibleParts } from '#artwork/materials/visible-parts.ts';

/** a coil of half circles, from the outside in */
export function coil(x: number, y: number, R: number, gap: number, a0: number): string {
  const n = Math.max(2, Math.floor((R / gap) * 2) - 1);
  let d = '',
    cur: P = [x + Math.cos(a0) * R, y + Math.sin(a0) * R];
  d += 'M' + pt(cur);
  let rad = R,
    a = a0;
  for (let i = 0; i < n; i++) {
    const nr = rad - gap / 2,
      dia = rad + nr;
    const q: P = [cur[0] - Math.cos(a) * dia, cur[1] - Math.sin(a) * dia];
    d += `A${n1(dia / 2)} ${n1(dia / 2)} 0 0 1 ${pt(q)}`;
    cur = q;
    a += Math.PI;
    rad = nr;
    if (rad < gap * 0.7) break;
  }
  return d;
}

/** a registered path as a strip of paper on its edge: shadow, side, top and its light */
export function stripU(id: string, col: string, w: number): string {
  const pale = lum(col) > 0.84;
  return `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${use(id,
    `stroke="${pale ? shade(col, -0.34) : '#140a10'}" stroke-opacity="${pale ? 0.22 : 0.2}" stroke-width="${n1(w * 1.5)}" transform="translate(${pale ? '3 4.5' : '4 6'})"`)}${use(id,
    `stroke="${shade(col, pale ? -0.085 : -0.17)}" stroke-width="${w}" transform="translate(1.6 2.6)"`)}${use(id,
    `stroke="${col}" stroke-width="${w}"`)}${use(id, `stroke="${mix(col, '#ffffff', 0.5)}" stroke-width="${n1(w * 0.32)}" transform="translate(-.5 -.7)"`)}</g>`;
}

export function strip(c: Drawing, d: string, col: string, w: number): string {
  return stripU(c.def((k) => `<path id="${k}" d="${d}"/>`), col, w);
}

/** A hero filled with coils of paper, its parts outlined by strips; `ground` is what it stands on. */
export function quilled(c: Drawing, h: Hero, at: { cx: number; cy: number; w: number; h: number }, ground: string): string {
  const { p, r } = c;
  const dark = lum(ground) < 0.5;
  const ps = lay(c, h, at.cx, at.cy, at.w, at.h),
    un = unionId(c, ps),
    ids = new VisibleParts(ps, 2),
    small = at.w < 400;
  let s = softU(un, small ? 5 : 10, small ? 8 : 16, small ? 9 : 18, dark ? '#000' : '#4a3020', 0.3, 7);
  for (const q of ps) {
    const base = trueColourOf(p, h, q.k),
      col = off(lum(base) > 0.95 ? shade(base, -0.012) : base, ground, lum(base) > 0.84 ? 1.04 : dark && q.area > (small ? 500 : 3000) ? 2.4 : 1.16);
    if (q.line) {
      s += stripU(q.id, col, small ? 4.4 : 6);
      continue;
    }
    const m = Math.min(q.x1 - q.x0, q.y1 - q.y0);
    // the paper behind the strips of this part
    const pale = lum(col) > 0.84;
    s += use(q.id, `fill="${pale ? shade(col, -0.022) : mix(shade(col, -0.06), ground, 0.25)}"`) + inner(c, q.id, 5, 7, 10, '#140a10', pale ? 0.1 : 0.35, 3);
    if (m > 22) {
      // coils packed where this part is on top, large ones first
      const got: [number, number, number][] = [];
      const tries = clamp(q.area / 60, 120, 1500),
        cand: [number, number, number][] = [];
      for (let i = 0; i < tries; i++) {
        const x = r.f(q.x0, q.x1),
          y = r.f(q.y0, q.y1);
        if (ids.at(x, y) !== q.i) continue;
        const d = ids.dist(x, y) - 3.5;
        if (d > 5) cand.push([x, y, d]);
      }
      const cap = clamp(m * 0.22, small ? 11 : 15, 34);
      for (const lim of [cap, cap * 0.72, cap * 0.5, cap * 0.34, 5.5]) for (const [x, y, d] of cand) {
        let R = Math.min(d, lim);
        for (const o of got) {
          R = Math.min(R, Math.hypot(o[0] - x, o[1] - y) - o[2] - 1.6);
          if (R < lim * 0.7) break;
        }
        if (R >= Math.max(4.6, lim * 0.7)) got.push([x, y, R]);
      }
      const groups: string[] = ['', '', ''];
      for (const [x, y, R] of got) {
        const v = r.i(0, 2);
        groups[v]! += R < 7 ? `M${n1(x - R)} ${n1(y)}A${n1(R)} ${n1(R)} 0 1 1 ${n1(x + R)} ${n1(y)}A${n1(R)} ${n1(R)} 0 1 1 ${n1(x - R)} ${n1(y)}`
          : `M${n1(x - R)} ${n1(y)}A${n1(R)} ${n1(R)} 0 1 1 ${n1(x + R)} ${n1(y)}A${n1(R)} ${n1(R)} 0 1 1 ${n1(x - R)} ${n1(y)}` + coil(x, y, R - 0.5, R > 22 ? 6.2 : 5, r.f(0, TAU));
      }
      groups.forEach((d, v) => {
        if (d) s += strip(c, d, (pale ? [col, shade(col, 0.03), shade(col, -0.025)] : [col, shade(col, 0.055), mix(shade(col, -0.055), p.b, 0.12)])[v]!, 3);
      });
    }
    s += stripU(q.id, mix(col, '#ffffff', 0.06), m < 30 ? 3.4 : small ? 4.4 : 5.6);
  }
  return s;
}
