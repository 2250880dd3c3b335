import type { Room } from '#artwork/lettering/in-a-room.ts';
import { circ, g, mix, n1, path, polar, rect, shade, TAU, tf } from '#artwork/engine.ts';
import { marigold, monarch, type Night } from './flower.ts';

/** A sugar skull as the market has them, iced in every colour and crowned for the day. */
export function skull({ c, r, p }: Night): Room {
  const ground = p.a;
  // a ground of cut paper: tissue with its small holes
  const cut = c.pattern(120, 120, rect(0, 0, 120, 120, `fill="${ground}"`) + [0, 45, 90, 135, 180, 225, 270, 315].map((d) => path('M0 -12C8 -22 8 -36 0 -44C-8 -36 -8 -22 0 -12Z', `fill="${shade(ground, -0.07)}" transform="translate(60 60) rotate(${d})"`)).join('') + circ(60, 60, 8, `fill="${shade(ground, -0.07)}"`) + [[0, 0], [120, 0], [0, 120], [120, 120]].map(([x, y]) => path('M0 -22L13 0L0 22L-13 0Z', `fill="${shade(ground, -0.07)}" ${tf(x!, y!)}`)).join(''));
  let fringe = 'M0 0H1000V52';
  for (let i = 0; i < 20; i++) fringe += `A25 25 0 0 1 ${1000 - (i + 1) * 50} 52`;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${cut}"`) + circ(500, 760, 560, `fill="${c.rad([[0, mix(ground, '#ffffff', 0.35), 0.75], [1, ground, 0]])}"`) + path(`${fringe}Z`, `fill="${p.d}"`) + Array.from({ length: 20 }, (_, i) => circ(25 + i * 50, 46, 8, `fill="${ground}"`)).join('') + g(path(`${fringe}Z`, `fill="${p.d}"`) + Array.from({ length: 20 }, (_, i) => circ(25 + i * 50, 46, 8, `fill="${ground}"`)).join(''), 'transform="translate(1000 1400) rotate(180)"'));
  const S = 'M500 424C700 424 806 548 800 706C796 790 752 822 732 860C716 894 734 938 694 980C676 1070 606 1106 500 1106C394 1106 324 1070 306 980C266 938 284 894 268 860C248 822 204 790 200 706C194 548 300 424 500 424Z', clip = c.clip(path(S));
  let sparkle = '', grainy = '';
  for (let i = 0; i < 170; i++) { const x = r.f(200, 800), y = r.f(424, 1106); if (i % 3) grainy += `M${n1(x)} ${n1(y)}h.1`; else sparkle += `M${n1(x)} ${n1(y)}h.1`; }
  c.add('art', c.soft(S, 10, 20, 26, '#2a0620', 0.42) + path(S, `fill="${c.rad([[0, '#ffffff'], [0.62, '#fdf6ee'], [1, '#e6d2d4']], 0.42, 0.36, 0.72)}"`) + g(path(grainy, 'stroke="#e3d3d2" stroke-width="6" stroke-linecap="round"') + path(sparkle, 'stroke="#ffffff" stroke-width="8" stroke-linecap="round"') + path('M790 600C850 800 740 900 720 1000C690 1120 560 1130 460 1120C640 1090 660 1000 680 920C720 860 780 760 790 600Z', 'fill="#c9a9b6" opacity=".4"'), `clip-path="${clip}"`));
  const icing = (d: string, col: string, w = 11) => path(d, `fill="none" stroke="${shade(col, -0.13)}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" opacity=".5" transform="translate(2 5)"`) + path(d, `fill="none" stroke="${col}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"`) + path(d, `fill="none" stroke="${shade(col, 0.13)}" stroke-width="${n1(w * 0.3)}" stroke-linecap="round" stroke-linejoin="round" transform="translate(-2 -2)" opacity=".9"`);
  const dots = (list: readonly (readonly [number, number])[], R: number, col: string) => list.map(([x, y]) => circ(x + 2, y + 4, R, `fill="${shade(col, -0.13)}" opacity=".5"`) + circ(x, y, R, `fill="${col}"`) + circ(x - R * 0.3, y - R * 0.35, R * 0.3, 'fill="#ffffff" opacity=".8"')).join('');
  const both = (d: string, col: string, w?: number) => icing(d, col, w) + g(icing(d, col, w), 'transform="translate(1000 0) scale(-1 1)"');
  const dark = '#2a1230', [A, B, C, D] = [p.d, p.b, p.c, p.a];
  // eyes: each a flower with the dark in it
  const eye = (x: number) => g([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => { const e = polar(0, 0, 84, (i * TAU) / 10); return circ(e[0] + 2, e[1] + 5, 34, `fill="${shade(i % 2 ? C : A, -0.15)}" opacity=".45"`) + circ(e[0], e[1], 34, `fill="${i % 2 ? C : A}"`) + circ(e[0] - 7, e[1] - 9, 9, 'fill="#ffffff" opacity=".55"'); }).join('') + circ(0, 0, 82, `fill="${dark}"`) + circ(0, 0, 82, `fill="none" stroke="${B}" stroke-width="9"`) + Array.from({ length: 14 }, (_, i) => { const e = polar(0, 0, 64, (i * TAU) / 14); return circ(e[0], e[1], 5.5, `fill="${B}"`); }).join('') + [0, 1, 2, 3, 4, 5, 6, 7].map((i) => path('M0 -6C11 -16 11 -34 0 -44C-11 -34 -11 -16 0 -6Z', `fill="${i % 2 ? D : '#fff3dc'}" transform="rotate(${i * 45})"`)).join('') + circ(0, 0, 11, `fill="${B}"`), tf(x, 726, 0, 0.94));
  const nose = 'M500 826C480 858 450 876 460 896C470 908 490 900 500 884C510 900 530 908 540 896C550 876 520 858 500 826Z';
  let o = eye(372) + eye(628) + path(nose, `fill="${dark}"`) + path(nose, `fill="none" stroke="${C}" stroke-width="6"`);
  // the smile, stitched in icing
  o += icing('M330 960Q500 1030 670 960', dark, 9) + [-132, -88, -44, 0, 44, 88, 132].map((d) => { const y = 996 - (d / 170) ** 2 * 34; return icing(`M${500 + d} ${n1(y - 26)}V${n1(y + 26)}`, dark, 8); }).join('') + dots([[322, 956], [678, 956]], 13, D);
  // the brow
  o += [0, 1, 2, 3, 4, 5].map((i) => path('M0 -14C24 -34 24 -70 0 -88C-24 -70 -24 -34 0 -14Z', `fill="${i % 2 ? D : mix(D, '#ffffff', 0.35)}" transform="translate(500 588) rotate(${i * 60})"`)).join('') + dots([[500, 588]], 22, B) + both('M470 684Q430 640 404 610Q384 584 404 566Q424 556 432 578', A) + both('M310 620Q280 596 292 564Q310 540 330 560Q342 580 322 588', C) + both('M486 700Q492 740 470 776', C, 9) + dots([[500, 700], [500, 736], [500, 770]], 9, B) + dots([[356, 524], [392, 506], [430, 494], [644, 524], [608, 506], [570, 494]], 10, D);
  // cheeks, chin
  o += both('M254 800Q226 770 240 736M268 842Q300 876 336 858Q356 838 336 824Q318 820 318 838', A) + both('M346 910Q312 920 300 900', C, 9) + dots([[292, 806], [318, 890], [708, 806], [682, 890]], 10, B) + [0, 1, 2, 3, 4].map((i) => path('M0 -8C14 -18 14 -36 0 -46C-14 -36 -14 -18 0 -8Z', `fill="${A}" transform="translate(500 1068) rotate(${i * 72 + 36}) scale(.62)"`)).join('') + dots([[500, 1068]], 9, D) + both('M462 1068Q420 1078 396 1052', C, 8);
  c.add('art', o);
  // the crown
  const [gold, deep, pale] = [marigold(c, '#f8aa22'), marigold(c, '#ec7a14'), marigold(c, '#fcca42')];
  const leaf = (x: number, y: number, d: number, k: number) => path('M0 0C14 -22 60 -30 92 -6C60 20 18 20 0 0Z', `fill="${shade('#2f7a4c', r.f(-0.03, 0.04))}" ${tf(x, y, d, k)}`) + path('M6 0L80 -5', `stroke="#7fb87a" stroke-width="3" ${tf(x, y, d, k)}`);
  c.add('art', [[236, 566, 170], [226, 530, 205], [290, 470, 190], [300, 450, 240], [400, 410, 230], [480, 392, 262], [520, 392, -82], [600, 410, -50], [700, 450, -60], [710, 470, -10], [774, 530, -24], [764, 566, 10], [440, 402, 250], [560, 402, -70]].map(([x, y, d]) => leaf(x!, y!, d!, 1.05)).join('') + deep(250, 548, 0.92, 10) + gold(320, 472, 1.12, 30) + pale(408, 428, 0.94, 12) + deep(592, 428, 0.94, 0) + gold(680, 472, 1.12, 50) + pale(750, 548, 0.92, 33) + gold(500, 414, 1.34, 20));
  c.add('art', monarch(128, 850, 0.86, -22) + monarch(880, 640, 0.72, 26) + monarch(856, 1020, 0.92, 14) + monarch(140, 590, 0.56, 30));
  // the words, on a banner of their own
  let hem = 'M70 92H930V286';
  for (let i = 0; i < 10; i++) hem += `L${n1(930 - (i + 0.5) * 86)} 326L${n1(930 - (i + 1) * 86)} 286`;
  hem += 'Z';
  c.add('art', path('M-10 84Q500 104 1010 84', `fill="none" stroke="${p.b}" stroke-width="5"`) + c.soft(hem, 2, 8, 8, '#2a0620', 0.3) + path(hem, `fill="${p.e}"`) + Array.from({ length: 10 }, (_, i) => path('M0 -12L7 0L0 12L-7 0Z', `fill="${ground}" ${tf(113 + i * 86, 298)}`)).join('') + path('M84 106H916', `stroke="${p.b}" stroke-width="4" stroke-dasharray="2 12" stroke-linecap="round"`));
  // a bed of flowers below
  c.add('art', [[60, 1270, 1.1], [930, 1260, 1.15], [170, 1300, 1.25], [830, 1300, 1.25], [300, 1310, 1.1], [700, 1312, 1.1], [410, 1296, 1.3], [590, 1296, 1.3], [500, 1318, 1.1]].map(([x, y, k], i) => leaf(x!, y! - 20, 200 + i * 50, 1.1) + leaf(x!, y! - 30, 290 + i * 20, 1) + [gold, deep, pale][(i * 2) % 3]!(x!, y!, k!, i * 20)).join(''));
  return { box: [120, 118, 760, 160], ground: p.e, ink: '#fff6e6', small: p.b, max: 100 };
}
