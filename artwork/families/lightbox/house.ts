import { circ, g, mix, n1, type P, path, rect, tf } from '#artwork/engine.ts';
import { bareTree } from '#artwork/subjects/bare-tree.ts';
import { bat, blades, hill, lamp, pricks, type Box, type Room } from './box.ts';

/** a long cloud with a flat foot, `w` wide */
function cloud(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y}q${n1(-w * 0.04)} ${n1(-h * 0.34)} ${n1(w * 0.12)} ${n1(-h * 0.34)}q${n1(w * 0.04)} ${n1(-h * 0.6)} ${n1(w * 0.2)} ${n1(-h * 0.4)}q${n1(w * 0.12)} ${n1(-h * 0.66)} ${n1(w * 0.28)} ${n1(-h * 0.12)}q${n1(w * 0.16)} ${n1(-h * 0.3)} ${n1(w * 0.2)} ${n1(h * 0.36)}q${n1(w * 0.16)} ${n1(-h * 0.04)} ${n1(w * 0.2)} ${n1(h * 0.5)}Z`;
}

/** one window, lit: an arch with its bars; `who` stands in it */
function pane({ p }: Box, x: number, y: number, w: number, h: number, dark: string, who = ''): string {
  const d = `M${x} ${y + h}V${n1(y + w / 2)}A${n1(w / 2)} ${n1(w / 2)} 0 0 1 ${x + w} ${n1(y + w / 2)}V${y + h}Z`;
  return path(d, `fill="${mix(p.d, '#fffdf2', 0.25)}" stroke="${mix(p.b, dark, 0.3)}" stroke-width="3"`) + (who ? path(who, `fill="${dark}" ${tf(x, y)}`) : '') + path(`M${n1(x + w / 2)} ${y}V${y + h}M${x} ${n1(y + h * 0.55)}H${x + w}`, `stroke="${dark}" stroke-width="3.6"`);
}

function mansion(b: Box): string {
  const dark = b.sheet(5), edge = mix(b.p.c, dark, 0.4), { p } = b;
  // walls lean, as old ones do
  const walls = 'M352 1000L346 742L330 742L392 640L398 640L396 520L378 520L430 372L482 520L466 520L466 604L540 604L540 560L524 560L584 452L644 560L628 560L630 640L668 640L668 722L690 722L690 700L676 700L716 606L756 700L742 700L744 1000Z';
  const chimneys = 'M486 604V544H478V530H522V544H514V604ZM656 640V590H650V578H690V590H684V640Z';
  let tiles = '';
  for (const [x0, y0, w, h] of [[352, 660, 100, 76], [396, 400, 68, 112], [544, 470, 80, 84], [690, 622, 54, 72]] as const) for (let i = 0; i < 7; i++) tiles += `M${n1(x0 + w * 0.1 + (w * 0.36 * (7 - i)) / 7)} ${n1(y0 + (h * i) / 7 + 8)}h${n1(w * 0.08 + (w * 0.72 * i) / 7)}`;
  let boards = '';
  for (let i = 0; i < 16; i++) boards += `M352 ${756 + i * 15.4}L742 ${752 + i * 15.6}`;
  const lit = pane(b, 412, 552, 36, 62, dark) + pane(b, 566, 588, 38, 60, dark) + pane(b, 704, 738, 34, 58, dark) + pane(b, 378, 770, 46, 76, dark) + pane(b, 482, 660, 48, 80, dark, 'M10 80C8 52 14 44 20 42C14 34 18 22 26 22C34 22 36 34 30 42C38 46 42 56 40 80Z') + pane(b, 600, 684, 44, 74, dark, 'M4 74C8 66 10 58 10 50L4 42L14 46Q18 42 22 46L28 40L28 52C32 58 34 66 34 74Z') + pane(b, 378, 892, 46, 78, dark) + pane(b, 604, 862, 58, 82, dark) + pane(b, 690, 862, 38, 82, dark)
    + circ(430, 448, 14, `fill="${p.d}"`) + path('M430 434v28M416 448h28', `stroke="${dark}" stroke-width="3"`) + circ(584, 524, 12, `fill="${p.d}"`);
  const door = path('M478 1000V884A42 42 0 0 1 562 884V1000Z', `fill="${p.d}"`) + path('M478 1000V884A42 42 0 0 1 520 842V1000Z', `fill="${mix(p.a, dark, 0.35)}"`) + circ(510, 930, 4.5, `fill="${p.d}"`) + path('M456 842L520 806L584 842V854H456ZM462 854H472V1000H462ZM568 854H578V1000H568Z', `fill="${dark}"`) + path('M440 1000H600V1012H440ZM430 1012H610V1026H430Z', `fill="${dark}"`);
  const rails = 'M430 372V318M584 452V408M716 606V566';
  return g(path(walls) + path(chimneys), `fill="${dark}"`) + path(tiles, `stroke="${edge}" stroke-width="3" opacity=".7"`) + path(boards, `stroke="${edge}" stroke-width="2.4" opacity=".38"`) + path('M326 744H402M374 522H488M520 562H650M672 702H760M352 1000L346 742', `stroke="${edge}" stroke-width="6" stroke-linecap="round" opacity=".8"`) + lit + door + path(rails, `stroke="${dark}" stroke-width="6" stroke-linecap="round"`) + path('M430 330L462 340L430 352Z', `fill="${dark}"`);
}

/** A haunted house with somebody at home. */
export function house(b: Box): Room {
  const { c, r, p, sheet } = b;
  lamp(b, 566, 690, 0.8, 0);
  c.add('ground', pricks(b, 90, 420, (x, y) => y < 60 || y > 330 || x < 90 || x > 910) + circ(790, 452, 104, `fill="${mix(p.d, '#fffdf2', 0.75)}"`) + circ(764, 428, 20, `fill="${p.b}" opacity=".4"`) + circ(818, 486, 28, `fill="${p.b}" opacity=".35"`));
  const lay = (depth: number, d: string, more = '') => void c.add('art', c.soft(d, 0, 5, 11, p.e, 0.32) + path(d, `fill="${sheet(depth)}"`) + more);
  lay(0, cloud(560, 520, 420, 96));
  lay(1, cloud(-60, 640, 420, 100));
  lay(1, hill([[-20, 900], [160, 850], [330, 880], [520, 840], [760, 870], [1020, 800]]));
  const trees = [bareTree(r, 120, 960, 150, 26, -1.5, { depth: 5 }), bareTree(r, 906, 950, 170, 30, -1.66, { depth: 5 })];
  c.add('art', g(trees.map((t) => path(t.d)).join(''), `fill="${sheet(2)}"`));
  lay(2, hill([[-20, 960], [200, 950], [340, 985], [560, 968], [800, 990], [1020, 930]]));
  lay(3, cloud(640, 800, 420, 92));
  const crown: P[] = [[-20, 1180], [180, 1120], [330, 1016], [540, 996], [760, 1016], [880, 1098], [1020, 1160]];
  c.add('art', circ(540, 780, 420, `fill="${c.rad([[0.2, p.d, 0.42], [1, p.d, 0]])}"`) + c.soft(hill(crown), 0, 4, 12, p.e, 0.36) + mansion(b));
  c.add('art', g(path(hill(crown)) + path(blades(r, crown, 70, 26)), `fill="${sheet(5)}"`));
  // the way up, lit from the door
  const road = 'M486 1024H554C566 1050 640 1064 636 1090C632 1124 430 1126 428 1164C426 1210 640 1230 690 1400H360C352 1270 300 1210 306 1164C312 1112 536 1108 540 1084C542 1066 492 1048 486 1024Z';
  c.add('art', path(road, `fill="${c.lin([[0, p.d], [0.25, p.b], [0.6, p.a], [1, p.c]], 0, 1020, 0, 1400, 'u')}"`) + path('M470 1092h60M560 1100h44M352 1162h44M410 1172h50M352 1216h70M460 1228h60M380 1290h80M500 1300h70', `stroke="${p.c}" stroke-width="5" stroke-linecap="round" opacity=".5"`));
  // the gate, and a cat beside it
  const post = (x: number) => `M${x} 1400V1196H${x - 8}V1180H${x + 52}V1196H${x + 44}V1400ZM${x + 22} 1130l18 22l-10 28h-16l-10 -28Z`;
  let bars = '';
  for (const [x0, n] of [[-10, 8], [742, 8]] as const) for (let i = 0; i < n; i++) { const x = x0 + i * 34; bars += `M${x} 1400V${1236 + (i % 2) * 16}l7 -26l7 26V1400Z`; }
  c.add('art', c.soft(post(262) + post(690), 0, 2, 10, p.e, 0.5) + g(path(post(262)) + path(post(690)) + path(bars) + path('M-10 1262H280V1274H-10ZM734 1262H1010V1274H734ZM-10 1352H280V1364H-10ZM734 1352H1010V1364H734Z'), `fill="${p.e}"`));
  c.add('art', g(path('M-30 0C-38 -40 -26 -62 -12 -76C-18 -92 -16 -104 -14 -114L-4 -104Q4 -106 12 -104L22 -114C24 -100 24 -90 18 -80C32 -62 36 -32 32 0ZM30 -4C52 -4 60 -20 54 -40C52 -48 44 -46 46 -38C50 -24 44 -16 30 -18Z', `fill="${p.e}"`) + circ(-3, -92, 4.6, `fill="${p.b}"`) + circ(10, -92, 4.6, `fill="${p.b}"`), tf(712, 1134, 0, 0.8)));
  c.add('art', path(bat(196, 470, 62, -14) + bat(300, 388, 38, 10) + bat(118, 372, 30, -6) + bat(690, 372, 34, 18) + bat(888, 600, 44, 12), `fill="${p.e}"`));
  c.add('art', c.soft('M0 0H1000V300Q760 344 500 330T0 310Z', 0, 6, 14, p.e, 0.5) + path('M0 0H1000V300Q900 340 800 304Q700 348 600 316Q500 356 400 318Q300 352 200 308Q100 346 0 304Z', `fill="${p.e}"`));
  c.add('art', rect(0, 0, 1000, 1400, `fill="none" stroke="${p.e}" stroke-width="48"`));
  return { box: [110, 76, 780, 206], ground: p.e, max: 112 };
}
