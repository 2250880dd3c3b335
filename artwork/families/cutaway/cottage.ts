import { circ, g, mix, n1, path, rect, shade, tf } from '#artwork/engine.ts';
import { ringD } from '#artwork/outlines/flourish.ts';
import { rectPath } from '#artwork/primitives/rectangles.ts';
import * as f from './furniture.ts';
import { curl, it, lamplit, ln, type Pen, room, tree } from './pen.ts';
import { stars } from './terrace.ts';
import { headline } from './words.ts';

/** A thatched cottage sawn open, and the animals that live under it. */
export function drawCottage(q: Pen): void {
  const { c } = q, { p, r } = c;
  const soil = q.dark ? mix('#3A2A24', p.bg, 0.25) : mix('#5A4030', p.ink, 0.2);
  let s = stars(q, [0, 0]) + (q.dark ? circ(170, 170, 74, `fill="#FFF1C9"`) + circ(200, 152, 64, `fill="${q.sky}"`) : it(q, ringD(170, 180, 70), '#FFE08A'));
  const leaf = q.dark ? mix(q.k, p.bg, 0.45) : mix(q.k, q.sky, 0.15);
  s += tree(q, 92, 742, 430, leaf) + tree(q, 930, 742, 350, shade(leaf, -0.04)) + tree(q, 826, 742, 200, shade(leaf, 0.03));
  // earth
  s += path('M0 742Q250 724 500 736T1000 740V1400H0Z', `fill="${soil}"`) + ln(q, 'M0 742Q250 724 500 736T1000 740', 16, shade(leaf, 0.02)) + ln(q, 'M0 752Q250 734 500 746T1000 750', 3.4);
  let tuft = '';
  for (let x = 14; x < 1000; x += 26) tuft += `M${x} 736l${n1(r.f(-9, 9))} ${n1(-r.f(12, 30))}M${x + 7} 737l${n1(r.f(-2, 12))} ${n1(-r.f(10, 22))}`;
  s += ln(q, tuft, 3.4, shade(leaf, -0.04));
  let grit = '';
  for (let i = 0; i < 90; i++) grit += ringD(r.f(10, 990), r.f(790, 1390), r.f(2, 8), r.f(1.6, 5));
  s += path(grit, `fill="${shade(soil, 0.07)}"`) + ln(q, 'M92 760q-30 50 -70 60M100 756q20 60 -6 110M112 756q60 40 66 96M930 756q40 50 60 54M926 756q-26 60 0 104M918 756q-50 30 -60 84', 7, q.wood);
  // the shell: walls, thatch
  s += path('M176 746V536L300 530H700L824 536V746Z', `fill="${q.ink}"`) + path('M186 740V530H814V740Z', `fill="${q.cut}"`);
  s += path('M216 548L330 346H670L784 548Z', `fill="${q.cut}"`) + ln(q, 'M216 548L330 346H670L784 548', 4);
  const up = c.clip(path('M252 532L344 366H656L748 532Z'));
  s += g(rect(230, 360, 540, 180, `fill="${lamplit(p.b)}"`) + path(ringD(520, 420, 240), `fill="${c.rad([[0, '#FFF6CF', 0.95], [0.5, '#FFE799', 0.4], [1, '#FFDD80', 0]])}"`) + g(f.bed(q, 92, p.a, q.cream) + f.bulb(q, 262, 168, 24) + f.crates(q, 330, 0.9) + f.frame(q, 340, -116, 54, 40, 5, 'boat') + f.rug(q, 300), tf(250, 532)), `clip-path="${up}"`);
  s += thatch(q);
  const H = 176;
  s += room(q, 202, 556, 290, H, lamplit(q.k, 0.55), 'tile', [150, 40], f.range(q, 20) + f.sink(q, 146) + f.bulb(q, 140, H, 24) + f.cat(q, 206, -80, q.dark ? '#D0873E' : '#3A3036', 0.6));
  s += room(q, 508, 556, 290, H, lamplit(p.d, 0.4), 'dot', [90, 60], fire(q, 8) + f.armchair(q, 128, p.a) + f.shelves(q, 200, 132) + f.crate(q, 96, 0, 36, 28) + f.frame(q, 66, -142, 46, 36, 0, 'hill'));
  s += it(q, rectPath(176, 640, 14, 96), p.a) + g(f.crates(q, 40, 0.94), tf(0, 738)) + g(f.stepladder(q, 838), tf(0, 740));
  s += it(q, 'M600 350V258H664V350Z', mix(p.a, '#B0452F', 0.3)) + it(q, rectPath(592, 246, 80, 14), q.cream) + curl(q, 634, 238, 1.1, q.dark ? mix(q.sky, '#fff', 0.6) : q.ink);
  s += g(burrows(q, soil), `clip-path="${c.clip(rect(0, 752, 1000, 648))}"`);
  c.add('art', s);
  headline(q, { cx: 500, top: 804, w: 720, h: 290, max: 136, ground: soil });
}

