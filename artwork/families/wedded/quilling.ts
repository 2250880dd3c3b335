import { contrast, g, mix, type P, path, rect, shade, smooth, sym, TAU, use } from '#artwork/engine.ts';
import { figure, pickInk } from '#artwork/lettering/numbers.ts';
import { field, polylines } from '#artwork/outlines/field.ts';
import type { Anniversary } from './number.ts';

/** a number of quilled paper */
export function drawQuilling({ c, p, num, dark, bg, deep, rr, halo, fam, max }: Anniversary & { fam: string; max: number }) {
  // quilled paper: strips on edge, coiled into the outline
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`) + halo(0.8));
  const q = figure(num, 'fredoka:700', 500, 560, num.length === 1 ? 500 : 820, 690, { track: 12 }), polys = polylines(q.d, 5), sd = field(polys, 5),
    cols = [p.a, p.b, p.c, p.d, p.e].filter((x) => contrast(x, bg) > 1.25);
  const hgt = 9; // how tall the strip stands: the length of its shadow
  const strip = (d: string, col: string, w = 3.6) => {
    const id = sym(d);
    return g(use(id, `stroke="${deep}" stroke-opacity="${dark ? 0.4 : 0.16}" stroke-width="${w + 5}" transform="translate(${hgt} ${hgt * 1.4})"`)
      + use(id, `stroke="${shade(col, -0.16)}" stroke-width="${w + 1.5}" transform="translate(1.8 2.6)"`) + use(id, `stroke="${col}" stroke-width="${w}"`)
      + use(id, 'stroke="#fff" stroke-opacity=".38" stroke-width="1.1" transform="translate(-.8 -1)"'), 'fill="none" stroke-linecap="round" stroke-linejoin="round"');
  };
  const spots: { x: number; y: number; R: number }[] = [];
  const rq = rr.sub('pack');
  for (const want of [70, 52, 38, 28, 21, 15, 11]) for (let t = 0, n = 260 + (70 - want) * 22; t < n; t++) {
    const x = rq.f(q.left, q.right), y = rq.f(q.top, q.bottom), v = sd(x, y) - 5;
    if (v < want * 0.8) continue;
    let R = Math.min(v, want);
    for (const s of spots) { R = Math.min(R, Math.hypot(s.x - x, s.y - y) - s.R); if (R < want * 0.8) break; }
    if (R < want * 0.8) continue;
    spots.push({ x, y, R: R - 1 });
  }
  const coil = (x: number, y: number, R: number, kind: number, a0: number): string => {
    const ps: P[] = []; const turns = kind === 1 ? Math.max(1.6, R / 16) : R / 8.6;
    const off = kind === 2 ? R * 0.42 : 0, n = Math.ceil(turns * 11);
    for (let i = 0; i <= n; i++) {
      const t = i / n, q2 = R * 0.96 * (kind === 1 ? 1 - Math.pow(t, 0.8) * 0.88 : 1 - t * 0.93), a = a0 + t * turns * TAU;
      ps.push([x + Math.cos(a0) * off * t + Math.cos(a) * q2 * (kind === 2 ? 1 - 0.32 * t : 1), y + Math.sin(a0) * off * t + Math.sin(a) * q2 * (kind === 2 ? 1 - 0.32 * t : 1)]);
    }
    return smooth(ps, false);
  };
  let art = ''; let ci = rr.i(0, 9);
  const base = mix(bg, dark ? '#000' : '#fff', 0.25);
  art += path(q.d, `fill="${base}"`);
  spots.forEach((s) => {
    ci += rr.i(1, 2);
    const col = cols[ci % cols.length]!, kind = s.R > 30 ? rr.pick([0, 1, 2, 2]) : s.R > 16 ? rr.pick([0, 2, 0]) : 0;
    art += strip(coil(s.x, s.y, s.R, kind, rr.f(0, TAU)), col, s.R > 20 ? 4 : 3.4);
  });
  const outer = shade(pickInk(bg, [p.e, p.a], 2), 0);
  art += strip(q.d, outer, 6);
  c.add('art', art);
  fam = 'sansita-swashed:600'; max = 96;
  return { fam, max };
}
