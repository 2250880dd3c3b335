import { type Drawing, lerp, lum, mix, n1, path, pt, shade, toOklch, use } from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { natural } from '#artwork/materials/part-colours.ts';
import { lay, unionId } from '#artwork/materials/pieces.ts';
import { trueColourOf } from '#artwork/materials/true-colours.ts';
import { VisibleParts } from '#artwork/materials/visible-parts.ts';

export const LEAD = '#16171b';
const CAME = '#747782';

/** deep enough to be coloured glass, light enough for the day to come through */
export const sat = (x: string) =>
  lum(x) > 0.9 ? mix(x, '#fdf1d4', 0.4) : shade(x, lum(x) < 0.44 ? 0.1 : 0.01, toOklch(x).c < 0.05 ? 0.006 : 0.045);

/** Glass with the day behind it, brightest about a point: paints, lead, and a hero made of it. */
export function glassOf(c: Drawing, sunX: number, sunY: number, reach = 820) {
  const { p, r } = c;
  const lit = (col: string, up = 0.12,
    down = 0.15) => c.rad([[0, mix(shade(col, up, 0.01), '#fff6d8', 0.22)], [0.45, shade(col, up * 0.2, 0.02)], [1, shade(col, -down, 0.005)]], sunX, sunY, reach, 'u');
  const sky = [sat(mix(natural(p, '#7db7d8', 0.3), p.d, 0.3)), sat(mix(natural(p, '#7db7d8', 0.3), p.b, 0.22)),
    sat(mix(natural(p, '#a9d3e0', 0.3), '#ffffff', 0.25)), sat(mix(natural(p, '#7db7d8', 0.3), p.e, 0.16))];
  /** a registered path as a strip of lead, with its solder shine */
  const lead = (id: string,
    w: number) => `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${use(id, `stroke="#0c0a0c" stroke-opacity=".14" stroke-width="${w + 14}"`)}${use(id, `stroke="#0c0a0c" stroke-opacity=".2" stroke-width="${w + 6}"`)}${use(id, `stroke="${LEAD}" stroke-width="${w}"`)}${use(id, `stroke="${CAME}" stroke-width="${n1(w * 0.26)}" stroke-opacity=".85" transform="translate(-1.3 -1.5)"`)}</g>`;
  /** lead along a path that is used only once */
  const leadD = (d: string, w: number) => lead(c.def((id) => `<path id="${id}" d="${d}"/>`), w);
  const hero = (h: Hero, cx: number, cy: number, w: number, ht: number, rim = 20) => {
    const ps = lay(c, h, cx, cy, w, ht),
      un = unionId(c, ps),
      ids = new VisibleParts(ps, 2),
      thin = Math.min(1, w / 560);
    let art = use(un, `fill="${LEAD}" stroke="${LEAD}" stroke-width="${rim}" stroke-linejoin="round"`);
    for (const q of ps) {
      if (q.line) { art += lead(q.id, 7 * thin); continue; }
      const m = Math.min(q.x1 - q.x0, q.y1 - q.y0),
        col = sat(trueColourOf(p, h, q.k));
      art += use(q.id, `fill="${lum(col) < 0.3 && m < 40 ? LEAD : lit(shade(col, r.f(-0.02, 0.02), 0, r.f(-3, 3)))}"`);
      if (m > 40) {
        // streaks in the glass
        let d = '';
        for (const [a, b] of ids.runs(q.i, q, q.ang + 12, 13, () => r.f(-5, 5), 5)) {
          const k = r.f(0, 0.6), e = k + r.f(0.15, 0.4);
          d += `M${pt([lerp(a[0], b[0], k), lerp(a[1], b[1], k)])}L${pt([lerp(a[0], b[0], Math.min(1, e)), lerp(a[1], b[1], Math.min(1, e))])}`;
        }
        art += path(d, 'fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="4" stroke-linecap="round"');
      }
      art += lead(q.id, (m < 26 ? 3.4 : m < 60 ? 6 : 8.5) * (m < 26 ? 1 : Math.max(0.8, thin)));
    }
    return art;
  };
  return { lit, sky, lead, leadD, hero };
}
