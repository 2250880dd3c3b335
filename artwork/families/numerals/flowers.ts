import { circ, contrast, g, mix, n1, path, polar, pt, shade, TAU, tf } from '#artwork/engine.ts';
import { darkest } from '#artwork/colours/play.ts';
import { roundLine } from '#artwork/outlines/strokes.ts';
import { walk } from '#artwork/outlines/walk.ts';
import type { Numeral } from './number.ts';

/** a number of flowers */
export function drawFlowers({ c, p, wPx, strokes, closed, dOf, art, rr, shadowC }: Numeral) {
  const cols = [p.a, p.b, p.d, p.c, mix(p.a, p.d, 0.5)], leafC = [p.e, mix(p.e, p.c, 0.5), shade(p.c, -0.08)];
  const leafD = 'M0 0C-26 -22 -30 -66 0 -104C30 -66 26 -22 0 0Z';
  const petal = 'M0 0C-20 -12 -31 -40 -20 -58C-12 -68 -4 -62 0 -56C4 -62 12 -68 20 -58C31 -40 20 -12 0 0Z';
  const petal2 = 'M0 0C-16 -16 -18 -48 0 -62C18 -48 16 -16 0 0Z';
  const bloom = (x: number, y: number, R: number, col: string, kind: number, rot0: number) => {
    const s = R / 60;
    let o = '';
    const n = kind === 0 ? 6 : kind === 1 ? 11 : 8;
    const pd = kind === 0 ? petal : petal2;
    const pg = c.lin([[0, shade(col, 0.06)], [0.6, col], [1, shade(col, -0.13)]]);
    for (let i = 0; i < n; i++) o += path(pd, `fill="${pg}" stroke="${shade(col, -0.13)}" stroke-opacity=".35" stroke-width="1.6" transform="rotate(${n1((i / n) * 360)})"`);
    if (kind !== 1) for (let i = 0; i < n; i++) o += path(pd, `fill="${shade(col, 0.03)}" transform="rotate(${n1(((i + 0.5) / n) * 360)}) scale(.62)"`);
    let ve = '';
    for (let i = 0; i < n; i++) { const a = (i / n) * TAU - Math.PI / 2; ve += `M${pt(polar(0, 0, 16, a))}L${pt(polar(0, 0, 40, a))}`; }
    o += path(ve, `stroke="${shade(col, -0.12)}" stroke-width="1.6" opacity=".5"`);
    const cc = kind === 0 ? darkest(p) : kind === 1 ? p.b : p.paper;
    const cen = contrast(cc, col) > 1.5 ? cc : darkest(p);
    o += circ(0, 0, 15, `fill="${cen}"`);
    let stn = '';
    for (let i = 0; i < 14; i++) { const q = polar(0, 0, i % 2 ? 22 : 18, (i / 14) * TAU); stn += circ(q[0], q[1], 2.6, ''); }
    o += g(stn, `fill="${kind === 0 ? p.paper : shade(p.b, -0.08)}"`) + circ(-4, -4, 4, `fill="#fff" opacity=".35"`);
    const id = c.def((i) => `<g id="${i}">${circ(4, 8, 52, `fill="${c.rad([[0.5, shadowC, 0.4], [1, shadowC, 0]])}"`) + o}</g>`, 'bloom' + kind + col);
    return `<use href="#${id}" ${tf(x, y, rot0, s)}/>`;
  };
  const items: { x: number; y: number; R: number; z: number }[] = [];
  const leaves: string[] = [];
  strokes.forEach((s) => {
    const cl = closed(s), ps = cl ? [...s, s[0]!] : s, w = wPx;
    art.push(roundLine(dOf(s), w * 0.5, shade(leafC[0]!, -0.08)));
    for (const q of walk(ps, 25)) for (const sd of [-1, 1]) {
      const a = q.a + sd * (Math.PI / 2) + rr.f(-0.7, 0.7), o = polar(q.p[0], q.p[1], w * 0.2, a);
      const lc = rr.pick(leafC), lid = c.def((i) => `<g id="${i}">${path(leafD, `fill="${lc}"`) + path('M0 -4V-88', `stroke="${p.paper}" stroke-opacity=".3" stroke-width="2.4"`)}</g>`, 'leaf' + lc);
      leaves.push(`<use href="#${lid}" ` + (tf(o[0], o[1], (a * 180) / Math.PI + 90 + rr.f(-20, 20), (w / 150) * rr.f(0.55, 0.85))) + '/>');
    }
    for (const q of walk(ps, w * 0.4, true, cl)) {
      const off = rr.f(-0.14, 0.14) * w, o = polar(q.p[0], q.p[1], off, q.a + Math.PI / 2);
      items.push({ x: o[0], y: o[1], R: w * rr.f(0.34, 0.52), z: rr.n() });
    }
    for (const q of walk(ps, w * 0.36, true, cl)) {
      const o = polar(q.p[0], q.p[1], rr.f(0.24, 0.42) * w * (rr.chance(0.5) ? 1 : -1), q.a + Math.PI / 2);
      items.push({ x: o[0], y: o[1], R: w * rr.f(0.13, 0.2), z: 1 + rr.n() });
    }
  });
  items.sort((a, b) => a.z - b.z);
  let last = 0;
  art.push(leaves.join(''));
  for (const t of items) { last = (last + rr.i(1, cols.length - 1)) % cols.length; art.push(bloom(t.x, t.y, t.R, cols[last]!, t.R < wPx * 0.22 ? 1 : rr.i(0, 2), rr.f(0, 360))); }
  let ber = '';
  for (const s of strokes) for (const q of walk(s, 70)) {
    const o = polar(q.p[0], q.p[1], wPx * rr.f(0.44, 0.6) * (rr.chance(0.5) ? 1 : -1), q.a + Math.PI / 2);
    ber += circ(o[0], o[1], rr.f(5, 9), `fill="${rr.pick([p.b, p.a, p.paper])}"`);
  }
  art.push(ber);
}
