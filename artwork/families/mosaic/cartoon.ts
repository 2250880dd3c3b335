import { lum, mix, type P, type Palette, shade, TAU } from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { blueOf } from '#artwork/colours/needlework.ts';
import { flatten, spl } from '#artwork/heroes/hero.ts';
import { circD } from '#artwork/materials/outlines.ts';
import { alongRay, place, rib, wedgeD, type TaggedPart } from '#artwork/outlines/needlework.ts';

/** The side of a cell in card units, and how many cells cover the card. */
export const CELL = 5;
export const COLUMNS = 200;
export const ROWS = 280;
/** where the panel with the words begins */
export const PANEL_TOP = 1010;

/** Stones of like colours: `t` is the height of a course, `rows` how far a point is from the first one, where courses do not follow the edge. */
export type Region = { cols: string[]; rows?: (x: number, y: number) => number; t: number };
/** The picture before the stones are set: its regions, and for every cell the number of its region. */
export type Cartoon = { regions: Region[]; cells: Int16Array };

/** The colours of the stones of a palette. */
type Stones = { p: Palette; dark: boolean; stone: string; A: string; C4: string; E: string; gold: string; ivory: string };

/** the plaster and pale stones of a palette */
export const stoneOf = (p: Palette) => (isDark(p) ? mix(p.paper, p.bg, 0.3) : mix(p.paper, '#efe3cc', 0.6));
/** a colour and the shades in which its stones vary */
const shadesOf = (x: string, s = 0.045) => [x, shade(x, -s), shade(x, s), shade(x, s * 0.5, 0.01, 6), shade(x, -s * 0.5, 0, -6)];
const vivid = (x: string) => (lum(x) < 0.34 ? shade(x, 0.1, 0.01) : x);
const rectD = (x: number, y: number, w: number, h: number) => `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`;
/** a sea bream with a curl in it, facing left; box 800 x 620 */
function fishParts(): TaggedPart[] {
  return [
    { k: 'fin', ang: -40, d: spl([[252, 182, 1], [300, 96], [390, 60], [470, 84, 1], [560, 130], [600, 214, 1], [480, 160], [360, 150]]) },
    { k: 'fin', ang: 50, d: spl([[396, 424, 1], [446, 470], [476, 548, 1], [410, 540], [340, 490], [318, 440, 1]]) },
    { k: 'fin', ang: 40, d: spl([[540, 372, 1], [596, 392], [634, 450, 1], [570, 458], [500, 420], [486, 396, 1]]) },
    { k: 'tail', ang: 0, d: spl([[640, 282, 1], [690, 210], [782, 128, 1], [776, 230], [752, 300], [784, 380], [796, 470, 1], [700, 410], [640, 330, 1]]) },
    { k: 'body', ang: 0, d: spl([[54, 330, 1], [110, 250], [210, 180], [340, 144], [470, 158], [580, 220], [650, 282, 1], [650, 330, 1], [580, 366], [470, 420], [340, 446], [210, 430], [120, 384]]) },
    { k: 'belly', ang: 5, d: spl([[62, 338, 1], [160, 372], [300, 386], [450, 372], [580, 330], [650, 312, 1], [650, 330, 1], [580, 366], [470, 420], [340, 446], [210, 430], [120, 384]]) },
    { k: 'stripe', ang: 80, d: spl([[330, 145, 1], [372, 230], [378, 320], [352, 386, 1], [404, 384, 1], [430, 310], [420, 220], [388, 146, 1]]) },
    { k: 'stripe', ang: 80, d: spl([[478, 160, 1], [510, 230], [512, 300], [494, 362, 1], [540, 346, 1], [556, 290], [548, 230], [530, 186, 1]]) },
    { k: 'head', ang: 20, d: spl([[54, 330, 1], [110, 250], [190, 190], [238, 168, 1], [276, 230], [284, 310], [262, 380], [226, 434, 1], [170, 414], [110, 378]]) },
    { k: 'eye', d: spl([[132, 268], [160, 240], [188, 268], [160, 296]]) },
    { k: 'pupil', d: spl([[146, 268], [160, 254], [174, 268], [160, 282]]) },
    { k: 'pec', ang: 30, d: spl([[268, 330, 1], [330, 314], [390, 340, 1], [348, 376], [290, 384, 1]]) },
  ];
}

