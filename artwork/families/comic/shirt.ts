import { circ, g, mix, path, shade, tf } from '#artwork/engine.ts';
import { screenIn } from './halftone.ts';
import type { Panel } from './page.ts';

type ShirtParts = Panel & {
  st: (w?: number) => string; skins: string[]; si: number;
  K: { head: () => string; fist: (flip?: number) => string; st: (w?: number) => string; dk: string; cd: string; sd: string; };
  figure: string; badge: (x: number, y: number, R0: number, ground: string, col: string) => string;
  speed: (n: number, ox: number, oy: number, r0: number, r1: number) => string;
};

/** the hero with an open shirt */
export function drawShirt({ c, paper, ink, red, yel, blue, st, skins, si, K, figure, badge, speed }: ShirtParts) {
  let s = '';
  // the great reveal: two fists pull a school shirt apart
  let f = path('M120 1640C130 1180 150 1050 260 1000L400 940H600L740 1000C850 1050 870 1180 880 1640Z', `fill="${mix(paper, '#fff', 0.6)}" ${st(10)}`);
  f += path('M404 900V980C440 1020 560 1020 596 980V900Z', `fill="${shade(skins[si]!, -0.08)}" ${st(9)}`);
  const gap = 'M500 1000C440 1000 410 980 396 960L300 1080L236 1180L330 1640H670L764 1180L700 1080L604 960C590 980 560 1000 500 1000Z';
  f += path(gap, `fill="${blue}" ${st(9)}`) + g(screenIn(c, gap, shade(blue, -0.1), 300, 960, 420, 460), '');
  f += path('M404 958C440 1010 560 1010 596 958L610 974C580 1036 420 1036 390 974Z', `fill="${red}" ${st(7)}`);
  // torn shirt fronts pulled wide, buttons flying
  f += path('M396 944C370 960 330 1010 306 1050C262 1080 236 1130 226 1180L262 1206L250 1240L290 1262L284 1300L316 1330L310 1640H120C130 1180 150 1050 260 1000Z',
    `fill="${mix(paper, '#fff', 0.6)}" ${st(9)}`)
      + path('M604 944C630 960 670 1010 694 1050C738 1080 764 1130 774 1180L738 1206L750 1240L710 1262L716 1300L684 1330L690 1640H880C870 1180 850 1050 740 1000Z',
      `fill="${mix(paper, '#fff', 0.6)}" ${st(9)}`);
  f += path('M400 936L352 1010L420 1056L430 1000Z', `fill="#fff" ${st(8)}`) + path('M600 936L648 1010L580 1056L570 1000Z', `fill="#fff" ${st(8)}`)
    + path('M190 1200C200 1140 230 1100 260 1080M810 1200C800 1140 770 1100 740 1080M170 1330C180 1300 210 1270 240 1262M830 1330C820 1300 790 1270 760 1262',
    `fill="none" stroke="${mix(paper, ink, 0.3)}" stroke-width="8" stroke-linecap="round"`);
  // sleeves and hands
  const hand = path('M-60 -30C-70 -60 -40 -74 -18 -62C-6 -78 26 -74 32 -56C52 -60 66 -36 56 -18C70 -6 64 30 44 40C10 56 -40 50 -56 26C-66 10 -66 -10 -60 -30Z',
    `fill="${skins[si]!}" ${st(8)}`) + path('M-18 -60C-22 -44 -20 -30 -12 -22M32 -54C26 -42 26 -30 32 -22M-56 8C-30 -6 -2 -4 10 8C16 22 4 32 -12 28', `fill="none" ${st(6)}`);
  f += g(hand, tf(244, 1196, -14, 1.04)) + g(hand, 'transform="translate(756 1196) rotate(14) scale(-1.04 1.04)"');
  f += g(K.head(), tf(498, 944, 0, 2.02));
  for (const [x, y] of [[330, 1010], [212, 1070], [676, 1020], [790, 1066]] as [number, number][])
    f += circ(x, y, 13, `fill="${paper}" ${st(5)}`) + circ(x - 3, y, 2.4, `fill="${ink}"`) + circ(x + 4, y, 2.4, `fill="${ink}"`);
  figure = f + badge(500, 1176, 128, yel, red);
  s += speed(40, 500, 820, 480, 1000);
  return { s, figure };
}
