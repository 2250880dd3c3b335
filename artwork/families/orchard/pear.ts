import { bez, circ, clamp, ease, ell, g, lerp, mix, path, poisson, tf } from '#artwork/engine.ts';
import { near } from '#artwork/colours/table.ts';
import { engrave } from '#artwork/marks/engraving.ts';
import { type Body, bodyD, bodyPt, solid } from './fruit.ts';
import { gLeaf, twig } from './leaves.ts';
import type { Plate } from './plate.ts';

/** the pear */
export function drawPear({ c, r, p, paper, ink, green, lf, lf2, bark, A, lab }: Plate) {
  const skin: [string, string, string] = [near('#fbeaa0', p.d, 0.15, 50, 120), near('#e6c255', p.b, 0.2, 50, 120), mix('#8f9a3c', green, 0.3)];
  const pw = (k: number) => (v: number) => {
    const t = clamp(v);
    const neck = 0.36 * Math.sqrt(Math.max(0, 1 - Math.pow((t - 0.2) / 0.2, 2))) * (t < 0.2 ? 1 : 0);
    const f = t < 0.2 ? neck : lerp(0.36, 1, ease(clamp((t - 0.2) / 0.44)));
    const bot = t > 0.64 ? Math.sqrt(Math.max(0, 1 - Math.pow((t - 0.64) / 0.36, 2))) * (1 - 0.0 * t) : 1;
    return k * (t < 0.2 ? neck : f * bot);
  };
  A.push(twig(bez([170, 196], [330, 236], [520, 168], [836, 226], 30), 30, 13, bark, ink));
  A.push(gLeaf(c, 330, 216, 148, { len: 196, wid: 62, curl: -0.16, fill: lf2, ink, teeth: 14, flip: true }));
  A.push(gLeaf(c, 560, 204, 22, { len: 300, wid: 92, curl: 0.2, fill: lf, ink, teeth: 18 }));
  A.push(gLeaf(c, 480, 206, 118, { len: 252, wid: 80, curl: 0.2, fill: lf, ink, teeth: 16, flip: true }));
  A.push(twig(bez([492, 200], [520, 250], [512, 300], [500, 352], 14), 15, 11, bark, ink));
  const B: Body = { x: 500, y: 332, h: 500, w: pw(182), rot: 0, bend: (v) => 16 * Math.sin((1 - v) * 2.4) - 8 };
  A.push(solid(c, B, skin, ink));
  // blush, freckles, calyx
  A.push(ell(596, 640, 84, 130, `fill="${c.rad([[0, mix(p.a, '#d8452f', 0.4), 0.62], [1, mix(p.a, '#d8452f', 0.4), 0]])}"`));
  let fr = '';
  for (const q of poisson(r, 350, 480, 190, 320, 26)) fr += circ(q[0], q[1], r.f(1.4, 2.6));
  A.push(g(fr, `fill="${ink}" opacity=".75" clip-path="${c.clip(path(bodyD(B)))}"`));
  // half, in section
  const H: Body = { x: 748, y: 642, h: 250, w: pw(92), rot: 14 };
  const HD = bodyD(H), hf = bodyPt(H);
  A.push(g(path(HD, `fill="${mix('#fff3cf', paper, 0.2)}"`) + path(HD, `fill="none" stroke="${skin[1]}" stroke-width="13"`) , 'transform="translate(3 3)"'));
  A.push(path(HD, `fill="none" stroke="${ink}" stroke-width="3.2"`));
  A.push(path(engrave((u, v) => hf(u < 0.5 ? 0.06 + u * 0.36 : 0.58 + (u - 0.5) * 0.7, v),
    (u) => (u < 0.5 ? 0.42 * (1 - u * 2) : 0.7 * (u - 0.5)) * (u > 0.47 && u < 0.53 ? 0 : 1) - 0.02, { n: 30, sp: 4.6, m: 16, v0: 0.14, v1: 0.97 }), `fill="${ink}" opacity=".85"`));
  const s1 = hf(0.5, 0.66);
  A.push(
    g(
      path('M0 -58C26 -34 32 -8 24 14C18 32 8 40 0 44C-8 40 -18 32 -24 14C-32 -8 -26 -34 0 -58Z', `fill="none" stroke="${ink}" stroke-width="2" stroke-dasharray="5 4"`) +
        [-1, 1].map((k) => path(`M${3 * k} -22C${20 * k} -14 ${21 * k} 14 ${6 * k} 22C${2 * k} 10 ${2 * k} -8 ${3 * k} -22Z`, `fill="#5d3418" stroke="${ink}" stroke-width="2"`)).join('') +
        path('M0 -150V-60M0 46V84', `stroke="${ink}" stroke-width="2.4" fill="none"`) +
        path('M-10 84Q0 74 10 84L5 92H-5Z', `fill="${ink}"`),
      tf(s1[0], s1[1], 14),
    ),
  );
  A.push(path('M484 832C488 820 496 822 500 828C504 820 514 822 516 832C508 840 494 840 484 832Z', `fill="${ink}"`));
  A.push(lab('a.', 300, 806), lab('b.', 836, 860));
}
