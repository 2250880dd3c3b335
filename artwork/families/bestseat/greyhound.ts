import type { Room } from '#artwork/lettering/in-a-room.ts';
import { coat } from '#artwork/marks/coat.ts';
import { grained } from '#artwork/marks/grained.ts';
import { circ, ell, g, mix, type P, path, rect, ribbon, shade, tf } from '#artwork/engine.ts';
import type { Seat } from './seat.ts';

/** A greyhound on its back, sprawled over the whole sofa. */
export function greyhound(s: Seat): Room {
  const { c, p } = s, wall = mix(p.d, p.paper, 0.32), sofa = p.c, fawn = mix('#b9b2ad', p.d, 0.16), pale = mix(fawn, '#ffffff', 0.62), dark = '#2a2024', wood = mix('#8a5634', p.a, 0.14);
  const sprig = path('M0 34V-30M0 6Q-22 4 -26 -18Q-4 -18 0 6M0 -8Q22 -10 26 -32Q4 -32 0 -8', `fill="${shade(wall, 0.035)}" stroke="${shade(wall, 0.035)}" stroke-width="4" stroke-linecap="round"`);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + rect(0, 0, 1000, 1180, `fill="${c.pattern(150, 170, g(sprig, tf(40, 44)) + g(sprig, tf(115, 129)))}"`) + rect(0, 1196, 1000, 204, `fill="${mix(wood, p.paper, 0.42)}"`) + rect(0, 1168, 1000, 30, `fill="${mix(p.paper, wall, 0.15)}"`) + path('M0 1290H1000M160 1198L110 1290M430 1198L412 1290M700 1198L724 1290M300 1290L270 1400M620 1290L640 1400M900 1290L950 1400', `stroke="${mix(wood, p.paper, 0.28)}" stroke-width="4"`));
  // a lamp that somebody has knocked
  c.add('art', path('M872 1180V560', `stroke="${p.e}" stroke-width="13"`) + circ(858, 520, 210, `fill="${c.rad([[0, p.b, 0.5], [1, p.b, 0]])}"`) + g(grained(s, 'M-62 -70H62L104 72H-104Z', [-104, -70, 208, 142], p.b, { n: 160, from: 30, dl: -0.07 }) + path('M-98 54H98', `stroke="${p.a}" stroke-width="9"`), tf(866, 500, -9)));
  // the sofa
  c.add('art', ell(500, 1300, 470, 22, `fill="${p.e}" opacity=".25"`) + path('M170 1100L140 1304M830 1100L860 1304', `stroke="${wood}" stroke-width="26" stroke-linecap="round"`));
  c.add('art', grained(s, 'M96 1010V720C96 668 126 640 176 640H824C874 640 904 668 904 720V1010Z', [96, 640, 808, 370], sofa, { n: 700, from: 80, dl: -0.06 }) + path('M500 650V1000', `stroke="${shade(sofa, -0.06)}" stroke-width="6"`) + [[230, 750], [390, 750], [610, 750], [770, 750], [310, 850], [690, 850]].map(([x, y]) => circ(x!, y!, 9, `fill="${shade(sofa, -0.1)}"`) + circ(x! - 2, y! - 3, 4, `fill="${shade(sofa, 0.1)}"`)).join(''));
  // cushions
  const cushion = (x: number, y: number, deg: number, col: string, print: string) => { const d = 'M-92 -84Q0 -100 92 -84Q106 0 92 84Q0 100 -92 84Q-106 0 -92 -84Z'; return g(grained(s, d, [-100, -96, 200, 192], col, { n: 200, from: 60, dl: -0.08 }) + g(print, `clip-path="${c.clip(path(d))}"`), tf(x, y, deg)); };
  c.add('art', cushion(196, 850, -12, p.b, path('M-120 -60H120M-120 -20H120M-120 20H120M-120 60H120', `stroke="${p.paper}" stroke-width="12"`)) + cushion(812, 846, 14, p.a, path('M-60 -50h.1M0 -50h.1M60 -50h.1M-30 0h.1M30 0h.1M-60 50h.1M0 50h.1M60 50h.1M-90 0h.1M90 0h.1', `stroke="${p.paper}" stroke-width="26" stroke-linecap="round"`)));
  c.add('art', grained(s, 'M120 950H880Q906 950 906 980V1110H94V980Q94 950 120 950Z', [94, 950, 812, 160], shade(sofa, 0.045), { n: 420, from: 90, dl: -0.07 }) + path('M500 954V1108', `stroke="${shade(sofa, -0.07)}" stroke-width="7"`));
  // the dog: hind legs, body in a jumper, forelegs, head over the edge
  const leg = (ps: P[], w0: number, w1: number, col: string) => path(ribbon(ps, (t) => w0 + (w1 - w0) * Math.min(1, t * 1.5)), `fill="${col}"`);
  const paw = (x: number, y: number, deg: number, col: string) => g(path('M-23 26C-30 -6 -22 -40 0 -42C22 -40 30 -6 23 26Z', `fill="${col}"`) + path('M-8 -36V-16M8 -36V-16', `stroke="${shade(col, -0.13)}" stroke-width="5" stroke-linecap="round"`), tf(x, y, deg));
  c.add('art', leg([[742, 900], [790, 790], [838, 716], [812, 640], [770, 560]], 96, 30, shade(fawn, -0.05)) + paw(762, 546, -22, shade(fawn, -0.05)) + path('M770 962C850 970 900 1010 896 1090C894 1130 916 1150 940 1140', `fill="none" stroke="${shade(fawn, -0.04)}" stroke-width="22" stroke-linecap="round"`));
  const body = 'M226 968C196 900 232 800 330 772C430 752 500 846 584 880C640 858 726 820 790 866C834 904 822 960 786 976C620 996 380 996 226 968Z';
  c.add('art', coat(s, body, [200, 760, 630, 236], fawn, { dir: (x) => 0.2 + x * 0.0003, len: 24, edge: 3, dark: -0.06 }) + path('M584 884C640 862 720 828 776 862C730 880 660 896 600 902Z', `fill="${pale}" opacity=".85"`));
  const knit = 'M250 972C226 904 258 806 338 776C424 756 486 832 556 872C580 888 588 940 580 985C470 992 350 988 250 972Z';
  c.add('art', grained(s, knit, [226, 760, 364, 234], p.a, { n: 320, from: 90, dl: -0.08 }) + g(path('M300 740C280 830 300 930 322 1010M372 740C352 840 372 940 394 1010M444 760C424 850 444 940 466 1010M516 800C500 880 516 950 538 1010', `fill="none" stroke="${p.paper}" stroke-width="24"`) + path('M556 860C580 886 590 940 580 1000', `fill="none" stroke="${p.e}" stroke-width="40"`), `clip-path="${c.clip(path(knit))}"`));
  c.add('art', leg([[640, 940], [606, 830], [560, 740], [640, 650], [660, 540]], 130, 30, fawn) + paw(662, 524, 8, fawn) + path('M628 880C606 822 590 786 584 756', `fill="none" stroke="${shade(fawn, -0.09)}" stroke-width="5" stroke-linecap="round"`));
  c.add('art', leg([[330, 810], [352, 690], [372, 606], [440, 596]], 62, 26, shade(fawn, -0.04)) + paw(462, 600, 96, shade(fawn, -0.04)) + leg([[292, 820], [270, 700], [250, 590], [300, 530]], 66, 27, fawn) + paw(312, 514, 44, fawn) + path('M268 792Q300 776 330 790M300 780Q340 766 366 776', `fill="none" stroke="${p.e}" stroke-width="22" stroke-linecap="round"`));
  // neck and head, upside down
  c.add('art', path(ribbon([[300, 910], [252, 940], [226, 1010], [244, 1084]], (t) => 128 - t * 50), `fill="${fawn}"`) + path(ribbon([[246, 902], [204, 940], [186, 1010], [200, 1070]], (t) => 44 - t * 14), `fill="${pale}"`) + path('M276 990Q236 962 194 970', `fill="none" stroke="${p.b}" stroke-width="26"`));
  const head = 'M58 -40C30 -72 -24 -66 -56 -42C-96 -22 -156 -2 -196 12C-214 20 -214 42 -194 48C-146 56 -84 60 -42 66C0 76 44 62 62 36Z';
  c.add('art', g(path('M30 -52C70 -76 116 -60 132 -20C136 2 118 10 104 -4C88 -22 62 -26 40 -22Z', `fill="${shade(fawn, -0.1)}"`) + coat(s, head, [-212, -72, 280, 146], fawn, { dir: () => Math.PI, len: 20, edge: 2, dark: -0.05 }) + path('M-200 34C-150 42 -96 44 -40 66C0 76 44 62 62 36C20 48 -40 34 -96 30Z', `fill="${pale}"`) + path('M-196 38C-150 44 -110 42 -72 30', `fill="none" stroke="${dark}" stroke-width="6" stroke-linecap="round"`) + path('M-110 42C-120 74 -130 108 -116 124C-98 132 -84 100 -80 38Z', `fill="#e5928c"`) + ell(-201, 18, 18, 16, `fill="${dark}"`) + circ(-206, 13, 5, 'fill="#ffffff" opacity=".7"') + ell(-38, -22, 20, 21, `fill="${dark}"`) + ell(-38, -22, 14, 15, 'fill="#7c4a24"') + circ(-38, -22, 9, `fill="${dark}"`) + circ(-33, -15, 6, 'fill="#ffffff"') + path('M-66 -38C-54 -52 -26 -54 -10 -40', `fill="none" stroke="${shade(fawn, -0.14)}" stroke-width="6" stroke-linecap="round"`), 'transform="translate(262 1096) rotate(-30) scale(.96 -.96)"'));
  // a slipper on the floor
  c.add('art', grained(s, 'M596 1330C590 1296 620 1280 660 1284C700 1290 770 1300 786 1322C790 1342 780 1352 760 1352H610Q598 1350 596 1330Z', [590, 1280, 200, 74], p.a, { n: 90, from: 90 }) + path('M598 1346H784', `stroke="${p.e}" stroke-width="13" stroke-linecap="round"`) + path('M612 1304C626 1290 656 1290 672 1306C660 1318 630 1320 612 1304Z', `fill="${p.paper}"`) + path('M760 1312l30 -14M770 1324l34 -4', `stroke="${p.a}" stroke-width="7" stroke-linecap="round"`));
  return { box: [90, 76, 700, 330], ground: wall, ink: p.e, small: shade(p.a, -0.08), max: 132 };
}
