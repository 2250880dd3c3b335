import { mix, type P, pt, shade, smooth, TAU } from '#artwork/engine.ts';
import { spl } from '#artwork/heroes/hero.ts';
import { circD } from '#artwork/materials/outlines.ts';
import { place, type TaggedPart, wedgeD } from '#artwork/outlines/needlework.ts';
import { type Colours, type Glazing, pane, rays, sat, vary } from './glazing.ts';

/** a sailing boat and its wake; box 800, water-line at 560 */
function boatParts(): TaggedPart[] {
  return [
    { k: 'sail', ang: 80, d: spl([[418, 96, 1], [520, 220], [590, 360], [610, 470, 1], [418, 484, 1]]) },
    { k: 'sail2', ang: 80, d: spl([[392, 150, 1], [330, 290], [262, 410], [206, 470, 1], [392, 484, 1]]) },
    { k: 'mast', ang: 90, d: 'M398 70L412 70L414 510L398 510Z' },
    { k: 'flag', d: spl([[412, 72, 1], [450, 62], [486, 84, 1], [450, 92], [412, 104, 1]]) },
    { k: 'hull', ang: 0, d: spl([[150, 504, 1], [400, 522], [664, 490, 1], [630, 560], [570, 596, 1], [250, 596, 1], [190, 560]]) },
    { k: 'hull2', ang: 0, d: spl([[150, 504, 1], [400, 522], [664, 490, 1], [654, 516, 1], [400, 546], [164, 530, 1]]) },
  ];
}

/** a boat on the sea before the sun; E is the blue of the water */
export function drawSea(glass: Glazing, { E }: Colours): void {
  const { sun } = glass, { r, p } = glass.c;
  const sky = [mix(p.b, p.d, 0.4), mix(p.a, p.b, 0.35), mix(p.d, '#fff2d0', 0.2), mix(p.b, p.c, 0.2)].map((x) => sat(x));
  rays(glass, 28, sky, 150, TAU / 56);
  // a ring of gold round the sun
  for (let i = 0; i < 14; i++) pane(glass, wedgeD(sun[0], sun[1], 120, 262, (i / 14) * TAU + 0.1, ((i + 1) / 14) * TAU + 0.1), vary(glass, mix(sat(p.c), '#ffd980', i % 2 ? 0.25 : 0.5)));
  pane(glass, circD(sun[0], sun[1], 150), mix(sat(p.c), '#fff0b0', 0.72));
  const yy = [646, 716, 800, 896, 1000, 1130];
  const wave = (y: number, a: number, ph: number): P[] => Array.from({ length: 23 }, (_, i) => [40 + i * 42, y + Math.sin(i * 0.62 + ph) * a] as P);
  const seaC = [mix(E, p.d, 0.5), mix(E, p.b, 0.12), E, shade(E, -0.07), shade(E, -0.12)].map((x) => sat(x));
  for (let k = 0; k < 5; k++) {
    const top = wave(yy[k]!, k * 6 + 2, k * 1.9),
      bot = wave(yy[k + 1]!, k * 6 + 8, (k + 1) * 1.9);
    for (let i = 0, j = 0; i < 22; i = j) {
      j = Math.min(22, i + r.i(4, 7));
      if (22 - j < 3) j = 22;
      const t = top.slice(i, j + 1),
        b = bot.slice(i, j + 1).reverse();
      pane(glass, smooth(t, false) + 'L' + pt(b[0]!) + smooth(b, false).replace(/^M[-\d.]+ [-\d.]+/, '') + 'Z', vary(glass, seaC[k]!));
    }
  }
  // sunlight on the water: lozenges of gold, one below the other
  for (const [dx, y, w, h] of [[-6, 690, 74, 13], [12, 756, 120, 16], [-150, 946, 90, 17], [150, 1010, 120, 18]] as const)
    pane(glass, spl([[500 + dx - w, y, 1], [500 + dx, y - h], [500 + dx + w, y, 1], [500 + dx, y + h]]), mix(sat(p.c), '#fff0b0', 0.55), 8);
  for (const q of place(boatParts(), 196, 410, 0.76)) {
    const K: Record<string, string> = { sail: '#f9ecd0', sail2: sat(p.a), mast: shade(p.e, -0.1), flag: sat(p.a), hull: shade(mix(p.a, p.e, 0.5), -0.06), hull2: sat(p.b) };
    pane(glass, q.d, K[q.k]!, q.k === 'mast' || q.k === 'flag' ? 6 : 10);
  }
}
