import { lum, mix, shade } from '#cards/render/colour.ts';
import { Drawing, type Input } from '#cards/render/drawing.ts';
import { clamp, n1, pt, smooth, TAU, type P } from '#cards/render/geometry.ts';
import { at, type LineSpec } from '#cards/render/lettering.ts';
import { path, rect } from '#cards/render/svg.ts';
import { isDark } from '#cards/families/colours/grounds.ts';
import { heroOf } from '#cards/families/heroes/library.ts';
import { SIMPLE } from '#cards/families/heroes/simple.ts';
import { inkOn, stackEven } from '#cards/families/materials/lettering.ts';
import { off } from '#cards/families/materials/outlines.ts';
import { colourOf } from '#cards/families/materials/part-colours.ts';
import { inner, lay, softU, U, unionId } from '#cards/families/materials/pieces.ts';
import { VisibleParts } from '#cards/families/materials/visible-parts.ts';

export function drawQuill(inp: Input): Drawing {
  const c = new Drawing('quill', inp),
    { p, r } = c;
  const h = heroOf(inp.motif);
  c.alt = h.name + ' in quilled paper';
  const dark = isDark(p);
  const ground = dark ? p.bg : mix(p.paper, p.bg, 0.6);
  const hx = 500,
    hy = 540;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(ground, 0.02)], [1, shade(ground, -0.035)]], 0, 0, 1, 1)}"`) + c.grain(0.8));
  const ps = lay(c, h, hx, hy, 640, 700),
    un = unionId(c, ps),
    ids = new VisibleParts(ps, 2);
  /** a coil of half circles, from the outside in */
  const coil = (x: number, y: number, R: number, gap: number, a0: number) => {
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
  };
  const strip = (d: string, col: string, w: number) => {
    const id = c.def((k) => `<path id="${k}" d="${d}"/>`);
    return stripU(id, col, w);
  };
  const stripU = (id: string, col: string, w: number) =>
    `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${U(id,
      `stroke="#140a10" stroke-opacity=".2" stroke-width="${n1(w * 1.5)}" transform="translate(4 6)"`)}${U(id,
        `stroke="${shade(col, lum(col) > 0.84 ? -0.11 : -0.17)}" stroke-width="${w}" transform="translate(1.6 2.6)"`)}${U(id,
          `stroke="${col}" stroke-width="${w}"`)}${U(id, `stroke="${mix(col, '#ffffff', 0.5)}" stroke-width="${n1(w * 0.32)}" transform="translate(-.5 -.7)"`)}</g>`;
  // frame of scrolls in the corners
  const scroll = (x: number, y: number, sx: number, sy: number) => {
    const f = (u: number, v: number): P => [x + u * sx, y + v * sy];
    const sp = (cx: number, cy: number, R: number, turn: number, a0: number, tail: P[]) => {
      const q: P[] = [...tail];
      for (let i = 0; i <= turn * 12; i++) {
        const t = i / (turn * 12),
          a = a0 + t * turn * TAU;
        q.push([cx + Math.cos(a) * R * (1 - t * 0.86), cy + Math.sin(a) * R * (1 - t * 0.86)]);
      }
      return smooth(q.map(([u, v]) => f(u, v)), false);
    };
    const c1 = off(dark ? p.a : p.a, ground, 1.4),
      c2 = off(colourOf(p, SIMPLE[0]!, 'leaf'), ground, 1.4),
      c3 = off(p.b, ground, 1.4);
    return strip(sp(60, 150, 34, 2.1, -Math.PI / 2 - 0.4, [[190, 26], [120, 60]]), c2, 5)
      + strip(sp(150, 60, 34, -2.1, Math.PI + 0.4, [[26, 190], [60, 120]]), c2, 5) + strip(sp(36, 36, 26, 2.4, 0.6, []), c1, 5)
      + strip(coil(c3 ? f(232, 34)[0] : 0, f(232, 34)[1], 15, 6, 0), c3, 4) + strip(coil(f(34, 232)[0], f(34, 232)[1], 15, 6, 0), c3, 4) + strip(coil(f(104, 104)[0], f(104, 104)[1], 19, 6, 1), c1, 4);
  };
  c.add('ornament', scroll(64, 64, 1, 1) + scroll(936, 64, -1, 1) + scroll(64, 1336, 1, -1) + scroll(936, 1336, -1, -1));
  let s = softU(un, 10, 16, 18, dark ? '#000' : '#4a3020', 0.3, 7);
  for (const q of ps) {
    const base = colourOf(p, h, q.k),
      col = off(lum(base) > 0.95 ? shade(base, -0.02) : base, ground, 1.16);
    if (q.line) {
      s += stripU(q.id, col, 6);
      continue;
    }
    const m = Math.min(q.x1 - q.x0, q.y1 - q.y0);
    // the paper behind the strips of this part
    const pale = lum(col) > 0.84;
    s += U(q.id, `fill="${pale ? shade(col, -0.015) : mix(shade(col, -0.06), ground, 0.25)}"`) + inner(c, q.id, 5, 7, 10, '#140a10', pale ? 0.2 : 0.35, 3);
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
      const cap = clamp(m * 0.22, 15, 34);
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
        if (d) s += strip(d, [col, shade(col, 0.055), mix(shade(col, -0.055), p.b, 0.12)][v]!, 3);
      });
    }
    s += stripU(q.id, mix(col, '#ffffff', 0.06), m < 30 ? 3.4 : 5.6);
  }
  c.add('art', s);
  const words = inp.headline.split('|');
  const small = inp.name || inp.sub;
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'sansita-swashed:500', w: 640, max: words.length > 1 ? 92 : 116, gap: i === words.length - 1 ? 46 : 18, flat: true }));
  if (small) specs.push({ t: small, f: 'josefin-sans:600', w: 560, max: 32, track: 90, flat: true });
  const k = stackEven(specs, { cy: 1116 });
  const ink = inkOn(ground, dark ? [p.a, p.ink] : [p.a, p.e, p.ink], 3.6);
  const td = words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join('');
  const tid = c.def((id) => `<path id="${id}" d="${td}"/>`);
  c.add('type', `<g>${U(tid, `fill="#140a10" fill-opacity=".22" transform="translate(5 8)"`)}${U(tid, `fill="${shade(ink, -0.14)}" transform="translate(2 3.4)"`)}${U(tid, `fill="${ink}"`)}${U(tid, `fill="none" stroke="${mix(ink, '#ffffff', 0.45)}" stroke-width="1.5"`)}</g>`
    + (small ? path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="${inkOn(ground, [p.ink, p.e])}"`) : ''));
  return c;
}
