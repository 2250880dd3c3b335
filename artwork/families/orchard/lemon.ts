import { bez, circ, clamp, ell, lerp, mix, n1, path, poisson, polar, pt, ribbon, TAU } from '#artwork/engine.ts';
import { near } from '#artwork/colours/table.ts';
import { type Body, bodyD, solid } from './fruit.ts';
import { gLeaf, type LeafO, twig } from './leaves.ts';
import type { Plate } from './plate.ts';

/** the lemon */
export function drawLemon({ c, r, p, ink, lf, lf2, bark, A, lab }: Plate) {
  const y1 = near('#f3cf3f', p.b, 0.16, 60, 110), skin: [string, string, string] = [mix(y1, '#fffbe0', 0.65), y1, mix(y1, '#b8891f', 0.55)];
  const lw = (k: number) => (v: number) => {
    const t = clamp(v);
    const e = Math.sqrt(Math.max(0, 1 - Math.pow((t - 0.47) / 0.4, 2)));
    const tip = t > 0.78 ? 0.3 * Math.sqrt(Math.max(0, 1 - Math.pow((t - 0.9) / 0.1, 2))) * (t > 0.9 ? 1 : 0) + (t <= 0.9 ? 0.3 : 0) : 0;
    const top = t < 0.14 ? 0.24 * Math.sqrt(clamp(t / 0.07)) : 0;
    return k * Math.max(Math.pow(e, 0.92), tip * (t > 0.8 ? 1 : 0), top);
  };
  A.push(twig(bez([180, 172], [340, 230], [470, 168], [812, 246], 30), 28, 12, bark, ink));
  A.push(gLeaf(c, 360, 208, 160, { len: 190, wid: 60, curl: -0.14, fill: lf2, ink, flip: true }));
  A.push(gLeaf(c, 610, 202, 14, { len: 262, wid: 82, curl: 0.16, fill: lf, ink }));
  A.push(gLeaf(c, 440, 206, 112, { len: 280, wid: 88, curl: 0.16, fill: lf, ink, flip: true }));
  A.push(gLeaf(c, 640, 214, 62, { len: 270, wid: 80, curl: -0.16, fill: lf2, ink }));
  A.push(twig(bez([508, 194], [530, 240], [534, 280], [524, 326], 12), 13, 12, lf[1], ink));
  const B: Body = { x: 524, y: 300, h: 430, w: lw(152), rot: 7 };
  A.push(solid(c, B, skin, ink, { mer: false, sag: 0.14 }));
  let po = '';
  for (const q of poisson(r, 350, 330, 320, 380, 17)) po += `M${n1(q[0] - 2.4)} ${n1(q[1])}q2.4 3 4.8 0`;
  A.push(path(po, `fill="none" stroke="${ink}" stroke-width="1.5" opacity=".6" clip-path="${c.clip(path(bodyD(B)))}"`));
  // the wheel
  const cx = 706, cy = 742, R = 116;
  A.push(circ(cx + 4, cy + 4, R, `fill="${y1}"`) + circ(cx, cy, R, `fill="none" stroke="${ink}" stroke-width="3.2"`)
    + circ(cx + 1, cy + 1, R - 11, `fill="#fff8e2" stroke="${ink}" stroke-width="1.6"`));
  let sg = '', sl = '';
  for (let i = 0; i < 9; i++) {
    const a0 = (i / 9) * TAU + 0.05 + 0.12, a1 = ((i + 1) / 9) * TAU - 0.05 + 0.12, am = (a0 + a1) / 2;
    const q = (rr: number, a: number) => polar(cx, cy, rr, a);
    sg += `M${pt(q(14, am))}L${pt(q(R - 26, a0))}Q${pt(q(R - 12, a0 + 0.03))} ${pt(q(R - 17, am))}Q${pt(q(R - 12, a1 - 0.03))} ${pt(q(R - 26, a1))}Z`;
    for (let k = 0; k < 16; k++) {
      const a = lerp(a0 + 0.04, a1 - 0.04, r.f()), r0 = r.f(22, 70), l = r.f(10, 26);
      sl += ribbon([q(r0, a), q(r0 + l / 2, a), q(Math.min(R - 22, r0 + l), a)], (t) => 3.6 * Math.sin(Math.PI * clamp(t, 0.06, 0.94)));
    }
  }
  A.push(path(sg, `fill="${c.rad([[0, mix(y1, '#fff4c0', 0.6)], [1, y1]], cx, cy, R, 'u')}" stroke="${ink}" stroke-width="2" stroke-linejoin="round"`) + path(sl, `fill="${ink}" opacity=".7"`));
  // blossom
  let bl = '';
  for (let i = 0; i < 5; i++) {
    const o: LeafO = { len: 78, wid: 25, curl: i % 2 ? 0.1 : -0.08, fill: ['#fffdf6', mix('#f6e6dc', p.d, 0.2)], ink, veins: 3, sp: 8 };
    bl += gLeaf(c, 308, 640, i * 72 - 90, { ...o, sp: 11 });
  }
  for (let i = 0; i < 12; i++) {
    const q = polar(308, 640, 26, (i / 12) * TAU);
    bl += `<path d="M308 640L${pt(q)}" stroke="${ink}" stroke-width="1.6"/>` + ell(q[0], q[1], 4.6, 4.6, `fill="${y1}" stroke="${ink}" stroke-width="1.6"`);
  }
  A.push(bl + circ(308, 640, 8, `fill="${lf[0]}" stroke="${ink}" stroke-width="2"`));
  A.push(lab('a.', 330, 500), lab('b.', 842, 842), lab('c.', 226, 744));
}
