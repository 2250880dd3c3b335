import type { Room } from '#artwork/lettering/in-a-room.ts';
import { grained } from '#artwork/marks/grained.ts';
import { circ, ell, g, mix, path, rect, shade, tf } from '#artwork/engine.ts';
import type { Crowd } from './crowd.ts';

const BOOT = 'M-46 -250C-20 -262 24 -262 48 -250C52 -180 48 -110 50 -70C90 -60 126 -40 130 -12V0H-50C-52 -80 -50 -170 -46 -250Z';

/** one boot with its toe to the right, the foot of its heel at x, y: printed, with a sole and a shine */
function boot(s: Crowd, x: number, y: number, k: number, col: string, sole: string, print: string, flip = false): string {
  const { c } = s;
  return g(grained(s, BOOT, [-52, -262, 184, 262], col, { n: 200, from: 30, dl: -0.09 }) + g(print, `clip-path="${c.clip(path(BOOT))}"`) + path('M-47 -250C-20 -262 24 -262 49 -250L50 -218C24 -230 -20 -230 -48 -218Z', `fill="${sole}"`) + ell(1, -252, 44, 9, `fill="${shade(col, -0.22)}"`) + path('M-56 -4H136V14Q136 22 126 22H-46Q-56 22 -56 12Z', `fill="${sole}"`) + path('M-40 22v-8M-16 22v-8M8 22v-8M32 22v-8M56 22v-8M80 22v-8M104 22v-8', `stroke="${shade(sole, -0.1)}" stroke-width="7"`) + path('M-30 -200C-34 -150 -34 -110 -32 -70', `fill="none" stroke="#ffffff" stroke-width="9" stroke-linecap="round" opacity=".45"`), `transform="translate(${x} ${y}) scale(${flip ? -k : k} ${k})"`);
}

