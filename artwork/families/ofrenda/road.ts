import type { Room } from '#artwork/lettering/in-a-room.ts';
import { grained } from '#artwork/marks/grained.ts';
import { circ, ell, g, mix, n1, path, rect, shade, tf } from '#artwork/engine.ts';
import { candle, marigold, type Night } from './flower.ts';

/** A road of petals and candles through the dark to an open door, and the dog that knows the way. */
export function road(s: Night): Room {
  const { c, r, p } = s, night = mix(p.e, '#0f0a24', 0.35), lit = '#ffd27a', wall = mix(p.a, p.e, 0.34), ground = mix(p.e, '#1a1028', 0.55), green = mix('#2f6a5a', p.e, 0.45);
  let stars = '';
  for (let i = 0; i < 110; i++) stars += `M${n1(r.f(0, 1000))} ${n1(r.f(150, 800))}h.1`;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(night, -0.03)], [0.62, mix(night, p.d, 0.35)]])}"`) + path(stars, `stroke="${p.paper}" stroke-width="5" stroke-linecap="round" opacity=".75"`) + path('M0 810C200 700 330 720 470 780C640 690 820 700 1000 780V1400H0Z', `fill="${mix(night, p.d, 0.2)}"`) + path('M0 890C260 840 740 840 1000 890V1400H0Z', `fill="${ground}"`));
  // paper cut by hand, strung over the words' foot
  const flag = (x: number, y: number, col: string) => g(path('M-52 0H52V92L39 106L26 92L13 106L0 92L-13 106L-26 92L-39 106L-52 92Z', `fill="${col}"`) + path('M0 22L14 42L0 62L-14 42ZM-34 24a9 9 0 1 0 .1 0M34 24a9 9 0 1 0 .1 0M-34 62l10 10l-10 10l-10 -10ZM34 62l10 10l-10 10l-10 -10ZM0 76a7 7 0 1 0 .1 0', `fill="${night}"`), tf(x, y));
  c.add('art', path('M-20 412Q500 500 1020 412', `fill="none" stroke="${p.paper}" stroke-width="4"`) + Array.from({ length: 8 }, (_, i) => { const x = 66 + i * 124; return flag(x, 416 + Math.sin((x / 1000) * Math.PI) * 42, [p.a, p.b, p.c, p.d][i % 4]!); }).join(''));
  // the house: low, thick-walled, its door open
  c.add('art', circ(500, 800, 330, `fill="${c.rad([[0, lit, 0.6], [0.5, '#ff9d3a', 0.22], [1, '#ff9d3a', 0]])}"`) + grained(s, 'M300 900V690H700V900Z', [300, 690, 400, 210], wall, { n: 300, from: 60, dl: -0.06 }) + path('M280 690H720V664H280Z', `fill="${shade(wall, -0.08)}"`) + path('M330 664V640H366V664M634 664V640H670V664', `fill="${shade(wall, -0.08)}"`) + path('M446 900V786C446 716 554 716 554 786V900Z', `fill="${lit}"`) + path('M446 900V786C446 716 554 716 554 786V900', `fill="none" stroke="${p.d}" stroke-width="13"`) + path('M340 770H400V830H340ZM600 770H660V830H600Z', `fill="${lit}"`) + path('M370 770V830M340 800H400M630 770V830M600 800H660', `stroke="${wall}" stroke-width="7"`) + path('M470 900V826C486 812 514 812 530 826V900Z', `fill="#ffe9b4"`) + rect(486, 838, 28, 36, `fill="${wall}"`) + rect(491, 843, 18, 26, `fill="#fff6dc"`));
  // cacti stand on either side
  const cactus = (x: number, y: number, k: number) => g(path('M0 0V-170M0 -60C-60 -60 -60 -90 -58 -130M0 -90C50 -90 52 -110 50 -150', `fill="none" stroke="${green}" stroke-width="40" stroke-linecap="round"`) + path('M0 -6V-170M-8 -60M-58 -100V-130M50 -124V-150', `fill="none" stroke="${shade(green, 0.08)}" stroke-width="4" stroke-dasharray="4 10"`) + circ(0, -194, 11, `fill="${p.a}"`) + circ(-58, -154, 9, `fill="${p.a}"`), tf(x, y, 0, k));
  c.add('art', cactus(150, 940, 1) + cactus(848, 930, 0.86) + cactus(250, 900, 0.5) + cactus(930, 980, 0.7));
  // the road: it bends, and it is all petals
  const mid = (t: number) => 500 + Math.sin(t * 4.4) * 130 * t, half = (t: number) => 44 + t * 210, at = (t: number) => 892 + t * t * 540;
  const edge = (f: number) => Array.from({ length: 13 }, (_, i) => { const t = i / 12; return `${n1(mid(t) + f * half(t))} ${n1(at(t))}`; });
  const way = `M${edge(-1).join('L')}L${edge(1).toReversed().join('L')}Z`, orange = mix('#f2791c', p.b, 0.2);
  let near = '', far = '', pale = '';
  for (let i = 0; i < 900; i++) { const t = Math.sqrt(r.f(0.002, 1)), x = mid(t) + r.f(-1, 1) * half(t) * 0.98, y = at(t), w = 3 + t * 12, dot = `M${n1(x)} ${n1(y)}l${n1(w)} ${n1(r.f(-w, w) * 0.5)}`; if (i % 3 === 0) near += dot; else if (i % 3 === 1) far += dot; else pale += dot; }
  c.add('art', path(way, `fill="${mix(orange, p.e, 0.22)}"`) + path(far, `stroke="${shade(orange, -0.06)}" stroke-width="13" stroke-linecap="round"`) + path(near, `stroke="${orange}" stroke-width="13" stroke-linecap="round"`) + path(pale, `stroke="${mix(p.b, '#ffd65a', 0.4)}" stroke-width="10" stroke-linecap="round"`));
  // candles beside it, and flowers heaped at our feet
  c.add('art', [0.16, 0.34, 0.52, 0.7].flatMap((t, i) => [-1, 1].map((f) => candle(c, mid(t) + f * (half(t) + 30 + t * 26), at(t) + 14, 0.3 + t * 0.62, [p.a, p.d, p.c, p.a][(i + (f > 0 ? 1 : 0)) % 4]!))).join(''));
  const one = marigold(c, orange), two = marigold(c, mix(p.b, '#ffc928', 0.4));
  c.add('art', [[30, 1360, 1.1], [120, 1384, 1], [210, 1396, 0.8], [970, 1366, 1.15], [880, 1390, 1], [796, 1400, 0.8], [74, 1310, 0.76], [930, 1310, 0.74]].map(([x, y, k], i) => (i % 2 ? two : one)(x!, y!, k!, i * 37)).join(''));
  // the dog, sitting, its ears up, its collar of flowers
  const coat = mix('#53404e', p.e, 0.3), rim = mix(coat, lit, 0.42);
  c.add('art', g(ell(10, 6, 110, 15, 'fill="#08040e" opacity=".5"') + path('M70 0C100 -20 130 -60 120 -104', `fill="none" stroke="${coat}" stroke-width="13" stroke-linecap="round"`) + path('M-64 4C-70 -60 -56 -120 -40 -160C-34 -180 -30 -200 -34 -220C-44 -226 -80 -226 -92 -240C-94 -256 -70 -272 -46 -280L-44 -352L-16 -296L10 -350L22 -284C40 -264 40 -240 34 -216C40 -180 76 -130 84 -70C88 -40 86 -16 84 4Z', `fill="${coat}"`) + path('M22 -284C40 -264 40 -240 34 -216C40 -180 76 -130 84 -70C88 -40 86 -16 84 4M10 -350L22 -284', `fill="none" stroke="${rim}" stroke-width="6" stroke-linecap="round"`) + path('M-30 4V-90M10 4C-4 -40 0 -70 20 -90', `fill="none" stroke="${shade(coat, 0.08)}" stroke-width="5" stroke-linecap="round"`) + circ(-42, -256, 6, `fill="${lit}"`), tf(884, 1200, 0, 0.86)) + [[-44, 0], [-22, 12], [2, 18], [26, 12]].map(([x, y], i) => (i % 2 ? one : two)(884 + x! * 0.92, 1020 + y! * 0.92, 0.28, i * 30)).join(''));
  return { box: [110, 84, 780, 280], ground: night, ink: p.paper, small: p.b, max: 124 };
}
