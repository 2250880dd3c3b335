import type { Room } from '#cards/families/lettering/in-a-room.ts';
import { both, coat, from } from '#cards/families/marks/coat.ts';
import { grained } from '#cards/families/marks/grained.ts';
import { mix, shade } from '#cards/render/colour.ts';
import { circ, ell, g, path, rect, tf } from '#cards/render/svg.ts';
import type { Seat } from './seat.ts';

/** A tabby in the box that the present came in. The present stands behind it. */
export function box(s: Seat): Room {
  const { c, p } = s, wall = mix(p.b, p.paper, 0.12), card = mix('#c39662', p.b, 0.12), fur = '#9b8d7c', stripe = '#4a4038', white = '#fbf5ea', pink = '#dc9a92', iris = '#b7c65a';
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + rect(0, 1090, 1000, 310, `fill="${p.a}"`) + path(Array.from({ length: 9 }, (_, i) => `M${-140 + i * 160} 1400L${120 + i * 95} 1090`).join('') + 'M0 1180H1000M0 1290H1000', `stroke="${shade(p.a, -0.05)}" stroke-width="5"`) + rect(0, 1062, 1000, 30, `fill="${mix(p.paper, wall, 0.2)}"`) + circ(500, 780, 520, `fill="${c.rad([[0, p.paper, 0.55], [1, p.paper, 0]])}"`));
  // the present: a fine basket with a canopy, its bow still on
  const weave = c.pattern(44, 36, rect(0, 0, 44, 36, `fill="${mix(p.c, p.paper, 0.1)}"`) + path('M0 9H22M22 27H44', `stroke="${shade(p.c, -0.06)}" stroke-width="13"`) + path('M0 27H22M22 9H44', `stroke="${shade(p.c, 0.06)}" stroke-width="13"`));
  c.add('art', path('M640 1086C626 900 660 730 790 724C930 730 972 900 958 1086Z', `fill="${weave}"`) + path('M690 1086C684 950 700 830 796 826C892 830 912 950 906 1086Z', `fill="${p.e}"`) + path('M676 1086C740 1040 860 1040 920 1086Z', `fill="${p.d}"`) + path('M640 1086C626 900 660 730 790 724C930 730 972 900 958 1086', `fill="none" stroke="${shade(p.c, -0.1)}" stroke-width="12"`) + g(path('M0 0C-60 -66 -110 -30 -92 14C-70 40 -30 20 0 0ZM0 0C60 -66 110 -30 92 14C70 40 30 20 0 0ZM0 0C-20 40 -30 70 -52 96L-22 92L-12 112C0 70 4 40 0 0ZM0 0C20 40 30 70 52 96L22 92L12 112C0 70 -4 40 0 0Z', `fill="${p.paper}"`) + circ(0, 2, 20, `fill="${shade(p.paper, -0.08)}"`), tf(800, 736, 0, 0.9)));
  // its tail, which did not fit
  c.add('art', path('M232 1060C130 1050 74 960 96 860C108 806 160 800 166 850', `fill="none" stroke="${fur}" stroke-width="54" stroke-linecap="round"`) + path('M214 1086l14 -56M150 1056l40 -44M104 1000l52 -24M86 930l56 -6M92 860l54 12', `stroke="${stripe}" stroke-width="17" stroke-linecap="round" transform="translate(2 0)"`) + path('M166 850C164 828 140 820 122 834', `fill="none" stroke="${stripe}" stroke-width="50" stroke-linecap="round"`));
  // the body: a loaf that has risen over the tin
  const loaf = 'M188 1100C150 980 190 880 300 850C420 826 560 826 690 852C806 880 830 990 800 1100Z';
  c.add('art', coat(s, loaf, [160, 826, 670, 280], fur, { dir: (x) => 1.57 + (500 - x) * 0.0014, len: 34, edge: 9, dark: -0.07 }) + g(path('M222 890C250 940 262 1000 262 1080M286 866C310 930 320 1000 318 1080M700 866C682 930 672 1000 674 1080M768 890C744 940 730 1000 732 1080', `fill="none" stroke="${stripe}" stroke-width="22" stroke-linecap="round"`), `clip-path="${c.clip(path(loaf))}"`));
  // the head
  const ear = 'M318 640C306 560 300 490 310 442C314 424 332 424 346 438C390 484 430 530 452 580Z', head = 'M496 520C600 520 690 580 718 690C736 780 700 862 620 902C560 926 432 926 372 902C292 862 256 780 274 690C302 580 392 520 496 520Z';
  const earIn = 'M338 600C330 550 326 510 332 474C364 510 392 544 410 584Z';
  c.add('art', g(both(coat(s, ear, [298, 424, 156, 220], fur, { dir: from(420, 800), len: 26, edge: 8, dark: -0.07 }) + path(earIn, `fill="${mix(pink, fur, 0.2)}"`)), 'transform="translate(-4 0)"'));
  c.add('art', coat(s, head, [256, 520, 480, 408], fur, { dir: from(496, 780), len: 26, edge: 11, dark: -0.07 }));
  const M = (svg: string) => svg + g(svg, 'transform="translate(992 0) scale(-1 1)"');
  c.add('art', path('M496 536V620M446 544C452 580 456 600 452 630M546 544C540 580 536 600 540 630', `fill="none" stroke="${stripe}" stroke-width="19" stroke-linecap="round"`) + M(path('M398 566C410 590 416 610 416 634M276 700C306 700 330 710 348 724M270 756C304 752 330 758 350 770M288 814C316 802 338 802 356 808', `fill="none" stroke="${stripe}" stroke-width="17" stroke-linecap="round"`)));
  c.add('art', path('M496 690C530 740 590 770 610 812C622 870 560 912 496 908C432 912 370 870 382 812C402 770 462 740 496 690Z', `fill="${white}"`) + M(path('M344 716C362 660 438 652 470 724C432 768 366 766 344 716Z', `fill="${c.rad([[0, mix(iris, '#fff6c0', 0.5)], [0.75, iris], [1, shade(iris, -0.14)]])}"`) + ell(406, 716, 22, 40, 'fill="#120e0d"') + path('M336 720C354 656 440 646 478 730', `fill="none" stroke="#241c18" stroke-width="13" stroke-linecap="round"`) + path('M344 724C366 766 432 768 470 728', `fill="none" stroke="#241c18" stroke-width="5" stroke-linecap="round"`) + circ(394, 694, 11, 'fill="#ffffff"') + path('M352 668C380 646 420 642 452 664', `fill="none" stroke="${stripe}" stroke-width="12" stroke-linecap="round"`)));
  c.add('art', path('M466 784C478 774 514 774 526 784C528 802 508 818 496 820C484 818 464 802 466 784Z', `fill="${pink}"`) + path('M496 820V840M496 840C484 866 444 868 428 848M496 840C508 866 548 868 564 848', `fill="none" stroke="#4a3833" stroke-width="7" stroke-linecap="round"`) + M(path('M420 826h.1M400 842h.1M430 848h.1', `stroke="${shade(white, -0.25)}" stroke-width="8" stroke-linecap="round"`) + path('M398 830C320 804 240 800 160 820M396 846C320 842 240 852 176 884', `fill="none" stroke="${white}" stroke-width="4.6" stroke-linecap="round"`)));
  // the box: too small, and perfect
  c.add('art', ell(500, 1340, 400, 24, `fill="${p.e}" opacity=".3"`) + path('M170 1040L60 1130L140 1160L206 1070Z', `fill="${shade(card, -0.05)}"`) + path('M818 1040L930 1116L858 1156L788 1070Z', `fill="${shade(card, -0.05)}"`) + grained(s, 'M164 1040H826L800 1340H190Z', [164, 1040, 662, 300], card, { n: 600, from: 60, dl: -0.06 }) + path('M164 1040H826L822 1074H168Z', `fill="${shade(card, 0.05)}"`) + path('M440 1040H556L550 1180H446Z', `fill="${mix(card, p.paper, 0.5)}" opacity=".8"`) + path('M446 1180l9 -9l9 9l9 -9l9 9l9 -9l9 9l9 -9l9 9l9 -9l9 9l9 -9l5 9', `fill="none" stroke="${shade(card, -0.02)}" stroke-width="5"`));
  const up = path('M0 -40L30 0H12V46H-12V0H-30Z', `fill="${shade(card, -0.2)}"`);
  c.add('art', g(up, tf(250, 1246)) + g(up, tf(326, 1246)) + path('M216 1306H362', `stroke="${shade(card, -0.2)}" stroke-width="7"`) + g(path('M-52 -52H52V52H-52Z', `fill="${p.paper}"`) + path('M-40 -34H24M-40 -16H36M-40 2H12', `stroke="${p.e}" stroke-width="6"`) + path('M-40 20V40M-30 20V40M-24 20V40M-12 20V40M-6 20V40M6 20V40M10 20V40M22 20V40M30 20V40M38 20V40', `stroke="${p.e}" stroke-width="4"`), tf(690, 1246, 4, 1.1)));
  // two paws over the edge
  c.add('art', M(coat(s, 'M356 1078C344 1040 356 1010 392 1006C428 1010 440 1040 428 1078C412 1094 372 1094 356 1078Z', [344, 1004, 96, 88], white, { dir: () => 1.57, len: 20, edge: 5 }) + path('M380 1084V1060M404 1084V1060', `stroke="${shade(white, -0.28)}" stroke-width="5" stroke-linecap="round"`)));
  return { box: [90, 80, 820, 270], ground: wall, ink: p.e, small: shade(p.a, -0.06), max: 132 };
}
