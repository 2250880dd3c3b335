import { circ, clamp, g, mix, path, shade, tf } from '#artwork/engine.ts';
import { inkDots } from '#artwork/marks/print.ts';
import type { Panel } from './page.ts';

type RooftopParts = Panel & {
  st: (w?: number) => string;
  city: (y: number, hLo: number, hHi: number, col: string, lit: string, wLo?: number, wHi?: number) => string;
  K: { head: () => string; fist: (flip?: number) => string; st: (w?: number) => string; dk: string; cd: string; sd: string; };
  figure: string; badge: (x: number, y: number, R0: number, ground: string, col: string) => string;
};

/** the hero on a roof at night */
export function drawRooftop({ paper, ink, red, yel, blue, st, city, K, figure, badge }: RooftopParts) {
  let s = '';
  s += circ(500, 640, 262, `fill="${mix(yel, '#fff', 0.5)}" ${st(0)}`) + inkDots(Array.from({ length: 200 }, (_, i) => {
    const a = i * 2.39996, R0 = 16 * Math.sqrt(i * 1.25);
    return [500 + Math.cos(a) * R0, 640 + Math.sin(a) * R0, clamp((R0 - 120) / 12, 0, 12)] as [number, number, number];
  }).filter((t) => Math.hypot(t[0] - 500, t[1] - 640) < 256), yel);
  s += city(1400, 330, 560, mix(blue, ink, 0.5), yel) + city(1400, 180, 330, mix(blue, ink, 0.72), mix(yel, red, 0.25), 70, 150);
  // ledge
  let f = path('M250 1170H750L790 1216H210Z', `fill="${mix(paper, ink, 0.3)}" ${st(8)}`)
    + path('M210 1216H790V1256H210Z', `fill="${mix(paper, ink, 0.5)}" ${st(8)}`) + path('M236 1256H764V1620H236Z', `fill="${mix(red, ink, 0.45)}" ${st(8)}`);
  let br = '';
  for (let j = 0; j < 9; j++) for (let i = 0; i < 7; i++) br += `M${250 + i * 76 + (j % 2) * 38} ${1276 + j * 30}h52v16h-52Z`;
  f += path(br, `fill="${mix(red, ink, 0.3)}"`);
  // cape blown to the left
  f += path('M440 800C360 840 300 800 226 840C180 864 160 920 96 930C150 980 150 1020 200 1034C240 1090 300 1060 330 1120C380 1140 430 1120 470 1100L600 820Z',
    `fill="${blue}" ${st(9)}`)
      + path('M430 840C350 890 300 860 236 920C216 940 200 960 176 970M440 880C390 940 330 930 290 1020M460 930C430 990 400 1020 380 1100',
      `fill="none" stroke="${shade(blue, -0.13)}" stroke-width="9" stroke-linecap="round"`);
  // legs apart, boots
  f += path('M446 990C430 1040 424 1080 412 1130H478C492 1090 500 1060 504 1020C508 1060 516 1090 530 1130H596C588 1080 582 1040 566 990Z',
    `fill="${red}" ${st(9)}`)
      + path('M404 1108H486C488 1140 484 1160 480 1176H372C366 1150 396 1140 404 1108ZM522 1108H604C612 1140 640 1150 634 1176H528C522 1160 518 1140 522 1108Z', `fill="${blue}" ${st(9)}`);
  // trunk
  f += path('M430 800C424 860 430 930 440 1000C480 1020 534 1020 572 1000C582 930 588 860 580 800C540 770 470 770 430 800Z', `fill="${red}" ${st(9)}`)
    + path('M580 800C588 860 582 930 572 1000C560 1006 548 1010 536 1012C556 940 560 860 544 784C558 788 570 792 580 800Z', `fill="${shade(red, -0.12)}"`)
    + path('M436 968C478 986 536 986 576 968L572 1004C534 1022 480 1022 440 1004Z', `fill="${yel}" ${st(7)}`) + circ(506, 998, 16, `fill="${paper}" ${st(6)}`);
  // fists on hips
  const arm = path('M442 800C404 806 366 850 352 890C346 916 366 930 392 944L436 962L444 926L412 906C424 884 440 870 452 852Z', `fill="${red}" ${st(9)}`)
    + path('M388 904L372 936C388 950 414 960 432 974C454 972 462 936 444 924C426 916 404 912 388 904Z', `fill="${blue}" ${st(8)}`);
  f += arm + g(arm, 'transform="translate(1010 0) scale(-1 1)"');
  f += path('M428 806C430 776 470 766 506 768C546 766 580 776 584 806C560 826 540 806 506 806C470 806 452 826 428 806Z', `fill="${blue}" ${st(8)}`) + g(K.head(), tf(504, 786, 0, 1.34));
  figure = f + badge(506, 880, 52, yel, ink);
  return { s, figure };
}
