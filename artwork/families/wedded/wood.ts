import {
  circ, clamp, g, lerp, lum, mix, n1, noise1, type P, path, poly, pt, rect, ribbon, shade, smooth, TAU,
} from '#artwork/engine.ts';
import { figure } from '#artwork/lettering/numbers.ts';
import type { Anniversary } from './number.ts';

/** a number carved of wood */
export function drawWood({ inp, c, p, num, dark, bg, deep, rr, halo, fam, max }: Anniversary & { fam: string; max: number }) {
  // a slice of the trunk with a ring for every year
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`) + halo(0.7));
  const N = Number(num), cx = 500, cy = 556, R = 418, wob = noise1(inp.seed + 'ring'), wob2 = noise1(inp.seed + 'r2');
  const at1 = (q: number, a: number): P => {
    const k = q / R, e = 1 + (0.035 * Math.sin(a * 2 + 0.6) + 0.022 * Math.sin(a * 3 + 2.1)) * k + 0.05 * wob(Math.cos(a) * 1.6 + 20) * k + 0.02 * wob2(Math.sin(a) * 4 + 50 + q * 0.004) * k;
    return [cx + (1 - k) * -26 + Math.cos(a) * q * e, cy + (1 - k) * 18 + Math.sin(a) * q * e * 0.985];
  };
  const ringD = (q: number, n = 40) => smooth(Array.from({ length: n }, (_, i) => at1(q, (i / n) * TAU)));
  const bark: P[] = Array.from({ length: 150 }, (_, i) => at1(R + rr.f(-5, 9) + (i % 7 === 0 ? 8 : 0), (i / 150) * TAU)), bD = poly(bark),
    heartwood = lum(p.b) > 0.55 ? mix(p.b, '#d9ae78', 0.62) : '#d9ae78';
  let o = c.soft(bD, 14, 30, 30, deep, dark ? 0.5 : 0.34, 6) + path(bD, `fill="#4a3023"`);
  let bk = ''; for (let i = 0; i < 300; i++) { const a = rr.f(0, TAU); bk += `M${pt(at1(R - 20, a))}L${pt(at1(R + rr.f(-2, 5), a + rr.f(-0.02, 0.02)))}`; }
  o += path(bk, 'fill="none" stroke="#2c1a12" stroke-width="4" stroke-opacity=".6"') + path(ringD(R - 18, 60), `fill="#7c5334"`)
    + path(ringD(R - 26, 60),
    `fill="${c.rad([[0, shade(heartwood, -0.1, 0.02)], [0.45, shade(heartwood, -0.03)], [0.86, shade(heartwood, 0.05, -0.01)], [1, shade(heartwood, 0.09, -0.02)]], cx - 20, cy + 14, R, 'u')}"`);
  const rad = (i: number) => { const t = i / N; return 20 + (R - 46) * Math.pow(t, 0.92); };
  let thinR = '', fine = '';
  for (let i = 1; i < N; i++) {
    const q = rad(i) + (N > 30 ? rr.f(-1, 1) : rr.f(-4, 4));
    const d = ringD(q, q < 120 ? 22 : N > 60 ? 30 : 40);
    o += path(d, `fill="none" stroke="#8a5a32" stroke-width="${n1(clamp(240 / N, 2.2, 9))}" stroke-opacity="${n1(rr.f(0.5, 0.9))}"`);
    thinR += d;
  }
  const sub3 = Math.max(0, Math.min(9, Math.floor(46 / N) + 1));
    if (sub3) for (let i = 0; i < N; i++) for (let k = 1; k < sub3; k++) fine += ringD(lerp(rad(i), rad(i + 1), k / sub3) + rr.f(-2, 2), 26);
  o += path(fine, 'fill="none" stroke="#a8753f" stroke-width="1.4" stroke-opacity=".35"') + circ(cx - 26, cy + 18, 9, 'fill="#6b4526"');
  // drying checks
  for (const a of [rr.f(0.2, 0.7), rr.f(3.6, 4.2)]) {
    const n = 9, L2 = Array.from({ length: n }, (_, i) => at1(lerp(R - 20, R * 0.62, i / (n - 1)), a + rr.f(-0.012, 0.012)));
    o += path(ribbon(L2, (t) => 13 * (1 - t) + 1), 'fill="#3a2417" fill-opacity=".85"');
  }
  let ray = ''; for (let i = 0; i < 90; i++) {
    const a = rr.f(0, TAU), q = rr.f(90, 330);
    ray += `M${pt(at1(q, a))}L${pt(at1(q + rr.f(20, 60), a))}`;
  } o += path(ray, 'fill="none" stroke="#8a5a32" stroke-opacity=".22" stroke-width="1.6"');
  o += path(ringD(R - 26, 60), `fill="${c.lin([[0, '#fff', 0.22], [0.5, '#fff', 0], [1, '#000', 0.2]], 0, 0, 1, 1)}"`);
  // burnt in
  const q = figure(num, 'abril-fatface', 500, 552, num.length === 1 ? 260 : num.length === 2 ? 440 : 520, 330);
  o += [5, 4, 3, 2, 1].map((i) => path(q.d, `fill="none" stroke="#5a3013" stroke-opacity=".1" stroke-width="${i * 9}" stroke-linejoin="round"`)).join('')
    + path(q.d, `fill="#2d170b"`)
    + g(g(thinR ? path(thinR, 'fill="none" stroke="#6e4322" stroke-opacity=".5" stroke-width="2"') : '')
    + g([3, 2, 1].map((i) => path(q.d, `fill="none" stroke="#000" stroke-opacity=".3" stroke-width="${i * 8}"`)).join(''), 'transform="translate(5 7)"'),
    `clip-path="${c.clip(path(q.d))}"`) + path(q.d, `fill="none" stroke="#e9c48f" stroke-opacity=".5" stroke-width="2" transform="translate(1.6 2.4)"`);
  c.add('art', o);
  fam = 'josefin-slab:700'; max = 84;
  return { fam, max };
}
