import { circ, type P, qbez, shade } from '#artwork/engine.ts';
import { spl } from '#artwork/heroes/hero.ts';
import { circD } from '#artwork/materials/outlines.ts';
import { leafD, place, rib } from '#artwork/outlines/needlework.ts';
import { hareParts } from '#artwork/subjects/hare.ts';
import { piece, raysOf, type Inlay } from './inlay.ts';

/** a hare */
export function drawHare(inlay: Inlay) {
  const { WOOD, straight, crown, laid } = inlay;
  raysOf(inlay, 500, 430, 22, ['blue', shade(WOOD.blue!, -0.035)], 0, 0.1);
  piece(inlay, circD(500, 430, 262), 'maple', 30, 0.3, crown, 2);
  piece(inlay, spl([[100, 812, 1], [260, 766], [440, 772], [640, 806], [900, 756, 1], [900, 970, 1], [100, 970, 1]]), 'green', 2, 0.3, crown);
  piece(inlay, spl([[100, 872, 1], [300, 846], [520, 862], [700, 880], [900, 846, 1], [900, 970, 1], [100, 970, 1]]), 'walnut', 0, 0.3, crown);
  const K: Record<string, string> = { ear2: 'walnut', body: 'oak', haunch: 'oak', tail: 'birch', ear: 'cherry', earin: 'birch', head: 'oak', cheek: 'birch',
    nose: 'wenge', chest: 'birch', leg: 'oak' };
  const H = place(hareParts(), 186, 226, 0.84);
  for (const q of H) if (q.k !== 'eye') piece(inlay, q.d, K[q.k]!, q.ang ?? 0, q.k === 'nose' ? 0 : 0.42, q.k === 'body' || q.k === 'haunch' ? crown : straight, 2);
  laid.art += circ(186 + 312 * 0.84, 226 + 300 * 0.84, 13, `fill="${WOOD.wenge}"`) + circ(186 + 308 * 0.84, 226 + 295 * 0.84, 4, 'fill="#f6e7c8"');
  // seed-heads, each petal its own sliver
  for (const [x, y, h, l] of [[236, 900, 300, -26], [300, 915, 200, 18], [742, 905, 330, 30], [808, 900, 230, -14], [680, 915, 190, -20]] as const) {
    const tip: P = [x + l, y - h];
    piece(inlay, rib(qbez([x, y + 30], [x, y - h * 0.5], tip, 12), () => 7), 'moss', 90, 0, straight, 1.2);
    for (let i = 0; i < 9; i++) piece(inlay, leafD(tip[0], tip[1], -170 + i * 20, 52, 19), i % 2 ? 'gold' : 'birch', -170 + i * 20, 0.3, straight, 1.2);
    piece(inlay, circD(tip[0], tip[1], 8), 'red', 0, 0);
    piece(inlay, leafD(x + l * 0.1, y - h * 0.24, -40, 74, 24), 'moss', -40, 0.3);
    piece(inlay, leafD(x + l * 0.08, y - h * 0.14, -142, 70, 22), 'green', -142, 0.3);
  }
}