/** Everybody's boots by the back door: long ones, small ones, spotted ones. */
export function wellies(s: Crowd): Room {
  const { c, p } = s, wall = mix(p.bg, p.paper, 0.15), wood = mix('#b5835a', p.d, 0.25), tile = mix(p.d, p.paper, 0.35);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + path(Array.from({ length: 12 }, (_, i) => `M${40 + i * 84} 430V1180`).join(''), `stroke="${shade(wall, -0.05)}" stroke-width="5"`) + rect(0, 400, 1000, 34, `fill="${p.paper}"`) + rect(0, 1180, 1000, 220, `fill="${tile}"`) + path('M0 1180H1000M0 1280H1000M120 1180L60 1280M320 1180L290 1280M500 1180V1280M680 1180L710 1280M880 1180L940 1280M0 1400L20 1280M180 1400L200 1280M400 1400L404 1280M600 1400L596 1280M820 1400L800 1280', `stroke="${shade(tile, -0.08)}" stroke-width="5"`));
  const dots = (col: string) => path(Array.from({ length: 32 }, (_, i) => `M${-40 + (i % 4) * 42 + ((i >> 2) % 2) * 20} ${-210 + (i >> 2) * 30}h.1`).join(''), `stroke="${col}" stroke-width="15" stroke-linecap="round"`);
  const bands = (col: string) => path('M-60 -180H140M-60 -130H140M-60 -80H140M-60 -30H140', `stroke="${col}" stroke-width="19"`);
  const daisies = (col: string, eye: string) => [[-20, -190], [22, -140], [-22, -90], [30, -50], [84, -24], [-14, -24]].map(([x, y]) => [0, 72, 144, 216, 288].map((d) => g(ell(0, -10, 6, 9, `fill="${col}"`), tf(x!, y!, d))).join('') + circ(x!, y!, 5, `fill="${eye}"`)).join('');
  const plaid = (col: string) => path('M-60 -190H140M-60 -120H140M-60 -50H140M-20 -260V20M30 -260V20M90 -260V20', `stroke="${col}" stroke-width="10" opacity=".75"`);
  const buckle = (col: string) => rect(-50, -214, 102, 18, `fill="${col}"`) + rect(14, -220, 30, 30, `rx="5" fill="none" stroke="${p.b}" stroke-width="6"`);
  // the shelf, with three pairs
  const shelf = 806;
  c.add('art', rect(56, shelf, 888, 30, `rx="8" fill="${wood}"`) + rect(56, shelf + 20, 888, 12, `fill="${shade(wood, -0.1)}"`) + path(`M140 ${shelf + 30}V1190M860 ${shelf + 30}V1190`, `stroke="${shade(wood, -0.06)}" stroke-width="26"`) + path(`M140 ${shelf + 90}L230 ${shelf + 32}M860 ${shelf + 90}L770 ${shelf + 32}`, `stroke="${shade(wood, -0.1)}" stroke-width="15"`));
  c.add('art', boot(s, 150, shelf - 22, 1.08, shade(p.c, -0.07), p.e, buckle(shade(p.c, -0.16))) + boot(s, 214, shelf - 14, 1.08, p.c, p.e, buckle(shade(p.c, -0.12))) + boot(s, 452, shelf - 22, 0.94, shade(p.a, -0.06), p.paper, dots(p.paper)) + boot(s, 512, shelf - 14, 0.94, p.a, p.paper, dots(p.paper)) + boot(s, 730, shelf - 20, 0.78, shade(p.b, -0.06), p.e, bands(p.e)) + boot(s, 786, shelf - 14, 0.78, p.b, p.e, bands(p.e)));
  // the floor: four pairs, the smallest in front
  const floor = 1196;
  c.add('art', ell(250, floor + 18, 190, 18, `fill="${p.e}" opacity=".18"`) + ell(640, floor + 18, 330, 18, `fill="${p.e}" opacity=".18"`) + boot(s, 200, floor - 10, 1.16, shade(p.e, 0.03), p.a, plaid(p.d)) + boot(s, 268, floor, 1.16, mix(p.e, p.c, 0.2), p.a, plaid(p.d)) + boot(s, 556, floor - 10, 0.98, shade(p.d, -0.04), p.c, daisies(p.paper, p.b)) + boot(s, 618, floor, 0.98, p.d, p.c, daisies(p.paper, p.b)) + boot(s, 812, floor - 8, 0.7, mix(p.c, p.b, 0.45), p.e, plaid(p.paper)) + boot(s, 860, floor, 0.7, mix(p.c, p.b, 0.55), p.e, plaid(p.paper)));
  // a mat, the very small ones, a bunch of flowers left in one of them
  c.add('art', path('M250 1266H760L800 1360H210Z', `fill="${mix('#8a6238', p.b, 0.25)}"`) + path(Array.from({ length: 30 }, (_, i) => `M${226 + i * 19.6} 1362v15`).join(''), `stroke="${mix('#8a6238', p.b, 0.4)}" stroke-width="6" stroke-linecap="round"`) + path('M268 1282H742L768 1344H242Z', `fill="none" stroke="${p.paper}" stroke-width="6"`) + boot(s, 430, 1328, 0.5, p.a, p.e, bands(p.paper)) + boot(s, 560, 1330, 0.5, p.a, p.e, bands(p.paper), true));
  const stem = (x: number, y: number, X: number, Y: number, col: string) => path(`M${x} ${y}Q${x} ${(y + Y) / 2} ${X} ${Y}`, `fill="none" stroke="${shade(p.c, -0.1)}" stroke-width="7"`) + [0, 60, 120, 180, 240, 300].map((d) => g(ell(0, -17, 10, 15, `fill="${col}"`), tf(X, Y, d))).join('') + circ(X, Y, 10, `fill="${p.e}"`);
  c.add('art', stem(510, 590, 450, 480, p.b) + stem(512, 590, 520, 462, p.a) + stem(514, 590, 588, 492, p.d) + path('M508 590C480 560 470 540 440 540C452 570 480 590 508 596ZM516 590C540 556 560 546 590 552C576 580 550 594 516 596Z', `fill="${p.c}"`) + path('M470 584C490 572 530 572 556 582L556 600H470Z', `fill="${p.paper}"`));
  return { box: [90, 84, 820, 250], ground: wall, ink: p.e, small: shade(p.a, -0.06), max: 122 };
}
