import type { Room } from '#artwork/lettering/in-a-room.ts';
import { coat } from '#artwork/marks/coat.ts';
import { grained } from '#artwork/marks/grained.ts';
import { circ, ell, g, mix, n1, type P, path, rect, ribbon, shade, smooth, tf } from '#artwork/engine.ts';
import { bothSides } from '#artwork/primitives/mirror.ts';
import { flower, type Pack } from './pack.ts';

/** A highland cow with heather and dog roses in its fringe, and a daisy in its mouth. */
export function highland(s: Pack): Room {
  const { c, r, p } = s, sky = mix(p.d, p.paper, 0.4), fur = '#b5622c', dark = '#2a1712', horn = '#ecdcbc', heather = mix('#8e6a9c', p.a, 0.28), pinkNose = '#d89a86';
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, sky], [0.7, p.paper]])}"`) + path('M0 820C120 700 240 640 330 700C420 620 520 560 620 660C720 610 860 660 1000 780V1400H0Z', `fill="${mix(p.c, p.paper, 0.56)}"`) + path('M0 930C200 840 360 850 520 890C680 830 860 850 1000 920V1400H0Z', `fill="${mix(p.c, p.paper, 0.3)}"`) + path('M0 1060C260 990 740 990 1000 1060V1400H0Z', `fill="${mix(p.c, heather, 0.5)}"`));
  const hornD = 'M372 640C280 640 170 610 110 470C104 446 120 436 134 452C190 540 290 560 388 560Z';
  c.add('art', bothSides(grained(s, hornD, [104, 440, 284, 204], horn, { n: 160, from: 90, dl: -0.12 }) + path('M112 474C108 450 120 440 134 452C146 470 158 486 172 500L144 520C130 506 120 492 112 474Z', `fill="${mix(dark, horn, 0.3)}"`), 500));
  // shoulders, ears, face
  c.add('art', coat(s, 'M120 1420C120 1200 220 1040 340 960H660C780 1040 880 1200 880 1420Z', [110, 950, 780, 470], shade(fur, -0.04), { dir: (x) => 1.57 + (500 - x) * 0.0012, len: 60, gap: 16, edge: 12 }));
  c.add('art', bothSides(coat(s, 'M330 690C250 660 160 680 110 740C150 800 250 820 340 780Z', [106, 660, 236, 160], fur, { dir: () => 2.4, len: 56, gap: 13, edge: 16 }) + path('M300 716C250 700 190 712 156 742C196 772 256 776 304 756Z', `fill="${mix(pinkNose, fur, 0.35)}"`), 500));
  const face = 'M500 600C620 600 700 660 706 760C708 840 676 920 660 1000C650 1090 600 1160 500 1164C400 1160 350 1090 340 1000C324 920 292 840 294 760C300 660 380 600 500 600Z', nose = 'M500 980C570 976 640 1000 656 1060C662 1130 600 1180 500 1182C400 1180 338 1130 344 1060C360 1000 430 976 500 980Z';
  c.add('art', coat(s, face, [290, 600, 420, 566], fur, { dir: (x) => 1.57 + (x - 500) * 0.001, len: 36, edge: 10 }) + bothSides(circ(384, 872, 34, `fill="${dark}"`) + circ(384, 874, 22, 'fill="#4a2814"') + circ(394, 860, 10, 'fill="#ffffff"') + circ(372, 886, 5, 'fill="#ffffff" opacity=".7"'), 500) + grained(s, nose, [340, 978, 320, 206], pinkNose, { n: 220, from: 90, dl: -0.1 }) + bothSides(path('M400 1056C392 1030 430 1022 446 1046C452 1070 430 1082 416 1080C406 1076 402 1068 400 1056Z', `fill="${shade(pinkNose, -0.26)}"`), 500) + path('M420 1130C460 1156 540 1156 580 1130', `fill="none" stroke="${shade(pinkNose, -0.28)}" stroke-width="9" stroke-linecap="round"`) + path('M440 1012Q500 996 560 1012', `fill="none" stroke="${mix(pinkNose, '#ffffff', 0.5)}" stroke-width="9" stroke-linecap="round"`));
  // the fringe: locks from the poll, most of them over the eyes
  const lock = (x0: number, y0: number, x1: number, y1: number, w: number, bend: number, col: string) => { const ps: P[] = []; for (let i = 0; i <= 12; i++) { const t = i / 12; ps.push([x0 + (x1 - x0) * t ** 0.8 + Math.sin(t * 7 + bend) * 15 * t, y0 + (y1 - y0) * t]); } return path(ribbon(ps, (t) => w * Math.min(1, 0.35 + t * 4) * (1 - t * t * 0.92) + 3), `fill="${col}"`) + path(smooth(ps, false), `fill="none" stroke="${shade(col, 0.07)}" stroke-width="3.4"`) + path(smooth(ps.map(([x, y]): P => [x + w * 0.27, y]), false), `fill="none" stroke="${shade(col, -0.08)}" stroke-width="3.4"`); };
  let fringe = '';
  for (let row = 0; row < 3; row++) for (let i = 0; i < 13; i++) { const t = i / 12, x = 330 + t * 340, spread = (t - 0.5) * (330 - row * 60), L = [310, 250, 180][row]! * (1 - Math.abs(t - 0.5) * 0.36) + r.f(-26, 30); fringe += lock(500 + (x - 500) * 0.62, 606 + row * 8, 500 + (x - 500) * 0.9 + spread * 0.42, 616 + L, 44 - row * 4, i * 1.9 + row, [fur, shade(fur, 0.045), shade(fur, -0.035)][(i + row) % 3]!); }
  c.add('art', fringe + coat(s, 'M340 650C350 580 430 556 500 556C570 556 650 580 660 650C600 690 400 690 340 650Z', [336, 552, 328, 140], shade(fur, 0.02), { dir: (x) => 1.57 - (x - 500) * 0.006, len: 44, edge: 14 }));
  // flowers in it
  const rose = (x: number, y: number, R: number, col: string) => flower(x, y, R, 5, col, p.b) + path(Array.from({ length: 8 }, (_, i) => { const a = i * 0.785; return `M${n1(x + Math.cos(a) * R * 0.36)} ${n1(y + Math.sin(a) * R * 0.36)}L${n1(x + Math.cos(a) * R * 0.52)} ${n1(y + Math.sin(a) * R * 0.52)}`; }).join(''), `stroke="${shade(p.b, -0.1)}" stroke-width="4" stroke-linecap="round"`);
  const sprig = (x: number, y: number, deg: number) => g(path('M0 0V-96', `stroke="${mix(p.c, p.e, 0.2)}" stroke-width="6" stroke-linecap="round"`) + Array.from({ length: 15 }, (_, i) => ell(i % 2 ? 11 : -11, -18 - i * 6, 9, 8, `fill="${i % 3 ? heather : mix(heather, p.paper, 0.3)}"`)).join('') + circ(0, -108, 8, `fill="${heather}"`), tf(x, y, deg));
  const leaf = (x: number, y: number, deg: number) => g(path('M0 0C-26 -22 -24 -56 0 -76C24 -56 26 -22 0 0Z', `fill="${mix(p.c, p.e, 0.25)}"`) + path('M0 -4V-60', `stroke="${mix(p.c, p.paper, 0.3)}" stroke-width="4"`), tf(x, y, deg));
  c.add('art', sprig(380, 610, -44) + sprig(620, 606, 42) + sprig(450, 580, -14) + sprig(556, 580, 18) + leaf(340, 640, -74) + leaf(662, 640, 74) + leaf(500, 590, 0) + leaf(420, 600, -34) + leaf(586, 600, 36) + rose(500, 600, 62, mix(p.a, p.paper, 0.24)) + rose(406, 626, 50, p.paper) + rose(596, 624, 52, mix(p.d, p.paper, 0.1)) + rose(332, 668, 40, mix(p.a, p.d, 0.4)) + rose(670, 664, 40, p.paper) + flower(456, 654, 26, 6, p.b, p.a) + flower(552, 660, 24, 6, p.b, p.a));
  // the daisy on its stalk, in the cow's mouth
  c.add('art', path('M560 1140C620 1120 680 1130 748 1080', `fill="none" stroke="${mix(p.c, p.b, 0.3)}" stroke-width="8" stroke-linecap="round"`) + flower(764, 1066, 36, 9, p.paper, p.b));
  let stalks = '';
  for (let i = 0; i < 90; i++) { const x = r.f(0, 1000), h = r.f(60, 170) * (0.5 + Math.abs(x - 500) / 500); stalks += spike(x, 1420, h, r.f(-16, 16)); }
  c.add('art', path(stalks, `fill="none" stroke="${mix(heather, p.e, 0.2)}" stroke-width="9" stroke-linecap="round" stroke-dasharray=".1 13"`));
  return { box: [90, 70, 820, 320], ground: sky, ink: p.e, small: shade(p.a, -0.1), max: 140 };
}
const spike = (x: number, y: number, h: number, b: number) => `M${n1(x)} ${y}Q${n1(x)} ${n1(y - h * 0.6)} ${n1(x + b)} ${n1(y - h)}`;
