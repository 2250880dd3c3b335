import type { Room } from '#artwork/lettering/in-a-room.ts';
import { grained } from '#artwork/marks/grained.ts';
import { circ, ell, g, heart, mix, path, rect, shade, star, tf } from '#artwork/engine.ts';
import type { Crowd } from './crowd.ts';

const MUG = 'M-82 -150H82V-44C82 -14 62 0 34 0H-34C-62 0 -82 -14 -82 -44Z';

/** Twelve mugs on three shelves, no two alike, the kettle just boiled. */
export function mugs(s: Crowd): Room {
  const { c, p } = s, wall = mix(p.c, p.e, 0.35), wood = mix('#b98555', p.d, 0.3), paper = p.paper;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + rect(0, 0, 1000, 1400, `fill="${c.pattern(120, 60, path('M0 0H120M0 60H120M60 0V30M0 30H120M0 30V60M120 30V60', `fill="none" stroke="${shade(wall, -0.035)}" stroke-width="5"`))}"`) + circ(500, 860, 700, `fill="${c.rad([[0, mix(p.b, p.paper, 0.4), 0.22], [1, p.b, 0]])}"`));
  const mug = (x: number, y: number, col: string, print: string, side: 1 | -1, k = 1) => g(path('M78 -126C140 -132 144 -30 70 -28', `fill="none" stroke="${shade(col, -0.05)}" stroke-width="23" stroke-linecap="round"`) + grained(s, MUG, [-82, -150, 164, 150], col, { n: 190, from: side > 0 ? 0 : 180, dl: -0.07 }) + g(print, `clip-path="${c.clip(path(MUG))}"`) + ell(0, -150, 82, 17, `fill="${shade(col, 0.05)}"`) + ell(0, -149, 69, 12, 'fill="#5a3220"') + ell(-14, -151, 36, 5, 'fill="#8a5636"') + path('M-64 -120V-50', 'stroke="#ffffff" stroke-width="8" stroke-linecap="round" opacity=".5"'), `transform="translate(${x} ${y}) scale(${side * k} ${k})"`);
  const stripes = (col: string) => path('M-90 -112H90M-90 -72H90M-90 -32H90', `stroke="${col}" stroke-width="17"`);
  const dots = (col: string) => path(Array.from({ length: 15 }, (_, i) => `M${-64 + (i % 5) * 32 + (Math.floor(i / 5) % 2) * 16} ${-112 + Math.floor(i / 5) * 38}h.1`).join(''), `stroke="${col}" stroke-width="19" stroke-linecap="round"`);
  const zig = (col: string) => path('M-90 -84l30 -30l30 30l30 -30l30 30l30 -30l30 30M-90 -40l30 -30l30 30l30 -30l30 30l30 -30l30 30', `fill="none" stroke="${col}" stroke-width="12"`);
  const check = (col: string) => path([0, 1, 2, 3].map((j) => [0, 1, 2, 3, 4].map((i) => ((i + j) % 2 ? '' : `M${-82 + i * 34} ${-140 + j * 36}h34v36h-34Z`)).join('')).join(''), `fill="${col}"`);
  const loveheart = path(heart(0, -74, 40), `fill="${p.a}"`);
  const cat = path('M-44 -96L-40 -120L-18 -106Q0 -112 18 -106L40 -120L44 -96C58 -50 36 -28 0 -28C-36 -28 -58 -50 -44 -96Z', `fill="${p.e}"`) + path('M-26 -76q8 8 16 0M10 -76q8 8 16 0', `fill="none" stroke="${p.b}" stroke-width="5" stroke-linecap="round"`) + path('M-7 -60h14l-7 8Z', `fill="${p.d}"`) + path('M-70 -64L-40 -58M-70 -50L-40 -50M70 -64L40 -58M70 -50L40 -50', `stroke="${p.e}" stroke-width="4"`);
  const leaf = path('M0 -20V-110M0 -40C-30 -44 -42 -64 -42 -80C-16 -76 0 -60 0 -40ZM0 -40C30 -44 42 -64 42 -80C16 -76 0 -60 0 -40ZM0 -80C-24 -84 -34 -100 -34 -114C-12 -110 0 -96 0 -80ZM0 -80C24 -84 34 -100 34 -114C12 -110 0 -96 0 -80Z', `fill="${p.c}" stroke="${shade(p.c, -0.1)}" stroke-width="5"`);
  const stars = [[-46, -100, 19], [10, -62, 25], [52, -108, 16], [-40, -36, 15], [60, -40, 14]].map(([x, y, R]) => path(star(x!, y!, 5, R!, R! * 0.45), `fill="${p.b}"`)).join('');
  const sun = circ(0, -70, 28, `fill="${p.b}"`) + Array.from({ length: 12 }, (_, i) => `<path d="M0 -38V-52" stroke="${p.b}" stroke-width="8" stroke-linecap="round" transform="translate(0 -70) rotate(${i * 30})"/>`).join('');
  const sea = path('M-90 -70q15 -20 30 0t30 0t30 0t30 0t30 0t30 0V10H-90Z', `fill="${p.c}"`) + path('M-30 -92H40L26 -72H-16ZM4 -96V-136L36 -98Z', `fill="${p.a}"`) + path('M-90 -36q15 -14 30 0t30 0t30 0t30 0t30 0t30 0', `fill="none" stroke="${paper}" stroke-width="6"`);
  const tulip = [-44, 0, 44].map((x) => path(`M${x} -20V-70`, `stroke="${p.c}" stroke-width="7"`) + path(`M${x - 18} -108L${x - 8} -92L${x} -112L${x + 8} -92L${x + 18} -108V-84Q${x} -58 ${x - 18} -84Z`, `fill="${p.a}"`) + path(`M${x} -30q-16 -4 -18 -24q16 4 18 24`, `fill="${p.c}"`)).join('');
  const half = rect(-90, -66, 180, 70, `fill="${p.e}"`);
  const rows = [620, 930, 1240];
  const shelf = (y: number) => rect(36, y, 928, 26, `rx="6" fill="${wood}"`) + rect(36, y + 17, 928, 11, `fill="${shade(wood, -0.1)}"`) + rect(46, y + 28, 908, 22, `fill="${p.e}" opacity=".24"`);
  const steam = (x: number, y: number) => path(`M${x - 18} ${y}q-16 -20 0 -38t0 -38M${x + 16} ${y - 6}q-16 -20 0 -38t0 -30`, `fill="none" stroke="${paper}" stroke-width="9" stroke-linecap="round" opacity=".6"`);
  const sets: [string, string, 1 | -1][][] = [
    [[paper, stripes(p.a), -1], [p.b, dots(paper), 1], [p.d, loveheart, 1], [paper, sea, 1]],
    [[p.a, zig(paper), 1], [paper, cat, 1], [mix(p.c, paper, 0.55), leaf, -1], [p.e, stars, 1]],
    [[paper, tulip, 1], [p.d, check(p.a), -1], [mix(p.c, p.e, 0.05), sun, 1], [p.b, half, 1]],
  ];
  rows.forEach((y, j) => { c.add('art', shelf(y) + sets[j]!.map(([col, print, side], i) => steam(150 + i * 226 + (side < 0 ? 16 : 0), y - 184) + mug(146 + i * 226 + (side < 0 ? 34 : 0), y, col, print, side, 1.02)).join('')); });
  // hooks under the lowest shelf: spoons, a cloth
  c.add('art', path('M120 1268v26M260 1268v26M880 1268v26', `stroke="${p.b}" stroke-width="8" stroke-linecap="round"`) + g(path('M0 0V84', `stroke="${mix(wood, paper, 0.3)}" stroke-width="12" stroke-linecap="round"`) + ell(0, 104, 20, 30, `fill="${mix(wood, paper, 0.3)}"`), tf(120, 1294, 4)) + g(path('M0 0V84', `stroke="${shade(wood, -0.04)}" stroke-width="12" stroke-linecap="round"`) + ell(0, 104, 20, 30, `fill="${shade(wood, -0.04)}"`), tf(260, 1294, -5)) + path('M820 1290H940L930 1410H830Z', `fill="${paper}"`) + path('M822 1326H938M824 1346H936', `stroke="${p.a}" stroke-width="9"`));
  return { box: [90, 84, 820, 246], ground: wall, ink: p.paper, small: mix(p.b, p.paper, 0.2), max: 118 };
}
