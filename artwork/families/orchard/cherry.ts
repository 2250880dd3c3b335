import { bez, lerp, mix, path, shade } from '#artwork/engine.ts';
import { near } from '#artwork/colours/table.ts';
import { solid } from './fruit.ts';
import { gLeaf, twig } from './leaves.ts';
import { pinline, type Plate } from './plate.ts';

/** the cherry */
export function drawCherry({ c, r, p, paper, ink, lf, lf2, bark, A, lab }: Plate) {
  const red = near('#b3182c', p.a, 0.24, 350, 45), skin: [string, string, string] = [mix(red, '#ffd2b8', 0.6), red, shade(red, -0.16)];
  const cw = (k: number) => (v: number) => k * Math.pow(Math.sqrt(Math.max(0, 1 - Math.pow(v * 2 - 1, 2))), 0.9) * (1.03 - 0.1 * v);
  A.push(twig(bez([176, 250], [330, 170], [540, 236], [826, 186], 30), 30, 15, bark, ink));
  A.push(gLeaf(c, 420, 206, 152, { len: 250, wid: 74, curl: 0.2, fill: lf, ink, teeth: 18, flip: true }));
  A.push(gLeaf(c, 620, 204, 24, { len: 258, wid: 76, curl: 0.18, fill: lf2, ink, teeth: 18 }));
  A.push(gLeaf(c, 545, 204, 66, { len: 300, wid: 92, curl: -0.16, fill: lf, ink, teeth: 20, flip: true }));
  const fr: [number, number, number, number][] = [[330, 520, 100, 1], [640, 566, 92, 1], [470, 676, 108, 1]];
  for (const [x, y, k] of fr) {
    A.push(twig(bez([486, 212], [lerp(486, x, 0.1), 330], [lerp(486, x, 0.85), y - k * 1.6], [x, y - k * 0.66], 24), 8, 9, lf[1], ink));
  }
  for (const [x, y, k] of fr) {
    A.push(solid(c, { x, y: y - k, h: k * 2, w: cw(k * 1.06), rot: r.f(-8, 8) }, skin, ink, { sp: 7.6, sag: 0.2 }));
    A.push(path(`M${x - 34} ${y - k * 0.9}Q${x} ${y - k * 0.5} ${x + 34} ${y - k * 0.9}Q${x} ${y - k * 0.68} ${x - 34} ${y - k * 0.9}Z`, `fill="${ink}"`));
    A.push(twig([[x - 2, y - k * 1.0], [x - 1, y - k * 0.86], [x, y - k * 0.66]], 9, 8, lf[1], ink));
    A.push(path(`M${x - k * 0.46} ${y - k * 0.48}C${x - k * 0.7} ${y - k * 0.2} ${x - k * 0.66} ${y + k * 0.06} ${x - k * 0.6} ${y
      + k * 0.16}C${x - k * 0.52} ${y - k * 0.1} ${x - k * 0.5} ${y - k * 0.3} ${x - k * 0.4} ${y - k * 0.44}Z`,
      `fill="#fff6ea" opacity=".92"`));
  }
  A.push(path('M470 222C478 204 500 202 508 218C500 228 480 230 470 222Z', `fill="${bark}" stroke="${ink}" stroke-width="2.6"`));
  // the stone
  A.push(solid(c, { x: 742, y: 742, h: 92, w: cw(36), rot: 22 }, [mix('#e8c996', paper, 0.3), '#cda06a', '#9b7142'], ink, { sp: 6 }));
  A.push(path(pinline([[716, 748], [700, 790], [712, 828]]) + pinline([[724, 746], [709, 790], [720, 832]]), `fill="none" stroke="${ink}" stroke-width="2.4" stroke-linecap="round"`));
  A.push(lab('a.', 306, 676), lab('b.', 778, 846));
}