function thatch(q: Pen): string {
  const col = q.dark ? '#C9A45C' : mix('#D9B468', q.d, 0.2), d = 'M330 340H670L800 562q-22 14 -40 -6L652 372H348L240 556q-18 20 -40 6Z';
  let reed = '';
  for (let i = 0; i < 16; i++) { const t = i / 15; reed += `M${n1(334 - 112 * t)} ${n1(350 + 196 * t)}l14 12M${n1(666 + 112 * t)} ${n1(350 + 196 * t)}l-14 12`; if (i > 0 && i < 15) reed += `M${n1(340 + 320 * t)} 346v18`; }
  return it(q, d, col) + it(q, 'M322 344q20 -30 40 -8q22 -22 44 0q22 -22 44 0q22 -22 46 0q22 -22 46 0q22 -22 44 0q22 -22 44 0q22 -20 46 10Z', shade(col, -0.05)) + ln(q, reed, 2.6);
}

function fire(q: Pen, x: number): string {
  return g(it(q, 'M0 0V-104H104V0H84V-62q-32 -24 -64 0V0Z', mix(q.a, '#C7A48C', 0.55)) + path('M20 0V-58q32 -24 64 0V0Z', `fill="${q.ink}"`) + it(q, 'M34 -4q-10 -30 14 -50q2 20 12 16q0 -14 8 -22q16 30 2 56Z', '#F5A83C', 2.4) + ln(q, 'M30 -4H76', 7, q.wood) + it(q, rectPath(-6, -116, 116, 12), q.wood) + it(q, rectPath(14, -138, 14, 22), q.k, 2.6) + it(q, ringD(78, -130, 13), q.cream, 2.6) + ln(q, 'M78 -130v-8M78 -130h6', 2.4), tf(x, 0));
}

/** the animals below: a rabbit's guest room, a mouse's kitchen, a fox asleep */
function burrows(q: Pen, soil: string): string {
  const den = shade(soil, -0.1), glow = '#FFD98A';
  const hole = (x: number, y: number, w: number, h: number) => path(ringD(x, y, w, h), `fill="${mix(den, glow, 0.42)}"`) + path(ringD(x, y, w, h), `fill="${q.c.rad([[0, '#FFE9B0', 0.85], [1, glow, 0]])}"`) + ln(q, ringD(x, y, w, h), 5);
  const way = (d: string) => ln(q, d, 40) + ln(q, d, 30, den);
  let s = way('M40 752C20 900 60 1080 120 1230') + way('M250 1300Q380 1350 430 1290') + way('M640 1300Q720 1340 760 1280') + way('M966 750C990 900 960 1080 900 1200');
  s += hole(150, 1272, 128, 86) + hole(520, 1286, 138, 76) + hole(850, 1268, 128, 88);
  const mini = (x: number, y: number, k: number, t: string) => g(t, tf(x, y, 0, k));
  s += mini(64, 1332, 0.8, f.bed(q, 6, q.k, q.cream) + f.lamp(q, 204, 104)) + g(it(q, 'M0 0Q-16 -2 -16 -16Q-16 -30 0 -30Q-10 -58 0 -64Q8 -52 6 -31Q12 -58 20 -58Q24 -44 12 -28Q22 -20 20 -8Q18 0 0 0Z', '#E9DCC6', 2.8) + ln(q, 'M2 -16q4 3 8 0', 2.6), tf(104, 1294));
  s += mini(432, 1336, 0.62, f.table(q, 60, 130) + f.shelves(q, 206, 118) + f.stool(q, 8)) + g(it(q, 'M0 0L34 -22L40 0Z', '#F6C445', 2.6) + path(ringD(22, -6, 3) + ringD(30, -12, 2.4), 'fill="#C98F1E"'), tf(502, 1296));
  s += g(it(q, 'M-74 18Q-80 -34 -10 -40Q62 -44 74 0Q76 30 20 32H-40Q-66 32 -74 18Z', '#CF7436', 3) + it(q, 'M-74 14Q-60 44 -4 34Q36 26 44 8Q54 26 32 40Q-20 58 -66 36Q-78 28 -74 14Z', '#DE8A48', 3) + it(q, 'M44 8Q54 26 32 40Q24 44 16 44Q30 30 34 14Z', '#FFF6E6', 2.6) + it(q, 'M30 -6L22 -34L46 -22Q60 -26 66 -34L72 -8Q78 8 54 22Q30 12 30 -6Z', '#CF7436', 3) + ln(q, 'M36 -2q6 5 11 0M56 0q5 4 10 -2', 2.8), tf(846, 1306, 0, 0.98));
  // an ammonite and an old key
  s += ln(q, 'M744 1148c-26 0 -34 -30 -12 -42s54 0 52 32s-42 46 -68 28', 15, shade(soil, 0.2)) + ln(q, 'M744 1148c-26 0 -34 -30 -12 -42s54 0 52 32s-42 46 -68 28', 3);
  s += g(ln(q, `${ringD(0, 0, 17)}M17 0H84M70 0v20M84 0v16`, 9, '#C9A45C'), tf(262, 1156, -18));
  return s + ln(q, 'M560 1176q14 -16 30 0t30 0t30 0', 11) + ln(q, 'M560 1176q14 -16 30 0t30 0t30 0', 5, '#E3A196');
}
