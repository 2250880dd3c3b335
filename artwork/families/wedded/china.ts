import {
  circ, g, lerp, lum, mix, n1, type P, path, poisson, polar, poly, pt, rect, smooth, TAU,
} from '#artwork/engine.ts';
import { figure } from '#artwork/lettering/numbers.ts';
import { contours, field, polylines } from '#artwork/outlines/field.ts';
import { thin } from './figures.ts';
import type { Anniversary } from './number.ts';

/** a number painted on china */
export function drawChina({ c, p, num, dark, bg, deep, rr, halo, fam, max }: Anniversary & { fam: string; max: number }) {
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`) + halo(0.8));
  const q = figure(num, 'bagel-fat-one', 500, 560, num.length === 1 ? 430 : 800, 560, { track: 6 }), id = c.clip(path(q.d)),
    blue = lum(p.e) < 0.45 && lum(p.e) > 0.2 ? p.e : '#23408e', b2 = mix(blue, '#fff', 0.45);
  const sd = field(polylines(q.d, 6), 5);
  let o = c.soft(q.d, 12, 30, 26, deep, dark ? 0.5 : 0.32, 6) + path(q.d, `fill="#cfd3da" transform="translate(0 9)"`) + path(q.d, 'fill="#fbfbf8"');
  let inn = '';
  // painted sprigs: a vine wanders, roses where there is room
  const spots: { x: number; y: number; R: number }[] = [];
  for (const [x, y] of poisson(rr, q.left, q.top, q.w, q.h, 34)) {
    const v = sd(x, y);
    if (v < 22) continue;
    const R = Math.min(58, v * 0.78);
    if (spots.every((s) => Math.hypot(s.x - x, s.y - y) > (s.R + R) * 0.98)) spots.push({ x, y, R });
  }
  spots.sort((a, b) => b.R - a.R);
  const flower = (x: number, y: number, R: number) => {
    let f = ''; const n = 5 + (R > 40 ? 3 : 0), a0 = rr.f(0, TAU);
    for (let i = 0; i < n; i++) {
      const a = a0 + (i / n) * TAU, t = polar(x, y, R * 0.62, a), l = polar(x, y, R * 0.5, a - 0.42), k = polar(x, y, R * 0.5, a + 0.42);
      f += path(`M${n1(x)} ${n1(y)}Q${pt(polar(l[0], l[1], R * 0.16, a - 1.2))} ${pt(polar(x, y, R * 0.66, a - 0.2))}Q${pt(t)} ${pt(polar(x, y, R * 0.66,
        a + 0.2))}Q${pt(polar(k[0], k[1], R * 0.16, a + 1.2))} ${n1(x)} ${n1(y)}Z`,
        `fill="${i % 2 ? b2 : mix(b2, blue, 0.35)}" stroke="${blue}" stroke-width="2"`)
          + path(`M${pt(polar(x, y, R * 0.2, a))}L${pt(polar(x, y, R * 0.48, a))}`, `stroke="${blue}" stroke-width="1.8"`);
    }
    f += circ(x, y, R * 0.17, `fill="${blue}"`) + circ(x - R * 0.04, y - R * 0.05, R * 0.06, 'fill="#fff"');
    const m2 = 3; for (let i = 0; i < m2; i++) {
      const a = a0 + 0.5 + (i / m2) * TAU, s0 = polar(x, y, R * 0.66, a), e = polar(x, y, R * 1.16, a + 0.25);
      f += path(`M${pt(s0)}Q${pt(polar(s0[0], s0[1], R * 0.3, a - 0.9))} ${pt(e)}Q${pt(polar(s0[0], s0[1], R * 0.3, a + 1.1))} ${pt(s0)}Z`, `fill="${blue}"`)
        + path(`M${pt(s0)}L${pt(e)}`, 'stroke="#fff" stroke-width="1.4" stroke-opacity=".7"');
    }
    return f;
  };
  for (const s of spots) inn += s.R > 26 ? flower(s.x, s.y, s.R) : [0, 1, 2].map((i) => {
    const a = rr.f(0, TAU), e = polar(s.x, s.y, s.R * 0.9, a);
    return path(`M${n1(s.x)} ${n1(s.y)}Q${pt(polar(s.x, s.y, s.R * 0.7, a - 0.6))} ${pt(e)}Q${pt(polar(s.x, s.y, s.R * 0.7, a + 0.6))} ${n1(s.x)} ${n1(s.y)}Z`, `fill="${i ? blue : b2}"`);
  }).join('') + circ(s.x, s.y, 3.4, `fill="${blue}"`);
  const box: [number, number, number, number] = [q.left - 12, q.top - 12, q.right + 12, q.bottom + 12];
  for (const [lv, col, ww, dash] of [[13, blue, 3.4, ''], [19, blue, 1.6, '2 7']] as [number, string, number, string][])
    inn += path(contours(sd, lv, box, 7).map((k) => smooth(thin(k.p, 2), k.loop)).join(''),
      `fill="none" stroke="${col}" stroke-width="${ww}"${dash ? ` stroke-dasharray="${dash}" stroke-linecap="round"` : ''}`);
  // glaze
  inn += g([0, 1, 2, 3, 4].map((i) => path(q.d, `fill="none" stroke="#33405c" stroke-opacity=".055" stroke-width="${70 - i * 13}"`)).join(''),
    'transform="translate(-14 -18)"') + g([0, 1, 2].map((i) => path(q.d, `fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="${18 - i * 5}"`)).join(''), 'transform="translate(9 11)"');
  const shine = contours(sd, 30, box, 8).filter((k) => k.p.length > 14).map((k) => smooth(thin(k.p, 2), k.loop)).join('');
  inn += path(shine, `fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="8" stroke-linecap="round" stroke-dasharray="90 210 24 330" stroke-dashoffset="40"`);
  o += g(inn, `clip-path="${id}"`);
  // mended with gold
  const seam = (a: P, b: P) => {
    const n = 11, ps: P[] = Array.from({ length: n }, (_,
      i) => [lerp(a[0], b[0], i / (n - 1)) + (i % (n - 1) ? rr.f(-15, 15) : 0), lerp(a[1], b[1], i / (n - 1)) + (i % (n - 1) ? rr.f(-13, 13) : 0)]);
    const mid = ps[5]!, br: P = [mid[0] + rr.f(-120, 120), mid[1] + rr.f(60, 130)];
    const d = poly(ps, false);
    void br;
    return path(d, 'fill="none" stroke="#6d4610" stroke-opacity=".55" stroke-width="9" stroke-linejoin="round" transform="translate(1.5 2.5)"')
      + path(d, `fill="none" stroke="${c.foil('gold', 30)}" stroke-width="7" stroke-linejoin="round"`)
      + path(d, 'fill="none" stroke="#fff6d2" stroke-width="1.8" stroke-linejoin="round" transform="translate(-1.4 -1.4)"');
  };
  let sm = ''; for (const gl of q.glyphs) { const [x0, y0, x1, y1] = gl.box, up1 = rr.chance(0.5); sm += seam([x0 - 6, lerp(y0, y1, up1 ? 0.3 : 0.72)], [x1 + 6, lerp(y0, y1, up1 ? 0.66 : 0.36)]); }
  c.add('art', o + g(sm, `clip-path="${id}"`) + path(q.d, `fill="none" stroke="#aab2bf" stroke-opacity=".7" stroke-width="1.6"`));
  fam = 'playfair-display:500i'; max = 92;
  return { fam, max };
}
