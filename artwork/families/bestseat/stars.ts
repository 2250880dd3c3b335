import type { Room } from '#artwork/lettering/in-a-room.ts';
import { circ, ell, g, mix, n1, type P, path, rect, shade, sparkle, tf } from '#artwork/engine.ts';
import type { Seat } from './seat.ts';

/** The stars of a cat that sits with its back to us, round the outline from the left ear. */
const CAT: P[] = [[436, 426], [470, 482], [530, 482], [566, 426], [584, 528], [552, 584], [620, 668], [656, 772], [630, 840], [720, 846], [788, 792], [792, 716], [748, 690], [376, 840], [346, 766], [388, 664], [448, 584], [416, 528]];
const LINES: [number, number][] = [[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7], [7, 8], [8, 9], [9, 10], [10, 11], [11, 12], [8, 13], [13, 14], [14, 15], [15, 16], [16, 17], [17, 0]];
const SHAPE = 'M436 426Q456 448 470 482Q500 472 530 482Q546 448 566 426Q580 470 584 528Q576 566 552 584Q596 610 620 668Q652 720 656 772Q656 820 630 840H376Q344 810 346 766Q352 708 388 664Q408 606 448 584Q424 566 416 528Q420 470 436 426Z';

/** Roofs at night, one lit window, and a cat among the stars over them. */
export function stars(s: Seat): Room {
  const { c, r, p } = s, night = mix(p.e, '#0e1434', 0.45), low = mix(p.c, p.d, 0.4), lit = mix(p.b, '#fff0c4', 0.4), roof = mix(night, '#05081c', 0.45);
  let dust = '', more = '';
  for (let i = 0; i < 260; i++) { const y = r.f(20, 980), dot = `M${n1(r.f(10, 990))} ${n1(y)}h.1`; if (i % 5) dust += dot; else more += dot; }
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(night, -0.03)], [0.45, night], [0.74, mix(night, low, 0.45)], [0.86, mix(low, p.d, 0.35)]])}"`) + path(dust, `stroke="${p.paper}" stroke-width="3.4" stroke-linecap="round" opacity=".55"`) + path(more, `stroke="${p.paper}" stroke-width="6" stroke-linecap="round" opacity=".7"`));
  c.add('art', circ(520, 630, 330, `fill="${c.rad([[0, lit, 0.2], [1, lit, 0]])}"`) + path(LINES.map(([a, b]) => `M${CAT[a]!.join(' ')}L${CAT[b]!.join(' ')}`).join(''), `stroke="${lit}" stroke-width="3.6" stroke-dasharray="3 11" stroke-linecap="round" opacity=".9"`) + path(SHAPE, `fill="${lit}" opacity=".09"`));
  c.add('art', CAT.map(([x, y], i) => { const R = [26, 16, 16, 26, 17, 15, 20, 24, 17, 19, 25, 16, 22, 18, 24, 19, 15, 17][i]!; return circ(x, y, R * 1.5, `fill="${c.rad([[0, lit, 0.5], [1, lit, 0]])}"`) + path(sparkle(x, y, R), `fill="${p.paper}"`); }).join(''));
  // the town
  const house = (x: number, w: number, top: number, peak: number, col: string) => path(`M${x} 1400V${top}L${x + w / 2} ${peak}L${x + w} ${top}V1400Z`, `fill="${col}"`);
  const chimney = (x: number, y: number, col: string) => rect(x, y, 36, 90, `fill="${col}"`) + rect(x - 6, y - 10, 48, 16, `fill="${col}"`) + rect(x + 4, y - 30, 11, 22, `fill="${col}"`) + rect(x + 20, y - 30, 11, 22, `fill="${col}"`);
  const far = mix(roof, low, 0.42), mid = mix(roof, low, 0.2);
  c.add('art', house(-60, 260, 1120, 1010, far) + house(170, 220, 1100, 1000, far) + house(370, 280, 1140, 1020, far) + house(640, 200, 1100, 990, far) + house(810, 280, 1130, 1010, far) + chimney(240, 1010, far) + chimney(880, 1000, far));
  c.add('art', chimney(110, 1070, mid) + chimney(640, 1090, mid) + house(-100, 340, 1230, 1080, mid) + house(220, 300, 1250, 1110, mid) + house(500, 340, 1240, 1090, mid) + house(820, 300, 1250, 1100, mid) + path('M60 1200h40v50h-40ZM640 1210h40v56h-40ZM930 1220h40v50h-40Z', `fill="${mix(lit, mid, 0.62)}"`));
  c.add('art', chimney(330, 1150, roof) + chimney(800, 1180, roof) + path('M-20 1400V1310L160 1220L330 1310L470 1180L690 1310L860 1230L1020 1320V1400Z', `fill="${roof}"`));
  c.add('art', circ(470, 1310, 120, `fill="${c.rad([[0, lit, 0.5], [1, lit, 0]])}"`) + rect(430, 1262, 80, 96, `rx="3" fill="${lit}"`) + path('M470 1262V1358M430 1308H510', `stroke="${roof}" stroke-width="7"`) + rect(420, 1356, 100, 12, `fill="${mix(roof, low, 0.3)}"`) + g(path('M-18 0C-22 -22 -8 -34 0 -34C8 -34 22 -22 18 0Z', `fill="${roof}"`) + path('M-6 -34C-20 -54 -24 -64 -22 -72C-10 -66 -2 -52 -2 -38C4 -56 14 -66 24 -68C22 -54 10 -42 4 -34', `fill="${mix(p.c, roof, 0.3)}"`), tf(450, 1358)));
  c.add('art', ell(348, 1090, 16, 9, `fill="${p.paper}" opacity=".1"`) + path('M352 1116C340 1080 372 1060 360 1020C352 990 372 970 366 944', `fill="none" stroke="${p.paper}" stroke-width="13" stroke-linecap="round" opacity=".13"`));
  return { box: [120, 96, 760, 270], ground: night, ink: p.paper, small: mix(p.b, p.paper, 0.4), max: 104 };
}
