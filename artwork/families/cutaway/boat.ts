import { circ, g, mix, n1, path, rect, shade, tf } from '#artwork/engine.ts';
import { ringD } from '#artwork/outlines/flourish.ts';
import { rectPath } from '#artwork/primitives/rectangles.ts';
import * as f from './furniture.ts';
import { curl, it, lamplit, ln, type Pen, room, tree } from './pen.ts';
import { stars } from './terrace.ts';
import { headline } from './words.ts';

/** A narrowboat sawn open along its length, moored under the trees. */
export function drawBoat(q: Pen): void {
  const { c } = q, { p, r } = c;
  const leaf = q.dark ? mix(q.k, p.bg, 0.45) : mix(q.k, q.sky, 0.15);
  const water = q.dark ? shade(mix(p.bg, '#3A6A78', 0.28), -0.03) : mix(p.e, '#24465A', 0.4);
  let s = stars(q, [0, 0]) + (q.dark ? circ(520, 300, 84, 'fill="#FFF1C9"') : it(q, ringD(520, 300, 80), '#FFE08A'));
  s += tree(q, 120, 640, 520, leaf) + tree(q, 300, 640, 300, shade(leaf, 0.03)) + tree(q, 900, 650, 420, shade(leaf, -0.03));
  s += path('M-10 706Q300 690 500 708T1010 700V800H-10Z', `fill="${shade(leaf, 0.02)}"`) + ln(q, 'M-10 706Q300 690 500 708T1010 700', 3.4);
  let reeds = '';
  for (let x = 8; x < 1000; x += 19) reeds += `M${x} 740q${n1(r.f(-8, 8))} ${n1(-r.f(20, 44))} ${n1(r.f(-6, 14))} ${n1(-r.f(40, 74))}`;
  s += ln(q, reeds, 4, shade(leaf, -0.06));
  s += rect(0, 900, 1000, 620, `fill="${c.lin([[0, mix(water, q.sky, 0.25)], [0.3, water], [1, shade(water, -0.06)]])}"`) + ln(q, 'M0 900H1000', 4);
  // reflections of the lit rooms in the water
  for (const [x, w, col] of [[150, 170, p.b], [336, 180, p.d], [532, 170, q.k], [716, 120, p.a]] as const) for (let j = 0; j < 5; j++) s += path(`M${x + j * 9 - 6} ${1014 + j * 17}h${w - j * 16}l-12 9h${-(w - j * 16)}Z`, `fill="${lamplit(col, 0.3)}" fill-opacity="${n1(0.55 - j * 0.1)}"`);
  let wave = '';
  for (let i = 0; i < 34; i++) { const y = 1000 + (i / 34) * 480, x = (i * 271) % 1000; if (y > 1080 && y < 1450 && x > 40 && x < 900) continue; wave += `M${x} ${n1(y)}q16 -12 32 0t32 0`; }
  s += ln(q, wave, 3.4, shade(water, 0.12));
  // hull and cabin
  const hull = 'M40 846H930Q962 850 978 834Q976 950 900 976H104Q52 950 40 846Z';
  s += it(q, hull, mix(p.a, q.ink, 0.12), 5) + ln(q, 'M56 892H958', 5, p.d) + ln(q, 'M72 930H938', 3, shade(p.a, -0.1)) + diamonds(q);
  s += path('M126 850V650Q130 636 150 634H850Q868 636 872 650V850Z', `fill="${q.ink}"`) + path('M134 844V656Q136 644 152 642H846Q860 644 864 656V844Z', `fill="${q.cut}"`);
  const H = 176;
  s += room(q, 148, 660, 190, H, lamplit(p.b), 'sprig', [60, 40], f.bed(q, 2, p.a, q.cream) + f.bulb(q, 110, H, 16) + f.frame(q, 80, -128, 52, 38, 0, 'boat'));
  s += room(q, 348, 660, 206, H, lamplit(p.d, 0.4), 'board', [100, 30], stove(q, 10) + f.armchair(q, 82, q.k) + f.shelves(q, 166, 128) + f.bulb(q, 120, H, 16) + f.cat(q, 122, -62, q.dark ? '#3A3036' : '#3A3036', 0.6));
  s += room(q, 564, 660, 176, H, lamplit(q.k, 0.55), 'tile', [90, 30], f.sink(q, 30) + f.bulb(q, 40, H, 18) + it(q, rectPath(120, -150, 50, 8), q.wood) + it(q, rectPath(126, -168, 14, 18), p.a, 2.6) + it(q, rectPath(148, -172, 14, 22), p.d, 2.6));
  s += room(q, 750, 660, 100, H, lamplit(p.a, 0.62), 'plain', [50, 40], g(f.crates(q, 8, 0.9) + f.crate(q, 10, -82, 50, 36), tf(0, 0)) + f.bulb(q, 70, H, 16));
  s += ln(q, 'M112 640H888', 16) + ln(q, 'M112 640H888', 8, p.d);
  // on the roof
  s += g(f.bicycle(q, 160, 0, 1.1), tf(0, 630)) + g(f.plant(q, 366, 1) + f.plant(q, 414, 0.8) + f.crates(q, 560, 1) + f.armchair(q, 720, p.a) + it(q, 'M470 0V-16H540V0ZM478 -16q26 -34 54 0Z', q.k), tf(0, 630)) + it(q, rectPath(448, 556, 20, 74), q.ink) + it(q, rectPath(442, 546, 32, 12), p.d) + curl(q, 458, 536, 1, q.dark ? mix(q.sky, '#fff', 0.6) : q.ink);
  // tiller at the back, a lamp at the front, a rope ashore
  s += ln(q, 'M892 846V760H966', 9) + ln(q, 'M936 760H976', 9, p.d) + ln(q, 'M70 846V720', 6) + it(q, 'M52 712l8 -44h22l8 44Z', '#FFE08A') + circ(70, 694, 110, `fill="${c.rad([[0, '#FFE9A8', 0.7], [1, '#FFDD80', 0]])}"`) + ln(q, 'M46 862Q10 880 -10 800', 4, q.cream);
  s += duck(q, 850, 1060, 1) + duck(q, 912, 1074, 0.62) + duck(q, 956, 1082, 0.56);
  c.add('art', g(s, tf(0, -84)));
  headline(q, { cx: 500, top: 1034, w: 800, h: 316, max: 132, ground: water });
}

function diamonds(q: Pen): string {
  let s = '';
  for (const [i, x] of [150, 330, 510, 690, 850].entries()) s += it(q, `M${x - 34} 911L${x} 897L${x + 34} 911L${x} 925Z`, i % 2 ? q.cream : q.d, 2.8);
  return s;
}

function stove(q: Pen, x: number): string {
  return g(ln(q, 'M30 -70V-180', 9) + it(q, rectPath(4, -72, 52, 62), q.e) + it(q, rectPath(14, -58, 32, 26), '#F5A83C') + ln(q, 'M10 -10V0M50 -10V0', 5) + ln(q, 'M0 -73H60', 5), tf(x, 0));
}

function duck(q: Pen, x: number, y: number, k: number): string {
  return g(it(q, 'M-40 -6Q-28 14 2 14Q34 12 42 -14Q22 -8 12 -12Q-2 -16 -6 -24Q-2 -40 -14 -46Q-30 -48 -32 -34L-46 -28L-30 -24Q-30 -16 -40 -6Z', q.cream, 3.2) + path(ringD(-21, -36, 2.6), `fill="${q.ink}"`) + ln(q, 'M-4 0Q14 8 28 -4', 3), tf(x, y, 0, Math.abs(k)));
}
