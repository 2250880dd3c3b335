import type { Room } from '#artwork/lettering/in-a-room.ts';
import { both, coat, eye, from } from '#artwork/marks/coat.ts';
import { circ, ell, g, mix, n1, path, rect, shade, tf } from '#artwork/engine.ts';
import type { Rug } from './coat.ts';

/** A hamster with both cheeks full, behind what is left of the cake. */
export function hamster(s: Rug): Room {
  const { c, r, p } = s, wall = p.b, gold = '#d99a52', white = '#fdf3e2', pink = '#eea79c', table = p.a;
  const seed = path('M0 -15C11 -6 11 8 0 15C-11 8 -11 -6 0 -15Z', `fill="${shade(wall, -0.045)}"`);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + rect(0, 0, 1000, 1400, `fill="${c.pattern(110, 110, g(seed, tf(27, 27, 30)) + g(seed, tf(82, 82, -30)))}"`) + circ(500, 800, 560, `fill="${c.rad([[0, p.paper, 0.6], [1, p.paper, 0]])}"`));
  const body = 'M500 470C590 470 640 520 664 590C760 620 840 700 840 810C840 890 800 940 770 970C820 1080 820 1200 780 1300H220C180 1200 180 1080 230 970C200 940 160 890 160 810C160 700 240 620 336 590C360 520 410 470 500 470Z';
  const ear = coat(s, 'M350 560C290 540 262 470 296 424C330 392 400 410 424 470Z', [264, 400, 164, 164], gold, { dir: from(380, 600), len: 18, edge: 6 }) + path('M356 532C316 516 300 472 318 446C344 430 384 446 398 484Z', `fill="${pink}"`);
  c.add('art', both(ear) + coat(s, body, [156, 466, 688, 840], gold, { dir: from(500, 720), gap: 14, len: 28, edge: 10 }));
  // the mask of white, the great cheeks
  const cheek = 'M500 720C400 690 250 700 206 790C180 870 240 960 340 966C420 968 480 930 500 900Z';
  c.add('art', both(coat(s, cheek, [196, 690, 308, 290], white, { dir: from(480, 720), gap: 13, len: 28, dark: -0.08 })) + coat(s, 'M500 700C540 690 566 720 572 770C580 850 540 900 500 904C460 900 420 850 428 770C434 720 460 690 500 700Z', [424, 696, 152, 210], white, { dir: from(500, 760), len: 18, edge: 4, dark: -0.06 }) + coat(s, 'M360 960C330 1080 340 1200 380 1300H620C660 1200 670 1080 640 960C560 1000 440 1000 360 960Z', [330, 960, 340, 340], white, { dir: () => 1.57, len: 32, dark: -0.08 }) + both(ell(286, 850, 62, 46, `fill="${pink}" opacity=".5"`) + path('M250 930C300 980 380 984 440 950', `fill="none" stroke="${shade(white, -0.2)}" stroke-width="6" stroke-linecap="round" opacity=".7"`)));
  c.add('art', both(eye(396, 660, 47, '#2a1712')) + path('M474 752C482 740 518 740 526 752C528 768 512 782 500 784C488 782 472 768 474 752Z', `fill="${pink}"`) + path('M500 784V806M500 806Q482 828 462 818M500 806Q518 828 538 818', 'fill="none" stroke="#6a3a2c" stroke-width="7" stroke-linecap="round"') + rect(488, 820, 24, 28, 'rx="5" fill="#fffdf4" stroke="#d9c9ae" stroke-width="3"') + path('M500 822v24', 'stroke="#d9c9ae" stroke-width="3"') + both(path('M440 772L300 742M436 786L290 784M440 800L304 826', `stroke="${shade(white, -0.14)}" stroke-width="4" stroke-linecap="round"`)));
  // crumbs on its face
  c.add('art', path('M430 830h.1M566 836h.1M590 800h.1M410 806h.1M548 858h.1M446 860h.1', `stroke="#a8683a" stroke-width="12" stroke-linecap="round"`));
  // a paper crown, a little small
  c.add('art', g(path('M-120 0L-132 -112L-72 -58L-36 -134L0 -66L36 -134L72 -58L132 -112L120 0Q0 34 -120 0Z', `fill="${p.c}"`) + path('M-121 -14Q0 20 121 -14L120 0Q0 34 -120 0Z', `fill="${shade(p.c, -0.1)}"`) + [[-132, -112], [-36, -134], [36, -134], [132, -112]].map(([x, y]) => circ(x!, y!, 13, `fill="${p.a}"`)).join('') + [-70, 0, 70].map((x) => circ(x, -24 + (70 - Math.abs(x)) * 0.1, 12, `fill="${p.paper}"`)).join(''), tf(500, 496, -3, 0.86)));
  // the table: a cloth, a plate, a cake with a hamster's share gone
  c.add('art', rect(0, 1196, 1000, 210, `fill="${table}"`) + path('M0 1196H1000V1212H0Z', `fill="${shade(table, -0.09)}"`) + path(Array.from({ length: 13 }, (_, i) => `M${i * 84 - 4} 1212V1400`).join(''), `stroke="${p.paper}" stroke-width="15" opacity=".2"`) + path('M0 1262H1000M0 1346H1000', `stroke="${p.paper}" stroke-width="15" opacity=".2"`) + ell(500, 1262, 330, 50, `fill="${shade(table, -0.14)}"`) + ell(500, 1244, 320, 46, `fill="${p.paper}"`) + ell(500, 1240, 268, 33, `fill="${shade(p.paper, -0.06)}"`));
  const sponge = '#d9a05c', jam = p.a, ice = mix(p.d, p.paper, 0.4);
  c.add('art', path('M290 1084H520L486 1120L510 1150L470 1186L494 1236Q390 1248 290 1230Z', `fill="${sponge}"`) + path('M520 1084H700V1232Q620 1246 570 1242L590 1190L556 1160L600 1124Z', `fill="${sponge}"`) + path('M290 1146H508L510 1150L492 1166H290ZM568 1146L556 1160L566 1166H700V1146Z', `fill="${jam}"`) + path('M280 1084C282 1050 390 1036 526 1046L520 1084L506 1102q-12 22 -24 0q-14 -14 -26 6q-14 26 -30 0q-12 -20 -28 0q-14 22 -30 0q-12 -18 -28 -2q-16 22 -30 -2q-16 4 -20 -20ZM526 1046C640 1040 708 1056 710 1084q-4 22 -22 20q-14 24 -30 2q-12 -18 -28 0q-14 22 -30 -2L520 1084Z', `fill="${ice}"`));
  let crumb = '';
  for (let i = 0; i < 34; i++) crumb += `M${n1(r.f(300, 720))} ${n1(r.f(1236, 1268))}h.1`;
  c.add('art', path(crumb, `stroke="${shade(sponge, -0.08)}" stroke-width="9" stroke-linecap="round"`) + [340, 430, 640].map((x, i) => rect(x - 9, 972, 18, 78, `fill="${p.paper}"`) + path(`M${x - 9} 996l18 -11M${x - 9} 1022l18 -11M${x - 9} 1046l18 -11`, `stroke="${[p.c, p.e, p.c][i]!}" stroke-width="7"`) + path(`M${x} 970C${x - 17} 956 ${x - 13} 934 ${x} 914C${x + 13} 934 ${x + 17} 956 ${x} 970Z`, 'fill="#f28c28"') + path(`M${x} 966C${x - 8} 958 ${x - 7} 946 ${x} 934C${x + 7} 946 ${x + 8} 958 ${x} 966Z`, 'fill="#fff3c0"')).join(''));
  // two small hands on the edge
  c.add('art', both(g(ell(0, 0, 34, 26, `fill="${pink}"`) + path('M-22 10q-4 18 -8 22M-6 16v20M10 16q4 12 6 20', `fill="none" stroke="${pink}" stroke-width="13" stroke-linecap="round"`), tf(238, 1186, 10))));
  return { box: [90, 70, 820, 240], ground: wall, ink: p.e, small: shade(p.a, -0.14), max: 118 };
}
