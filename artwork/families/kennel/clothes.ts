import { circ, g, lerp, n1, shade } from '#artwork/engine.ts';
import { tone } from '#artwork/colours/creatures.ts';
import { fillA, ink, S } from '#artwork/outlines/silhouette.ts';
import type { Metal } from './frame.ts';
import { LINEN } from './linen.ts';

/** The cloth of a coat or dress: its colour, and the outline of the body as a clip. */
export type Cloth = { colour: string; clip: string };

/** The colours of the ribbons of two medals. */
export type Medals = { hot: string; warm: string };

/** a metal button at x, y */
const button = (md: Metal, x: number, y: number, R: number) => circ(x + 1, y + 2, R, `fill="#000" opacity=".4"`) + circ(x, y, R, `fill="${md[0]}"`) + circ(x - R * 0.3, y - R * 0.3, R * 0.4, `fill="${md[2]}"`);

/** an admiral's coat with an epaulette and two medals; `hot` and `warm` are the colours of their ribbons */
function drawUniform({ colour: cloth, clip }: Cloth, { hot, warm }: Medals, foil: string, md: Metal) {
  let bodyA = '';
  bodyA += g(fillA(S('520,690 590,690 640,760 680,880 690,1000 560,1000 540,850'), LINEN.white)
    + fillA(S('470,690! 540,760 580,860 600,1000 520,1000 480,850 440,740'), shade(cloth, 0.03))
    + ink(S('478,700 540,770 580,866 596,1000', false), md[0], 9)
    + fillA(S('600,690! 660,742 720,840 740,1000 700,1000 680,860 640,760'), shade(cloth, -0.05))
    + ink(S('612,700 664,770 700,866 712,1000', false), md[0], 8), `clip-path="${clip}"`) + [780, 834, 888].map((y, i) => button(md, 536 + i * 12, y, 11)).join('');
  // epaulette
  bodyA += fillA(S('210,770 260,716 330,690 374,708 350,748 290,784 230,806'), foil) + ink(S('216,772 270,726 350,704', false), md[2], 3, 0.8) + Array.from({ length: 13 }, (_, i) => {
    const t = i / 12, x = lerp(206, 352, t), y = lerp(800, 752, t);
    return ink(`M${n1(x)} ${n1(y)}q-6 20 -4 46`, i % 2 ? md[0] : md[1], 8) + ink(`M${n1(x - 2)} ${n1(y)}q-6 20 -4 44`, md[2], 1.6, 0.7);
  }).join('');
  bodyA += fillA('M438 812h30v44l-15 12l-15 -12z', tone(hot, 0.56, 0.17)) + button(md, 453, 884, 19) + fillA('M484 824h26v38l-13 10l-13 -10z', tone(warm, 0.76, 0.1)) + button(md, 497, 886, 15);
  return bodyA;
}

/** a coat of tweed over a white shirt */
function drawTweedCoat({ colour: cloth, clip }: Cloth) {
  let bodyA = '';
  let tw = '';
  for (let i = 0; i < 26; i++) for (let j = 0; j < 14; j++) { const x = 150 + i * 25, y = 680 + j * 24; tw += `M${x} ${y}l12 12l12 -12`; }
  bodyA += g(ink(tw, shade(cloth, 0.12), 2.2, 0.55) + ink(tw, shade(cloth, -0.14), 2.2, 0.5, 'transform="translate(0 11)"')
    + fillA(S('500,690 600,690 640,780 640,1000 540,1000'), LINEN.white)
    + fillA(S('470,690! 512,740 560,860 580,1000 470,1000 420,860 440,800! 400,780! 420,720'), shade(cloth, -0.05))
    + ink(S('470,690! 512,740 560,860 580,1000', false), shade(cloth, -0.2), 2.6) + fillA(S('612,690! 650,740 690,860 690,1000 640,1000 650,850'), shade(cloth, -0.08)), `clip-path="${clip}"`);
  return bodyA;
}

/** a dress with a collar of lace */
function drawLaceDress({ colour: cloth, clip }: Cloth) {
  let bodyA = '';
  let fo = '';
  for (let i = 0; i < 13; i++) fo += S(`${200 + i * 44},1000 ${250 + i * 36},880 ${330 + i * 22},780 ${400 + i * 13},700`, false);
  bodyA += g(ink(fo, shade(cloth, -0.12), 10, 0.35) + ink(fo, shade(cloth, 0.16), 4, 0.4, 'transform="translate(9 0)"'), `clip-path="${clip}"`);
  let lace = '';
  for (let i = 0; i <= 22; i++) {
    const t = i / 22, x = lerp(236, 700, t), y = 780 + Math.sin(t * Math.PI) * 62;
    lace += circ(x, y, 20, `fill="${LINEN.white}" opacity=".92"`) + circ(x, y + 4, 10, `fill="none" stroke="${LINEN.shade}" stroke-width="1.6" opacity=".6"`) + circ(x, y + 4, 3.4, `fill="${cloth}" opacity=".6"`);
  }
  bodyA += lace;
  return bodyA;
}

/** a dark doublet with gold buttons, quilted in diamonds */
function drawDoublet({ colour: cloth, clip }: Cloth, md: Metal) {
  let br = '';
  for (let i = -2; i < 9; i++) for (let j = 0; j < 9; j++) br += circ(190 + i * 62 + (j % 2) * 31, 730 + j * 31, 4, `fill="${md[0]}" opacity=".75"`);
  let gd = '';
  for (let i = -12; i < 14; i++) gd += `M${180 + i * 62} 1000L${480 + i * 62} 700M${820 + i * 62} 1000L${520 + i * 62} 700`;
  return g(ink(gd, shade(cloth, 0.12), 3, 0.6) + br, `clip-path="${clip}"`) + [760, 806, 852, 898].map((y, i) => button(md, 570 + i * 10, y, 10)).join('');
}

/** the clothes below the neck */
export function drawClothes(dress: string, cloth: Cloth, medals: Medals, foil: string, metal: Metal): string {
  if (dress === 'ruff') return drawDoublet(cloth, metal);
  if (dress === 'admiral') return drawUniform(cloth, medals, foil, metal);
  return dress === 'tweed' ? drawTweedCoat(cloth) : drawLaceDress(cloth);
}
