import type { Room } from '#artwork/lettering/in-a-room.ts';
import { coat, from } from '#artwork/marks/coat.ts';
import { grained } from '#artwork/marks/grained.ts';
import { circ, ell, g, mix, path, rect, shade, tf } from '#artwork/engine.ts';
import type { Seat } from './seat.ts';

const BLOOM = 'M0 0C-52 -2 -62 -60 -50 -112C-38 -98 -30 -90 -22 -74C-16 -96 -8 -112 0 -124C8 -112 16 -96 22 -74C30 -90 38 -98 50 -112C62 -60 52 -2 0 0Z';

/** A lop-eared rabbit beside a jug of tulips, some of which it has eaten. */
export function tulips(s: Seat): Room {
  const { c, p } = s, wall = mix(p.c, p.e, 0.12), cloth = mix(p.paper, p.d, 0.12), fur = mix('#c9a27c', p.d, 0.12), white = '#fbf5ec', leaf = mix('#5f8a4f', p.c, 0.3), dark = '#2a1d1a';
  const dot = c.pattern(120, 120, circ(30, 30, 6, `fill="${shade(wall, 0.06)}"`) + circ(90, 90, 6, `fill="${shade(wall, 0.06)}"`));
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + rect(0, 0, 1000, 1400, `fill="${dot}"`) + path('M0 1130H1000V1400H0Z', `fill="${cloth}"`) + path('M0 1130H1000', `stroke="${shade(cloth, -0.07)}" stroke-width="6"`) + path(Array.from({ length: 11 }, (_, i) => `M${i * 100} 1130L${-120 + i * 124} 1400`).join('') + 'M0 1190H1000M0 1270H1000M0 1360H1000', `stroke="${p.a}" stroke-width="13" opacity=".28"`));
  // stems: some with a flower, some without
  const stem = (x: number, y: number, bend: number, k: number) => path(`M300 860Q${300 + bend} ${(860 + y) / 2} ${x} ${y}`, `fill="none" stroke="${shade(leaf, k)}" stroke-width="15" stroke-linecap="round"`);
  const bitten = (x: number, y: number, deg: number) => g(ell(0, 0, 9, 6, `fill="${mix(leaf, p.paper, 0.55)}"`), tf(x, y, deg));
  const bloom = (x: number, y: number, deg: number, col: string, k = 1) => g(grained(s, BLOOM, [-60, -124, 120, 124], col, { n: 110, from: 70, dl: -0.1 }) + path('M-22 -74C-28 -40 -20 -12 0 -2C20 -12 28 -40 22 -74C14 -92 8 -108 0 -124C-8 -108 -14 -92 -22 -74Z', `fill="${shade(col, 0.05)}"`), tf(x, y, deg, k));
  c.add('art', stem(120, 560, -110, -0.04) + stem(200, 500, -60, 0) + stem(290, 470, -8, -0.03) + stem(384, 500, 40, 0.02) + stem(470, 560, 90, -0.02) + stem(520, 660, 130, 0) + stem(112, 700, -120, 0.01) + bitten(384, 499, 10) + bitten(470, 558, 30) + bitten(290, 468, 0) + bitten(520, 658, 50));
  c.add('art', path('M290 880C220 800 150 780 90 800C130 850 200 890 280 900ZM300 870C300 760 330 680 390 620C400 700 370 800 320 880ZM310 880C360 790 430 750 510 760C480 820 400 880 320 900Z', `fill="${leaf}"`) + path('M280 892C220 840 160 810 100 804M310 874C330 790 356 710 388 632M316 892C380 850 440 800 500 764', `fill="none" stroke="${shade(leaf, -0.07)}" stroke-width="4"`));
  c.add('art', bloom(120, 570, -22, p.a) + bloom(200, 508, -8, p.d) + bloom(112, 706, -44, p.b, 0.86));
  // the jug
  const jug = 'M206 860H404C408 900 396 926 420 980C454 1040 450 1130 400 1176H208C158 1130 154 1040 190 980C214 926 202 900 206 860Z';
  c.add('art', ell(310, 1182, 180, 18, `fill="${p.e}" opacity=".28"`) + path('M420 910C500 900 510 1060 436 1074', `fill="none" stroke="${p.paper}" stroke-width="28"`) + grained(s, jug, [150, 860, 306, 318], p.paper, { n: 420, from: 20, dl: -0.09 }) + g(path('M140 1010H460V1044H140ZM140 1110H460V1126H140Z', `fill="${p.e}"`) + path('M150 1078l26 -22l26 22l26 -22l26 22l26 -22l26 22l26 -22l26 22l26 -22l26 22l26 -22', `fill="none" stroke="${p.a}" stroke-width="9"`), `clip-path="${c.clip(path(jug))}"`) + ell(305, 860, 99, 13, `fill="${shade(p.paper, -0.12)}"`));
  // fallen petals
  const petal = (x: number, y: number, deg: number, col: string, k = 1) => g(path('M0 0C-30 -8 -34 -50 -6 -70C24 -50 26 -14 0 0Z', `fill="${col}"`), tf(x, y, deg, k));
  c.add('art', petal(170, 1300, 70, p.a) + petal(420, 1250, -60, p.d, 0.9) + petal(330, 1330, 110, p.b) + petal(90, 1230, -100, p.d, 0.8) + petal(496, 1340, 60, p.a, 0.8));
  // the rabbit
  c.add('art', ell(716, 1296, 250, 24, `fill="${p.e}" opacity=".26"`) + circ(934, 1226, 62, `fill="${white}"`));
  const body = 'M560 1290C530 1180 560 1030 640 960C760 900 900 980 944 1120C968 1220 950 1280 900 1292C800 1304 640 1304 560 1290Z', haunch = 'M740 1292C700 1210 740 1100 830 1090C920 1096 966 1180 946 1250C936 1284 900 1296 860 1296Z';
  c.add('art', coat(s, body, [536, 920, 426, 384], fur, { dir: (x, y) => 0.9 + (y - 1100) * 0.002, len: 32, edge: 10, dark: -0.07 }) + coat(s, haunch, [710, 1086, 250, 212], shade(fur, 0.015), { dir: from(830, 1180), len: 30, edge: 0, dark: -0.08 }) + path('M744 1268C716 1208 750 1112 830 1094', `fill="none" stroke="${shade(fur, -0.1)}" stroke-width="6" stroke-linecap="round"`) + coat(s, 'M560 1290C544 1200 556 1100 590 1040C640 1060 660 1160 650 1292Z', [544, 1036, 116, 258], white, { dir: () => 1.57, len: 36, edge: 8, dark: -0.1 }));
  const foot = (x: number, w: number) => path(`M${x} 1300C${x - 14} 1270 ${x + 10} 1258 ${x + w * 0.5} 1258C${x + w} 1258 ${x + w + 10} 1300 ${x + w - 6} 1304H${x + 10}Z`, `fill="${white}"`) + path(`M${x + 16} 1300v-16M${x + 34} 1302v-18`, `stroke="${shade(white, -0.25)}" stroke-width="5" stroke-linecap="round"`);
  c.add('art', foot(550, 106) + foot(742, 170));
  // head to the left; the far ear behind it, the near one in front
  const head = 'M700 740C780 750 824 830 812 910C800 980 730 1020 660 1014C590 1012 530 972 524 916C520 876 550 850 572 820C600 770 640 734 700 740Z', ear = (x: number, y: number, deg: number, col: string) => g(coat(s, 'M-30 -20C10 -50 64 -20 78 60C92 160 84 260 44 300C10 312 -16 260 -26 180C-34 110 -56 20 -30 -20Z', [-46, -50, 134, 360], col, { dir: () => 1.5, len: 34, edge: 6, dark: -0.08 }) + path('M0 30C24 16 46 60 52 130C56 190 50 240 34 262C16 220 4 110 0 30Z', `fill="${mix('#d99a8a', fur, 0.35)}"`), tf(x, y, deg));
  c.add('art', ear(650, 742, 30, shade(fur, -0.06)) + coat(s, head, [522, 736, 292, 280], fur, { dir: from(560, 910), len: 24, edge: 8, dark: -0.07 }) + path('M524 916C530 880 552 862 580 868C610 880 632 920 626 960C610 1000 580 996 556 974C536 956 522 940 524 916Z', `fill="${white}"`) + ear(742, 764, -8, shade(fur, 0.01)));
  c.add('art', circ(640, 850, 30, `fill="${dark}"`) + circ(640, 850, 23, 'fill="#4a2a1c"') + circ(640, 852, 15, 'fill="#0f0a0a"') + circ(648, 840, 8, 'fill="#ffffff"') + path('M606 838C620 812 656 808 676 832', `fill="none" stroke="${shade(fur, -0.16)}" stroke-width="7" stroke-linecap="round"`) + path('M522 904C520 892 540 884 548 894C548 906 534 914 522 904Z', `fill="#d98f88"`) + path('M534 912C540 930 552 938 570 936', `fill="none" stroke="${dark}" stroke-width="6" stroke-linecap="round"`) + path('M560 920h.1M574 906h.1M578 928h.1', `stroke="${shade(white, -0.26)}" stroke-width="7" stroke-linecap="round"`) + path('M548 926C500 930 460 950 430 980M552 936C512 950 484 974 464 1010', `fill="none" stroke="${p.paper}" stroke-width="4" stroke-linecap="round"`) + ell(606, 936, 30, 20, 'fill="#e8a292" opacity=".5"'));
  // petals at the rabbit's mouth
  c.add('art', petal(540, 946, -116, p.a, 1.05) + petal(552, 950, -84, shade(p.a, 0.05), 0.8) + path('M546 940C558 946 574 944 584 934', `fill="none" stroke="${dark}" stroke-width="5" stroke-linecap="round"`));
  return { box: [90, 76, 820, 290], ground: wall, ink: p.paper, small: mix(p.b, p.paper, 0.3), max: 134 };
}
