import { clamp, contrast, type Drawing, lerp, lum, mix, n1, path, pt, shade, toOklch, use } from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { colourOf } from '#artwork/materials/part-colours.ts';
import { inner, lay, softU, unionId } from '#artwork/materials/pieces.ts';
import { VisibleParts } from '#artwork/materials/visible-parts.ts';

/** `colour` washed over a stock until a relief of that stock is made out on it from afar. */
function wash(stock: string, colour: string): string {
  const least = 1.8;
  for (let k = 0.2; k <= 1; k += 0.1) {
    const tint = mix(stock, colour, k);
    if (lum(tint) < lum(stock) && contrast(tint, stock) >= least) return tint;
  }
  let tint = mix(stock, colour, 0.6);
  for (let i = 0; i < 20 && contrast(tint, stock) < least; i++) tint = shade(tint, -0.03);
  return tint;
}

/** The tint under a hero: white on white is not seen across a room. Of the colours given, the one whose wash is the least grey. */
export function floorUnder(stock: string, colours: readonly string[]): string {
  return colours.map((colour) => wash(stock, colour)).reduce((a, b) => (toOklch(b).c > toOklch(a).c + 0.005 ? b : a));
}

/** A stock that is struck: its light from above on the left; `hi` is how white the lit edges are, 0 to 1. */
export function strikeIn(c: Drawing, stock: string, hi: number, lo: string) {
  /** a registered path raised: a lit edge on one side and a shaded one on the other */
  const raise = (id: string, k: number, depth = 1) =>
    softU(id, 3 * k, 4.6 * k, 6 * k, lo, 0.5 * depth, 4, false) + softU(id, -2.6 * k, -4 * k, 4.4 * k, '#fff', hi * 0.62 * depth, 3, false)
    + use(id, `fill="${c.lin([[0, shade(stock, 0.025)], [1, shade(stock, -0.015)]], 0, 0, 1, 1)}"`)
    + inner(c, id, -3 * k, -4.4 * k, 6 * k, lo, 0.52 * depth, 4) + inner(c, id, 2.4 * k, 3.6 * k, 4.4 * k, '#fff', hi * 0.8 * depth, 3);
  /** a hero struck from behind; dark parts a little deeper, large ones tooled along their grain */
  const hero = (h: Hero, cx: number, cy: number, w: number, ht: number) => {
    const { p, r } = c;
    const ps = lay(c, h, cx, cy, w, ht),
      un = unionId(c, ps),
      ids = new VisibleParts(ps, 2);
    let s = softU(un, 5, 8, 14, lo, 0.42, 5, false) + softU(un, -4, -6, 10, '#fff', hi * 0.5, 4, false);
    for (const q of ps) {
      if (q.line) {
        s += `<g fill="none" stroke-linecap="round">${use(q.id, `stroke="#fff" stroke-opacity="${hi}" stroke-width="4" transform="translate(1.4 2.2)"`)}${use(q.id,
          `stroke="${lo}" stroke-opacity=".75" stroke-width="4"`)}</g>`;
        continue;
      }
      const m = Math.min(q.x1 - q.x0, q.y1 - q.y0),
        l = lum(colourOf(p, h, q.k));
      s += raise(q.id, clamp(m / 100, 0.3, 1.15));
      if (l < 0.45) s += use(q.id, `fill="${lo}" fill-opacity="${m < 60 ? 0.42 : 0.12}"`);
      if (m > 46) {
        let d = '';
        for (const [a, b] of ids.runs(q.i, q, q.ang, clamp(m / 11, 10, 18), () => r.f(-2, 2), 4)) {
          const L = Math.hypot(b[0] - a[0], b[1] - a[1]);
          if (L < 26) continue;
          const k0 = r.f(0.1, 0.4), k1 = Math.min(0.92, k0 + r.f(0.2, 0.45));
          d += `M${pt([lerp(a[0], b[0], k0), lerp(a[1], b[1], k0)])}L${pt([lerp(a[0], b[0], k1), lerp(a[1], b[1], k1)])}`;
        }
        s += path(d, `fill="none" stroke="${lo}" stroke-opacity=".34" stroke-width="2.2" stroke-linecap="round"`)
          + path(d, `fill="none" stroke="#fff" stroke-opacity="${n1(hi * 7.5) === '0' ? 0.1 : Math.round(hi * 75) / 100}" stroke-width="1.8" stroke-linecap="round" transform="translate(1 1.7)"`);
      }
    }
    return s;
  };
  /** a bead, to be used where wanted */
  const bead = () => c.def((id) =>
    `<g id="${id}"><circle cx="1.6" cy="2.8" r="6.6" fill="${lo}" fill-opacity=".5"/><circle cx="-1.2" cy="-1.8" r="6.2" fill="#fff" fill-opacity="${hi
      * 0.8}"/><circle r="5.8" fill="${c.rad([[0, shade(stock, 0.05)], [0.6, stock], [1, shade(stock, -0.09)]], 0.5, 0.5, 0.5, '', 0.36, 0.3)}"/></g>`);
  return { raise, hero, bead };
}
