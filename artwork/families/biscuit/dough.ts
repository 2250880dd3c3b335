import { circ, type Drawing, ell, g, lerp, lum, mix, n1, type Palette, shade, use } from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { spaced } from '#artwork/materials/outlines.ts';
import { clipOf, inner, lay, type Piece, softU, unionId } from '#artwork/materials/pieces.ts';
import type { Place } from '#artwork/materials/stage-look.ts';
import { trueColourOf } from '#artwork/materials/true-colours.ts';

export const DOUGH = { main: '#d99f5c', deep: '#a8672e', light: '#eebf80' };

/** the dough of a registered outline, `w` wide about it, baked darker at the rim */
export function bake(c: Drawing, id: string, w: number): string {
  const st = (k: number, col: string, extra = '') => use(id, `fill="${col}" stroke="${col}" stroke-width="${k}" stroke-linejoin="round" ${extra}`);
  return softU(id, 8, 16, w / 2 + 20, '#4a2a10', 0.38, 8) + st(w + 8, '#7d4a1e', 'transform="translate(4 9)"')
    + st(w + 6, DOUGH.deep, 'transform="translate(2 5)"') + st(w + 4, '#b9763a') + st(w - 2, c.lin([[0, '#dba765'], [1, '#c98a48']], 0, 0, 1, 1))
    + st(w - 14, DOUGH.main) + st(w - 24, DOUGH.light, 'stroke-opacity=".5" fill-opacity=".5"');
}

type Extent = { area: number; x0: number; x1: number; y0: number; y1: number };

/** run-in icing over a registered outline, with a piped edge; what is narrower than `least` is not modelled */
export function ice(c: Drawing, id: string, col: string, q: Extent, edge: string, least = 34): string {
  const small = Math.min(q.x1 - q.x0, q.y1 - q.y0) < least;
  const w = Math.min(q.x1 - q.x0, q.y1 - q.y0) < 34 ? 5 : 11;
  let t = use(id, `fill="none" stroke="#3a1d0c" stroke-opacity=".2" stroke-width="${w + 3}" stroke-linejoin="round" transform="translate(2 4)"`);
  t += use(id, `fill="${c.lin([[0, shade(col, 0.035)], [1, shade(col, -0.02)]], 0, 0, 0.3, 1)}" stroke="${shade(col, -0.03)}" stroke-width="${w}" stroke-linejoin="round"`);
  if (!small) t += inner(c, id, -2, -3, 17, shade(col, -0.16), 0.32, 3) + inner(c, id, 5, 7, 9, '#fff', 0.34, 3);
  // the piped edge, a soft cord that catches the light
  t += use(id, `fill="none" stroke="${shade(edge, -0.13)}" stroke-width="${w}" stroke-linejoin="round" transform="translate(.8 1.6)"`)
    + use(id, `fill="none" stroke="${edge}" stroke-width="${n1(w * 0.86)}" stroke-linejoin="round"`)
    + use(id, `fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="${n1(w * 0.22)}" stroke-linejoin="round" transform="translate(-1.2 -1.8)"`);
  if (!small && q.area > 9000) {
    const [x, y] = [lerp(q.x0, q.x1, 0.34), lerp(q.y0, q.y1, 0.26)];
    t += `<g clip-path="${clipOf(c, id)}">${ell(x, y, (q.x1 - q.x0) * 0.2, (q.y1 - q.y0) * 0.08,
      `fill="${c.rad([[0, '#fff', 0.5], [0.7, '#fff', 0.16], [1, '#fff', 0]])}" transform="rotate(-20 ${n1(x)} ${n1(y)})"`)}</g>`;
  }
  return t;
}

/** a colour as it looks in icing sugar */
export const sugared = (x: string) => (lum(x) < 0.34 ? shade(x, 0.08, 0) : shade(mix(x, '#ffffff', 0.12), 0.02, 0.012));

/** a hero as an iced biscuit, its dough `rim` wide about it; parts narrower than `least` are not modelled */
export function biscuit(c: Drawing, h: Hero, place: Place, o: { rim?: number; p?: Palette; least?: number } = {}): { svg: string; ps: Piece[] } {
  const { r } = c,
    p = o.p ?? c.p,
    rim = o.rim ?? 74,
    ps = lay(c, h, place.cx, place.cy, place.w, place.h);
  const un = unionId(c, ps);
  let s = bake(c, un, rim);
  // crumb of the dough
  const closed = ps.filter((x) => !x.line);
  let pits = '';
  for (let i = 0; i < rim * 3.5; i++) {
    const e = r.pick(spaced(r.pick(closed).ps, 14)),
      k = r.f(-rim / 2, rim / 2);
    pits += circ(e.p[0] + e.n[0] * k, e.p[1] + e.n[1] * k, r.f(0.8, 2.2), '');
  }
  s += g(pits, 'fill="#7d4a1e" fill-opacity=".3"');
  // run-in base of icing under everything, so that no dough shows between parts
  s += softU(un, 2, 4, 8, '#5a3212', 0.4, 4);
  for (const q of ps) {
    const col = sugared(trueColourOf(p, h, q.k));
    if (q.line) {
      const w = 10;
      s += use(q.id, `fill="none" stroke="#3a1d0c" stroke-opacity=".25" stroke-width="${w}" stroke-linecap="round" transform="translate(2 4)"`)
        + use(q.id, `fill="none" stroke="${col}" stroke-width="${w}" stroke-linecap="round"`)
        + use(q.id, 'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.4" stroke-linecap="round" transform="translate(-1.2 -2)"');
      continue;
    }
    s += ice(c, q.id, col, q, lum(col) > 0.86 ? shade(col, 0.02) : shade(mix(col, '#ffffff', 0.2), 0.02), o.least);
  }
  return { svg: s, ps };
}