/** Makes what an outline covers a region of its own, on top of those before it. @param t the height of a course */
function paint({ regions, cells }: Cartoon, d: string, cols: string[], t = 17, rows?: Region['rows']) {
  regions.push({ cols, t, rows });
  const id = regions.length - 1;
  for (const ps of flatten(d, 4)) {
    const Q2 = ps.map(([x, y]) => [x / CELL, y / CELL] as P);
    const ys = Q2.map((q) => q[1]);
    for (let y = Math.max(0, Math.floor(Math.min(...ys))); y <= Math.min(ROWS - 1, Math.max(...ys)); y++) {
      const yy = y + 0.5,
        xs: number[] = [];
      for (let i = 0; i < Q2.length; i++) {
        const a = Q2[i]!,
          b = Q2[(i + 1) % Q2.length]!;
        if (a[1] <= yy !== b[1] <= yy) xs.push(a[0] + ((yy - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
      }
      xs.sort((u, v) => u - v);
      for (let i = 0; i + 1 < xs.length; i += 2) for (let x = Math.max(0, Math.round(xs[i]!)); x < Math.min(COLUMNS, Math.round(xs[i + 1]!)); x++) cells[y * COLUMNS + x] = id;
    }
  }
}

function drawFish(cartoon: Cartoon, { p, A, C4, E, gold, ivory }: Stones) {
  for (let k = 0; k < 4; k++) {
    const y = 760 + k * 58;
    paint(cartoon, spl([[0, y + 20, 1], [120, y - 14], [250, y + 24], [380, y - 14], [510, y + 24], [640, y - 14], [770, y + 24], [900, y - 14], [1000, y + 16, 1],
      [1000, 1400, 1], [0, 1400, 1]]), shadesOf(k % 2 ? mix(E, p.d, 0.4) : E), 18);
  }
  for (const [x, y, q] of [[170, 300, 20], [216, 236, 14], [150, 220, 11]] as const) paint(cartoon, circD(x, y, q), [ivory, mix(E, ivory, 0.6)], 12);
  const K: Record<string, string[]> = { fin: shadesOf(A), tail: shadesOf(A), body: shadesOf(mix(E, p.d, 0.22)), belly: [ivory, shade(ivory, -0.04), mix(ivory, gold, 0.2)],
    stripe: shadesOf(C4), head: shadesOf(shade(E, -0.03)), eye: [ivory], pupil: ['#1c1a1e'], pec: shadesOf(gold) };
  for (const q of place(fishParts(), 106, 252, 0.985)) if (q.k !== 'eye' && q.k !== 'pupil') paint(cartoon, q.d, K[q.k]!, q.k === 'belly' ? 13 : 15);
  const ex = 106 + 160 * 0.985,
    ey = 252 + 268 * 0.985;
  paint(cartoon, circD(ex, ey, 38), [ivory, shade(ivory, -0.03)], 12);
  paint(cartoon, circD(ex, ey, 24), [gold, shade(gold, 0.05)], 11);
  paint(cartoon, circD(ex, ey, 12), ['#17161a'], 24);
}

function drawSun(cartoon: Cartoon, { p, dark, A, E, gold, ivory }: Stones) {
  const cx = 500,
    cy = 506;
  paint(cartoon, circD(cx, cy, 408), shadesOf(dark ? mix(E, p.bg, 0.2) : mix(E, p.d, 0.15)), 18);
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * TAU - Math.PI / 2,
      L = i % 2 ? 306 : 372;
    const f = alongRay(cx, cy, a);
    if (i % 2) paint(cartoon, spl([f(170, -46, 1), f(230, -6), f(268, -26), f(L, 6, 1), f(276, 24), f(232, 42), f(170, 46, 1)]), shadesOf(A), 15);
    else paint(cartoon, spl([f(170, -40, 1), f(250, -40), f(L, 0, 1), f(250, 40), f(170, 40, 1)]), shadesOf(gold), 15);
  }
  paint(cartoon, circD(cx, cy, 206), shadesOf(A), 14);
  paint(cartoon, circD(cx, cy, 184), shadesOf(mix(gold, ivory, 0.35), 0.03), 15);
  // a quiet face
  for (const s of [-1, 1]) {
    paint(cartoon, spl([[cx + s * 30, cy - 28, 1], [cx + s * 66, cy - 52], [cx + s * 108, cy - 24, 1], [cx + s * 66, cy - 8]]), [ivory], 11);
    paint(cartoon, circD(cx + s * 68, cy - 30, 14), ['#231a1c'], 28);
    paint(cartoon, spl([[cx + s * 22, cy - 58, 1], [cx + s * 70, cy - 92], [cx + s * 124, cy - 60, 1], [cx + s * 70, cy - 76]]), [shade(A, -0.12)], 11);
    paint(cartoon, circD(cx + s * 106, cy + 44, 25), shadesOf(mix(A, ivory, 0.35)), 12);
  }
  paint(cartoon, spl([[cx - 12, cy - 36, 1], [cx - 14, cy + 20], [cx - 28, cy + 44, 1], [cx, cy + 54], [cx + 24, cy + 42, 1], [cx + 4, cy + 30],
    [cx + 4, cy - 30, 1]]), [shade(gold, -0.06), shade(gold, -0.1)], 11);
  paint(cartoon, spl([[cx - 58, cy + 88, 1], [cx - 20, cy + 82], [cx, cy + 90], [cx + 20, cy + 82], [cx + 58, cy + 88, 1], [cx, cy + 126]]), [shade(A, -0.05), shade(A, -0.1)], 12);
}

function drawPeacock(cartoon: Cartoon, { p, dark, stone, A, C4, E, gold, ivory }: Stones) {
  // peacock: a fan of eyes behind a single curve of blue
  const cx = 500,
    cy = 690;
  paint(cartoon, wedgeD(cx, cy, 0, 446, -Math.PI * 1.06, Math.PI * 0.06), shadesOf(mix(C4, E, 0.4)), 18);
  for (const [rad, n, k] of [[390, 11, 1], [278, 9, 0.86], [176, 7, 0.72]] as const)
    for (let i = 0; i < n; i++) {
      if (i === (n - 1) / 2) continue;
      const a = -Math.PI * 1.0 + (i / (n - 1)) * Math.PI;
      const f = alongRay(cx, cy, a);
      paint(cartoon, spl([f(rad - 62 * k, 0, 1), f(rad - 14, -46 * k), f(rad + 34 * k, -38 * k), f(rad + 52 * k, 0), f(rad + 34 * k, 38 * k), f(rad - 14, 46 * k)]),
        shadesOf(rad > 300 || i % 2 ? gold : mix(gold, A, 0.4)), 12);
      paint(cartoon, spl([f(rad - 34 * k, 0, 1), f(rad - 2, -27 * k), f(rad + 30 * k, -18 * k), f(rad + 36 * k, 0), f(rad + 30 * k, 18 * k), f(rad - 2, 27 * k)]), shadesOf(E), 11);
      const q = f(rad + 10 * k, 0);
      paint(cartoon, circD(q[0], q[1], 10 * k), [A, shade(A, 0.06)], 22);
    }
  const blue = shadesOf(shade(mix(E, '#2f86e0', 0.55), 0.05));
  paint(cartoon, rectD(0, 800, 1000, 240), shadesOf(dark ? mix(p.d, p.bg, 0.4) : mix(p.b, stone, 0.35)), 18);
  paint(cartoon, spl([[466, 352], [500, 326], [542, 346], [556, 392], [540, 440], [550, 520], [596, 610], [612, 710], [576, 806], [500, 838], [424, 806], [388, 710],
    [404, 610], [446, 520], [458, 440], [448, 400]]), blue, 15);
  paint(cartoon, spl([[450, 372, 1], [396, 400], [382, 410, 1], [452, 412, 1]]), [gold, shade(gold, -0.05)], 11);
  paint(cartoon, circD(490, 382, 19), [ivory], 11);
  paint(cartoon, circD(490, 382, 9), ['#17161a'], 20);
  for (const [dx, dy] of [[-30, -56], [2, -72], [34, -58]] as [number, number][]) {
    paint(cartoon, rib([[502, 330], [502 + dx * 0.5, 330 + dy * 0.5], [502 + dx, 330 + dy]], () => 9), [E], 10);
    paint(cartoon, circD(502 + dx, 326 + dy, 13), [gold], 12);
  }
  paint(cartoon, spl([[500, 560, 1], [560, 640], [566, 730], [500, 800, 1], [434, 730], [440, 640]]), shadesOf(mix(C4, E, 0.25)), 13);
  for (const s of [-1, 1]) paint(cartoon, rib([[500 + s * 40, 820], [500 + s * 44, 880], [500 + s * 66, 900]], () => 15), [gold, shade(gold, -0.06)], 12);
}

/** a rope of squares round the card */
function drawBorder(cartoon: Cartoon, { p, dark, stone, E }: Stones) {
  const rope = dark ? mix(p.a, p.bg, 0.15) : E;
  for (const [x, y, w, h] of [[0, 0, 1000, 76], [0, 1324, 1000, 76], [0, 0, 76, 1400], [924, 0, 76, 1400]] as const) paint(cartoon, rectD(x, y, w, h), shadesOf(stone, 0.02), 19);
  for (const [x, y, w, h] of [[28, 28, 944, 22], [28, 1350, 944, 22], [28, 28, 22, 1344], [950, 28, 22, 1344]] as const) paint(cartoon, rectD(x, y, w, h), shadesOf(rope), 22);
}

/** the pale stones under the words, in level courses, with a line of colour above them */
function drawPanel(cartoon: Cartoon, { stone, A }: Stones) {
  paint(cartoon, rectD(76, PANEL_TOP, 848, 314), [stone, shade(stone, -0.012), shade(stone, 0.012)], 20, (x, y) => y - PANEL_TOP);
  paint(cartoon, rectD(76, PANEL_TOP, 848, 18), shadesOf(A), 18);
}

/** The picture of a motif, with its border and its panel. */
export function drawCartoon(m: string, p: Palette): Cartoon {
  const dark = isDark(p);
  const pale = dark ? shade(p.bg, 0.05) : mix(p.d, '#f6ecd8', 0.55);
  const cartoon: Cartoon = {
    regions: [{ cols: [pale, shade(pale, -0.03), shade(pale, 0.025), mix(pale, p.b, 0.1)], t: 19 }],
    cells: new Int16Array(COLUMNS * ROWS).fill(0),
  };
  const stones: Stones = {
    p, dark, stone: stoneOf(p), A: vivid(p.a), C4: vivid(p.c), E: vivid(m === 'sun' ? p.e : blueOf(p)), gold: '#d9a43c', ivory: '#f8efdc',
  };
  if (m === 'fish') drawFish(cartoon, stones);
  else if (m === 'sun') drawSun(cartoon, stones);
  else drawPeacock(cartoon, stones);
  drawBorder(cartoon, stones);
  drawPanel(cartoon, stones);
  return cartoon;
}
