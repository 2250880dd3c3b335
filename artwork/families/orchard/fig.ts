import { bez, clamp, ease, g, lerp, mix, type P, path, pt, ribbon, shade, smooth, TAU, tf } from '#artwork/engine.ts';
import { near } from '#artwork/colours/table.ts';
import { engrave } from '#artwork/marks/engraving.ts';
import { type Body, bodyD, bodyPt, solid } from './fruit.ts';
import { leafLines, type LeafO, leafOutline, twig } from './leaves.ts';
import type { Plate } from './plate.ts';

/** the fig */
export function drawFig({ c, r, p, paper, ink, lf, lf2, bark, A, lab }: Plate) {
  const skin: [string, string, string] = [mix('#b79ab8', p.d, 0.15), mix('#6d4472', p.e, 0.12), mix('#3b2148', p.ink, 0.1)];
  const fw = (k: number) => (v: number) => {
    const t = clamp(v);
    return k * (t < 0.12 ? 0.17 * Math.sqrt(clamp(t / 0.05))
      : lerp(0.17, 1, Math.pow(ease(clamp((t - 0.12) / 0.5)), 1.05)) * (t > 0.62 ? Math.sqrt(Math.max(0, 1 - Math.pow((t - 0.62) / 0.38, 2))) : 1));
  };
  // lobed leaf: outlines first, then the fills close over the joins
  const lobes: [number, number, number, number][] = [[-172, 168, 62, 1], [-8, 168, 62, 1], [-134, 256, 78, 1], [-46, 256, 78, 1], [-90, 330, 96, 1]];
  const palm = (x: number, y: number, deg: number, s: number, f: [string, string]) => {
    const os = lobes.map(([a, l, w]) =>
      ({ a, o: { len: l, wid: w, curl: a < -90 ? 0.08 : a > -90 ? -0.08 : 0.03, fill: f, ink, veins: 7,
        prof: (v: number) => Math.pow(Math.sin(Math.PI * Math.pow(v, 0.98)), 0.8) * (v < 0.5 ? 0.45 + 0.55 * ease(v * 2) : 1) } as LeafO }));
    const ds = os.map((q) => leafOutline(q.o));
    return g(
      os.map((q, i) => g(path(ds[i]!, `fill="none" stroke="${ink}" stroke-width="6.5" stroke-linejoin="round"`), tf(0, 0, q.a))).join('') +
        os.map((q, i) => g(path(ds[i]!, `fill="${c.lin([[0, f[1]], [1, f[0]]], 0, 0, 1, 0)}"`), tf(0, 0, q.a))).join('') +
        os.map((q) => g(path(leafLines(q.o), `fill="${ink}"`), tf(0, 0, q.a))).join(''),
      tf(x, y, deg, s),
    );
  };
  A.push(palm(640, 470, 26, 1.02, lf));
  A.push(twig(bez([430, 136], [470, 220], [540, 300], [560, 420], 24), 28, 18, bark, ink));
  A.push(twig(bez([556, 400], [580, 430], [610, 446], [640, 470], 10), 14, 9, lf[1], ink));
  A.push(palm(452, 330, -62, 0.74, lf2));
  A.push(twig(bez([500, 246], [488, 280], [470, 300], [452, 330], 10), 12, 8, lf[1], ink));
  const rib = (u: number, v: number) => 0.13 * Math.pow(Math.abs(Math.sin((Math.asin(clamp(u * 2 - 1, -1, 1)) + 0.3) * 5)), 8) * Math.sin(Math.PI * clamp(v));
  A.push(solid(c, { x: 560, y: 384, h: 410, w: fw(158), rot: 12 }, skin, ink, { extra: rib, tone: 0.96 }));
  // cut fruit
  const C: Body = { x: 330, y: 586, h: 300, w: fw(122), rot: -10 }, CD = bodyD(C), cf = bodyPt(C);
  const coreD = smooth(Array.from({ length: 30 }, (_, i) => { const a = (i / 30) * TAU, v = 0.64 + 0.285 * Math.sin(a); return cf(0.5 + 0.36 * Math.cos(a) * (0.8 + 0.2 * Math.sin(a)), v); }));
  const red = near('#c8324a', p.a, 0.4, 340, 40);
  A.push(g(path(CD, `fill="${skin[1]}"`), 'transform="translate(4 4)"') + path(CD, `fill="${mix('#fbeccb', paper, 0.3)}" stroke="${ink}" stroke-width="3.2"`)
    + path(CD, `fill="none" stroke="${skin[1]}" stroke-width="7" stroke-opacity=".75"`));
  A.push(path(coreD, `fill="${c.rad([[0, mix(red, '#fbd9a0', 0.62)], [0.4, red], [1, shade(red, -0.12)]], 0.5, 0.45, 0.56)}" stroke="${ink}" stroke-width="1.6"`));
  const ctr = cf(0.5, 0.62);
  let sd = '', ln = '';
  for (let i = 0; i < 170; i++) {
    const a = i * 2.39996, rr = Math.sqrt((i + 4) / 176), q: P = [ctr[0] + Math.cos(a) * rr * 84, ctr[1] + 6 + Math.sin(a) * rr * 82];
    if (rr < 0.26) continue;
    const th = Math.atan2(q[1] - ctr[1], q[0] - ctr[0]);
    const e: P = [q[0] + Math.cos(th) * 9, q[1] + Math.sin(th) * 9];
    sd += ribbon([q, [(q[0] + e[0]) / 2, (q[1] + e[1]) / 2], e], (t) => 5.6 * Math.sin(Math.PI * clamp(t, 0.08, 0.95)));
    ln += `M${pt(q)}L${pt([q[0] - Math.cos(th) * 8, q[1] - Math.sin(th) * 8])}`;
  }
  const cc = c.clip(path(coreD));
  A.push(g(path(ln, `fill="none" stroke="${ink}" stroke-width="1.5"`) + path(sd, `fill="#fbe6b4" stroke="${ink}" stroke-width="1.3"`), `clip-path="${cc}"`));
  A.push(path(engrave((u, v) => cf(u < 0.5 ? 0.05 + u * 0.24 : 0.83 + (u - 0.5) * 0.26, v),
    (u, v) => (u < 0.5 ? 0.5 * (1 - u * 2) : 1.1 * (u - 0.5)) * (v < 0.36 ? 1 : 0.8), { n: 42, sp: 4.2, m: 12, v0: 0.1, v1: 0.97 }), `fill="${ink}" opacity=".8"`));
  let hr = '';
  for (let i = 0; i < 90; i++) {
    const a = (i / 90) * TAU + 0.02, q = cf(0.5 + 0.38 * Math.cos(a) * (0.8 + 0.2 * Math.sin(a)), 0.64 + 0.3 * Math.sin(a)), k = 0.1 * r.f(0.4, 1);
    hr += `M${pt(q)}L${pt([lerp(q[0], ctr[0], -k), lerp(q[1], ctr[1], -k)])}`;
  }
  A.push(path(hr, `fill="none" stroke="${ink}" stroke-width="1.7"`));
  A.push(lab('a.', 690, 800), lab('b.', 232, 890));
}
