import {
  clamp, type Drawing, ell, lerp, lum, makeRng, mix, n1, type P, path, polar, pt, shade, TAU, use,
} from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { off } from '#artwork/materials/outlines.ts';
import { clipOf, inner, lay, softU, unionId } from '#artwork/materials/pieces.ts';
import type { Place } from '#artwork/materials/stage-look.ts';
import { trueColourOf } from '#artwork/materials/true-colours.ts';

/** a colour as it comes from the kiln: deeper, and a little broken */
export const fired = (x: string) => shade(mix(x, '#6a5a3a', 0.05), lum(x) > 0.92 ? -0.03 : -0.012, 0.012);

/** fine cracks of an old glaze over the card, in a paint of their own */
export function crackle(c: Drawing): string {
  const r = makeRng('crackle');
  let d = '';
  for (let i = 0; i < 54; i++) {
    let q: P = [r.f(0, 300), r.f(0, 300)],
      a = r.f(0, TAU);
    d += 'M' + pt(q);
    for (let k = 0; k < 4; k++) {
      a += r.f(-0.6, 0.6);
      q = polar(q[0], q[1], r.f(10, 30), a);
      d += 'L' + pt(q);
    }
  }
  return c.pattern(300, 300, path(d, 'fill="none" stroke="#2a1a0c" stroke-opacity=".13" stroke-width="1.1"'), 'rotate(9)');
}

/** a field of glaze of a registered outline: pooled and dark at its edges, with the light of a window on it */
export function pool(c: Drawing, id: string, col: string, m: number): string {
  const k = clamp(m / 120, 0.2, 1.3);
  return use(id, `fill="${c.lin([[0, shade(col, 0.03)], [0.5, col], [1, shade(col, -0.035)]], 0, 0, 0.4, 1)}"`)
    + inner(c, id, 0, 0, 18 * k, shade(col, lum(col) > 0.85 ? -0.12 : -0.2, 0.02), 0.5, 4)
    + (m > 24 ? inner(c, id, 5 * k, 7 * k, 5 * k, '#ffffff', 0.4, 3) : '');
}

/** a hero in raised lines of slip filled with glaze, as on a tile of this colour */
export function glazed(c: Drawing, h: Hero, place: Place, ground: string, slip: string): string {
  const { p } = c,
    ps = lay(c, h, place.cx, place.cy, place.w, place.h),
    un = unionId(c, ps);
  // the relief stands off the tile
  let s = softU(un, 6, 12, 20, '#120a06', 0.4, 6) + use(un, `fill="${shade(ground, -0.2)}" stroke="${shade(ground, -0.2)}" stroke-width="17" stroke-linejoin="round" transform="translate(2 5)"`)
    + use(un, `fill="${slip}" stroke="${slip}" stroke-width="15" stroke-linejoin="round"`);
  for (const q of ps) {
    const col = fired(off(trueColourOf(p, h, q.k), slip, 1.06));
    if (q.line) {
      s += use(q.id, `fill="none" stroke="${shade(col, -0.14)}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round" transform="translate(1 3)"`)
        + use(q.id, `fill="none" stroke="${col}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"`)
        + use(q.id, 'fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2.6" stroke-linecap="round" transform="translate(-1.4 -2.2)"');
      continue;
    }
    const m = Math.min(q.x1 - q.x0, q.y1 - q.y0),
      w = m < 30 ? 3 : m < 60 ? 5 : 7;
    s += pool(c, q.id, col, m);
    // the cord of slip round it
    s += use(q.id, `fill="none" stroke="#1c1008" stroke-opacity=".36" stroke-width="${w + 2}" stroke-linejoin="round" transform="translate(1.2 2.4)"`)
      + use(q.id, `fill="none" stroke="${slip}" stroke-width="${w}" stroke-linejoin="round"`)
      + use(q.id, `fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="${n1(w * 0.3)}" stroke-linejoin="round" transform="translate(-.9 -1.3)"`);
    if (m > 60) {
      const [x, y] = [lerp(q.x0, q.x1, 0.34), lerp(q.y0, q.y1, 0.27)];
      s += `<g clip-path="${clipOf(c, q.id)}">${ell(x, y, (q.x1 - q.x0) * 0.13, (q.y1 - q.y0) * 0.045 + 2, `fill="#fff" fill-opacity=".62" transform="rotate(-28 ${n1(x)} ${n1(y)})"`)}${ell(x + (q.x1 - q.x0) * 0.16, y - 2, 5, 4, 'fill="#fff" fill-opacity=".5"')}</g>`;
    }
  }
  return s;
}
