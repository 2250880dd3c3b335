import { circ, type Drawing, g, mix, type Palette, path, rect, type Rng } from '#artwork/engine.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';
import { afternoon, bottle, jar, letter, linen, mortar, nap, rain, ship, snail, songbird, toast } from './jars.ts';
import { type Box, type Pen, penOf } from './pen.ts';

/** where the words go, and what they stand on */
export type Room = { box: Box; ground: string; ink: string; accent: string; max: number };

const SHELVES = [664, 980, 1296] as const;

function cabinet(pen: Pen, c: Drawing, p: Palette): string {
  const wood = mix(p.d, p.b, 0.35), back = mix(p.bg, p.d, 0.4);
  let s = rect(84, 380, 832, 940, `fill="${back}"`) + rect(84, 380, 832, 940, `fill="${fineTile(c, 12, 12, `<path d="M0 3H12M0 9H12" stroke="${pen.ink}" stroke-width="1" opacity=".3"/>`)}"`);
  // the light comes from the left: each board throws its shade
  for (const y of [372, ...SHELVES.slice(0, 2).map((v) => v + 26)]) { let d = ''; for (let i = 0; i < 8; i++) d += `M88 ${y + 5 + i * 5}H${912 - i * 6}`; s += path(d, `stroke="${pen.ink}" stroke-width="2"`); }
  let side = '';
  for (let i = 0; i < 6; i++) side += `M${908 - i * 6} 384V1296`;
  s += path(side, `stroke="${pen.ink}" stroke-width="1.6" opacity=".8"`);
  for (const y of SHELVES) s += pen.thing(`M84 ${y}H916V${y + 26}H84Z`, [84, y, 832, 26], wood, 0.5);
  for (const x of [48, 908]) s += pen.thing(`M${x} 372H${x + 44}V1322H${x}Z`, [x, 372, 44, 950], wood, 0.55) + pen.line(`M${x + 14} 420V1270M${x + 30} 420V1270`, 2.2) + pen.thing(`M${x - 8} 372h60v30h-60Z`, [x - 8, 372, 60, 30], p.c, 0.5);
  s += pen.thing('M32 1318H968V1352H32Z', [32, 1318, 936, 34], wood, 0.5);
  return s;
}

/** A chemist's case of things that help and cannot be bought. */
export function shelf(c: Drawing, r: Rng, p: Palette): Room {
  const pen = penOf(c, r, p.ink, p.paper);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${p.bg}"`));
  c.add('art', cabinet(pen, c, p));
  const [one, two, three] = SHELVES, cork = mix(p.b, p.d, 0.4);
  const first = jar(pen, p, 212, one, 206, 214, p.a) + afternoon(pen, p, 212, one - 136) + pen.label(212, one - 52, 178, 76, 'Sunday|afternoon')
    + jar(pen, p, 432, one, 168, 184, p.c) + snail(pen, p, 432, one - 88) + pen.label(432, one - 34, 142, 46, 'Patience')
    + bottle(pen, 614, one, 128, 226, mix(p.e, p.ink, 0.25), cork) + circ(614, one - 116, 24, `fill="${p.d}"`) + circ(625, one - 121, 20, `fill="${mix(p.e, p.ink, 0.25)}"`) + pen.label(614, one - 46, 108, 50, 'Hush')
    + jar(pen, p, 800, one, 178, 200, p.e) + toast(pen, p, 800, one - 68) + pen.label(800, one - 36, 130, 48, 'Toast');
  // the dome, the flask, the ship
  const dome = `M128 ${two - 26}V${two - 140}C128 ${two - 262} 308 ${two - 262} 308 ${two - 140}V${two - 26}Z`;
  const second = path(dome, `fill="${p.paper}" opacity=".75"`) + songbird(pen, p, 218, two - 128) + pen.hatch(dome, [128, two - 232, 180, 206], 0.88, 1, 7) + pen.line(dome, 4) + circ(218, two - 240, 11, `fill="${p.b}" stroke="${pen.ink}" stroke-width="3.4"`) + pen.thing(`M108 ${two - 28}H328L338 ${two}H98Z`, [98, two - 28, 240, 28], p.a, 0.6) + pen.label(218, two - 44, 142, 44, 'Birdsong')
    + jar(pen, p, 448, two, 182, 226, p.b) + rain(pen, p, 448, two - 156) + pen.label(448, two - 40, 152, 64, 'Rain on|the roof') + ship(pen, p, 716, two) + pen.label(690, two - 16, 150, 42, 'Second wind');
  const third = jar(pen, p, 204, three, 170, 196, p.c) + letter(pen, p, 204, three - 62) + pen.label(204, three - 34, 144, 48, 'Good news')
    + mortar(pen, p, 376, three) + jar(pen, p, 566, three, 164, 236, p.a) + linen(pen, p, 566, three - 66) + pen.label(566, three - 36, 140, 52, 'Clean sheets')
    + jar(pen, p, 786, three, 216, 198, p.e) + nap(pen, p, 786, three - 64) + pen.label(786, three - 34, 150, 48, 'One nap');
  c.add('art', first);
  c.add('art', second);
  c.add('art', third);
  // a spider
  c.add('art', pen.line('M846 694V772', 1.8) + circ(846, 784, 9, `fill="${pen.ink}"`) + circ(846, 799, 13, `fill="${pen.ink}"`) + pen.line('M840 784q-14 -10 -18 6M840 790q-16 0 -18 16M852 784q14 -10 18 6M852 790q16 0 18 16', 2.4));
  // the sign over it
  const board = 'M24 96H976V340H24Z';
  c.add('frame', pen.thing('M84 62H916L952 96H48Z', [48, 62, 904, 34], mix(p.d, p.b, 0.35), 0.5) + path(board, `fill="${p.e}"`) + pen.line(board, 5) + path('M44 116H956V320H44Z', `fill="none" stroke="${p.b}" stroke-width="4"`) + pen.thing('M10 340H990L966 374H34Z', [10, 340, 980, 34], mix(p.d, p.b, 0.35), 0.5)
    + g(['44 116', '956 116', '44 320', '956 320'].map((q) => circ(Number(q.split(' ')[0]), Number(q.split(' ')[1]), 13, `fill="${p.e}" stroke="${p.b}" stroke-width="4"`)).join('')));
  return { box: [84, 130, 832, 178], ground: p.e, ink: p.paper, accent: p.b, max: 124 };
}
