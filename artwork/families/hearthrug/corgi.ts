import type { Room } from '#artwork/lettering/in-a-room.ts';
import { both, coat, eye, from, nose } from '#artwork/marks/coat.ts';
import { circ, ell, mix, path, shade } from '#artwork/engine.ts';
import { backdrop, bone, hat, type Rug } from './coat.ts';

/** A corgi at a party. */
export function corgi(s: Rug): Room {
  const { c, p } = s, wall = shade(p.c, -0.06), fawn = '#d8894a', white = '#fbf4e8', pink = '#e8a298', dark = '#2a1c1c';
  backdrop(s, wall, bone(shade(wall, 0.045)), 840);
  // shoulders, and a bib of white
  const body = 'M150 1420C160 1250 220 1130 306 1040C330 990 340 930 346 870H654C660 930 670 990 694 1040C780 1130 840 1250 850 1420Z';
  c.add('art', coat(s, body, [140, 870, 720, 550], fawn, { dir: (x) => 1.57 + (500 - x) * 0.0011, len: 34, gap: 14 }) + coat(s, 'M400 900C340 990 330 1040 340 1100C350 1240 370 1340 410 1420H590C630 1340 650 1240 660 1100C670 1040 660 990 600 900Z', [320, 890, 360, 530], white, { dir: (x) => 1.57 + (500 - x) * 0.0022, len: 40, dark: -0.1, edge: 12 }));
  // ears
  const ear = 'M318 690C270 600 244 480 262 380C270 352 296 352 316 376C380 440 436 540 450 640Z', inner = 'M332 640C296 560 280 470 290 412C340 462 386 530 402 600Z';
  c.add('art', both(coat(s, ear, [240, 350, 220, 340], shade(fawn, -0.03), { dir: from(380, 900), len: 24 }) + coat(s, inner, [280, 410, 130, 240], mix(pink, white, 0.25), { dir: () => 1.2, len: 30, edge: 0, dark: -0.06 })));
  // the face
  const head = 'M500 530C620 524 716 590 736 700C752 776 726 826 690 858C650 892 626 960 580 1000C540 1028 460 1028 420 1000C374 960 350 892 310 858C274 826 248 776 264 700C284 590 380 524 500 530Z';
  const cheek = 'M500 860C440 850 370 850 318 862C340 900 366 960 420 1000C460 1028 540 1028 580 1000C634 960 660 900 682 862C630 850 560 850 500 860Z';
  const blaze = 'M500 540C514 610 520 680 548 740C600 790 640 840 630 900C616 970 560 1016 500 1016C440 1016 384 970 370 900C360 840 400 790 452 740C480 680 486 610 500 540Z';
  c.add('art', coat(s, head, [250, 530, 500, 490], fawn, { dir: from(500, 800), len: 26 }) + coat(s, cheek, [310, 850, 380, 180], white, { dir: from(500, 780), len: 30, dark: -0.1 }) + coat(s, blaze, [365, 545, 270, 475], white, { dir: from(500, 850), len: 24, edge: 5, dark: -0.08 }));
  c.add('art', both(ell(398, 700, 52, 40, `fill="${shade(fawn, 0.08)}" opacity=".55"`) + ell(392, 640, 26, 15, `fill="${mix(fawn, white, 0.6)}" transform="rotate(-14 392 640)"`) + eye(404, 712, 36, '#6b3f22')));
  // nose, smile, tongue
  c.add('art', path('M444 912C452 990 470 1046 500 1048C534 1046 550 990 556 912Q500 950 444 912Z', `fill="${pink}"`) + path('M500 926V1010', `stroke="${shade(pink, -0.1)}" stroke-width="7" stroke-linecap="round"`) + path('M380 876C410 930 478 932 500 880C522 932 590 930 620 876', `fill="none" stroke="${dark}" stroke-width="11" stroke-linecap="round"`) + path('M500 880V836', `stroke="${dark}" stroke-width="9"`) + nose(500, 808, 1.12) + both(path('M420 846h.1M400 862h.1M428 872h.1', `stroke="${shade(white, -0.22)}" stroke-width="7" stroke-linecap="round"`)));
  // a collar with a tag, a hat
  c.add('art', path('M318 1052C400 1124 600 1124 682 1052L690 1096C600 1172 400 1172 310 1096Z', `fill="${p.a}"`) + path('M330 1086C410 1148 590 1148 670 1086', `fill="none" stroke="${p.paper}" stroke-width="5" stroke-dasharray="14 12" opacity=".8"`) + circ(500, 1176, 44, `fill="${p.b}"`) + circ(500, 1176, 31, `fill="none" stroke="${shade(p.b, -0.14)}" stroke-width="5"`) + path('M500 1194l-16 -16a11 11 0 0 1 16 -14a11 11 0 0 1 16 14Z', `fill="${shade(p.b, -0.2)}"`) + hat(s, 512, 556, 0.82, 7));
  return { box: [90, 74, 820, 226], ground: wall, ink: p.paper, small: p.b, max: 120 };
}
