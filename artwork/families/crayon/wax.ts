import {
  clamp, type Drawing, lerp, lum, makeRng, mix, n1, noise1, type P, path, pt, shade, smooth, use,
} from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { spaced } from '#artwork/materials/outlines.ts';
import { clipOf, lay, type Piece } from '#artwork/materials/pieces.ts';
import type { Place } from '#artwork/materials/stage-look.ts';
import { trueColourOf } from '#artwork/materials/true-colours.ts';
import { VisibleParts } from '#artwork/materials/visible-parts.ts';

/** a colour as wax has it on pale paper */
export const wax = (x: string) => shade(x, lum(x) > 0.92 ? -0.1 : 0, 0.02);

/** hatching without lifting the hand: to and fro while the neighbours are close */
export function zig(c: Drawing, runs: [P, P][], amp: number, near = 22): string {
  const { r } = c;
  let d = '',
    last: P | null = null;
  runs.forEach(([a, b], i) => {
    const [f, t] = i % 2 ? [b, a] : [a, b];
    const m: P = [(f[0] + t[0]) / 2 + r.f(-amp, amp), (f[1] + t[1]) / 2 + r.f(-amp, amp)];
    if (last && Math.hypot(last[0] - f[0], last[1] - f[1]) < near) d += `L${pt(f)}Q${pt(m)} ${pt(t)}`;
    else d += `M${pt(f)}Q${pt(m)} ${pt(t)}`;
    last = t;
  });
  return d;
}

/** the hero with slightly shaky outlines, and which part is uppermost where */
export function sketched(c: Drawing, h: Hero, { cx, cy, w, h: ht }: Place): { ps: Piece[]; ids: VisibleParts } {
  const nz = noise1('cr' + c.input.seed),
    nz2 = noise1('cr2' + c.input.seed);
  const ps = lay(c, h, cx, cy, w, ht, { hand: (x, y) => [x + nz(y / 60 + x / 300) * 5, y + nz2(x / 60 + y / 300) * 5] });
  return { ps, ids: new VisibleParts(ps, 2) };
}

/** a hero coloured in on paper of this colour */
export function coloured(c: Drawing, h: Hero, place: Place, paper: string): { svg: string; ps: Piece[] } {
  const { p, r } = c,
    nz = noise1('cr' + c.input.seed),
    nz2 = noise1('cr2' + c.input.seed),
    { ps, ids } = sketched(c, h, place);
  let s = '';
  for (const q of ps) if (!q.line) s += use(q.id, `fill="${paper}" stroke="${paper}" stroke-width="8"`);
  for (const q of ps) {
    const col = wax(trueColourOf(p, h, q.k));
    if (q.line) {
      s += use(q.id, `fill="none" stroke="${col}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round" stroke-opacity=".9"`)
        + use(q.id, `fill="none" stroke="${shade(col, -0.06)}" stroke-width="3" stroke-linecap="round" transform="translate(1.5 1)"`);
      continue;
    }
    const m = Math.min(q.x1 - q.x0, q.y1 - q.y0);
    s += use(q.id, `fill="${mix(paper, col, 0.5)}"`);
    if (m > 20) {
      const gap = clamp(m / 16, 5.5, 8.5);
      s += `<g fill="none" stroke-linejoin="round" stroke-linecap="round" clip-path="${clipOf(c, q.id)}">`
        + path(zig(c, ids.runs(q.i, q, q.ang, gap, () => r.f(-1.4, 1.4), 4), 4), `stroke="${col}" stroke-width="${n1(gap * 0.74)}" stroke-opacity=".9"`);
      if (m > 54) {
        const e = 0.13;
        const rn = ids.runs(q.i, q, q.ang + 24, gap * 1.5, () => r.f(-2, 2), 4).filter(([a, b]) => (a[0] + b[0]) / 2 > lerp(q.x0, q.x1, 0.46 - e) && (a[1] + b[1]) / 2 > lerp(q.y0, q.y1, 0.4));
        s += path(zig(c, rn.map(([a, b]) => [[lerp(a[0], b[0], 0.35), lerp(a[1], b[1], 0.35)], b] as [P, P]), 5), `stroke="${shade(col, -0.13)}" stroke-width="${n1(gap * 0.62)}" stroke-opacity=".62"`);
      }
      s += '</g>';
    } else s += use(q.id, `fill="${col}"`);
    // outlined twice, not quite in the same place
    const dk = shade(col, lum(col) > 0.8 ? -0.17 : -0.12);
    const ring = (k: number, w: number, o: number) => {
      const q2 = spaced(q.ps, 16).map((v, i) => [v.p[0] + nz(i * 0.5 + k * 30) * 2.6, v.p[1] + nz2(i * 0.5 + k * 30) * 2.6] as P);
      return path(q2.length > 8 && m > 40 ? smooth(q2) : q.d, `fill="none" stroke="${dk}" stroke-width="${w}" stroke-opacity="${o}" stroke-linejoin="round"`);
    };
    s += ring(0, m < 30 ? 2.6 : 5, 0.85) + (m > 40 ? ring(1, 2.6, 0.7) : '');
  }
  return { svg: s, ps };
}

/** the tooth of the paper, which wax does not reach: a paint for the whole sheet */
export function tooth(c: Drawing, paper: string, o = 0.62): string {
  let marks = '';
  const tr = makeRng('tooth');
  for (let i = 0; i < 330; i++) {
    const x = tr.f(0, 150),
      y = tr.f(0, 150),
      R = tr.f(0.5, 1.35);
    marks += `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(R * 1.3)}" ry="${n1(R)}"/>`;
  }
  return c.pattern(150, 150, `<g fill="${paper}" fill-opacity="${o}">${marks}</g>`, 'rotate(14)');
}
