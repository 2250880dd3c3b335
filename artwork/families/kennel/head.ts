import { circ, type Drawing, ell, g, mix, shade } from '#artwork/engine.ts';
import { hairs, sow } from '#artwork/marks/fur.ts';
import { fillA, ink, line, S } from '#artwork/outlines/silhouette.ts';
import { boundsOf } from '#artwork/primitives/polygons.ts';
import type { Breed } from './breeds.ts';
import { coat, curls, type Fur } from './fur.ts';

/** a smooth or rough head with its ear; `m` is the breed's name and `hcp` the outline of the head as a clip */
export function drawShortCoat(k: Fur, m: string, b: Breed, hcp: string) {
  let a = '';
  a += coat(k, b.head, b.base, b.light, b.deep, { gap: 11, len: 17 });
  if (b.marks) a += g(b.marks(hcp) + ink(hairs(k.r, sow(k.r, b.head, 15), k.dir, 15), b.deep, 1.5, 0.22) + ink(S(b.head), b.deep, 20, 0.12), `clip-path="${hcp}"`);
  // the jaw's shadow on the neck
  a += g(fillA(S('540,560 600,566 640,600 640,760 520,760 470,640'), b.deep, 0.3) + fillA(S('380,420 430,560 520,660 540,740 440,740 380,600'), b.deep, 0.22), `clip-path="${hcp}"`);
  const ec = b.earCol ?? shade(b.base, -0.05), eD = b.earCol ? shade(b.earCol, -0.16) : b.deep, eL = b.earCol ? shade(b.earCol, 0.16) : b.light;
  a += g(ink(S(b.ear), b.deep, 22, 0.16) + ink(S(b.ear), b.deep, 12, 0.2), `transform="translate(7 6)" clip-path="${hcp}"`)
    + coat(k, b.ear, ec, eL, eD, { gap: 10, len: m === 'spaniel' ? 34 : 18, lit: [0.55, 0.12],
    dir: (pp) => (m === 'greyhound' ? 2.6 : m === 'scottie' ? -1.4 : 1.62 + Math.sin(pp[1] / 38) * (m === 'spaniel' ? 0.35 : 0.1)) });
  if (m === 'scottie') a += fillA(S('470,390 474,330 494,270 508,320 512,384'), '#6d5a58', 0.5);
  return a;
}

/** mouth, nose, whisker holes and eye */
export function drawFeatures(c: Drawing, b: Breed) {
  let a = '';
  const nd2 = S(b.nose), nb2 = boundsOf(line(b.nose, 5, true));
  a += ink(S(b.mouth, false), mix(b.deep, '#000', 0.4), 3.4, 0.85) + fillA(nd2, c.rad([[0, '#5a4f52'], [0.6, '#221b1d'], [1, '#0e0a0b']], 0.6, 0.25, 0.7))
    + ell(nb2[0] + (nb2[2] - nb2[0]) * 0.64, nb2[1] + 9, 7, 3.4, 'fill="#fff" opacity=".55"')
    + ell(nb2[0] + (nb2[2] - nb2[0]) * 0.74, nb2[1] + (nb2[3] - nb2[1]) * 0.6, 5, 3, 'fill="#000" opacity=".7"');
  for (let i = 0; i < 5; i++) a += circ(nb2[0] - 30 - (i % 3) * 17, nb2[3] + 6 + Math.floor(i / 3) * 10, 1.8, `fill="${mix(b.deep, '#000', 0.3)}" opacity=".6"`);
  const [ex, ey] = b.eye, ir = b.iris ?? '#6a3c1a';
  a += fillA(S(`${ex - 20},${ey + 2} ${ex - 8},${ey - 13} ${ex + 10},${ey - 13} ${ex + 20},${ey + 3}! ${ex + 8},${ey + 12} ${ex - 8},${ey + 12}`),
    mix(b.deep, '#000', 0.55)) + ell(ex + 2, ey, 11.5, 11.5, `fill="${c.rad([[0, shade(ir, 0.1)], [0.6, ir], [1, '#1d0f08']], 0.5, 0.75, 0.6)}"`)
      + circ(ex + 3, ey - 0.5, 6, 'fill="#0c0706"') + circ(ex + 6, ey - 5, 3.5, 'fill="#fff"') + circ(ex - 2, ey + 5, 1.6, 'fill="#fff" opacity=".6"')
      + ink(`M${ex - 22} ${ey - 10}Q${ex - 2} ${ey - 26} ${ex + 20} ${ey - 10}`, b.light, 3.2, 0.5) + ink(`M${ex - 16} ${ey + 17}Q${ex} ${ey + 24} ${ex + 17} ${ey + 14}`, b.light, 2.4, 0.35);
  return a;
}

/** a poodle's clipped head, with curls behind it, on its crown and on its ear */
export function drawCurlyCoat(k: Fur, b: Breed) {
  let a = curls(k, '420,520 470,500 560,580 620,660 610,730 470,740 330,730 330,660 380,600', b.base, b.light, b.deep, 30);
  a += coat(k, b.head, b.base, b.light, b.deep, { gap: 15, len: 12 });
  a += curls(k, '596,440 600,380 586,310 530,256 460,240 392,266 352,326 350,396 384,446 450,440 520,430 560,440', b.base, b.light, b.deep, 32);
  a += ink(S('560,452 540,500 566,560', false), b.deep, 10, 0.14) + curls(k, b.ear, shade(b.base, -0.02), b.light, b.deep, 27);
  return a;
}
