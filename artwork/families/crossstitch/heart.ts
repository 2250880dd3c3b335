import { heart } from '#artwork/engine.ts';
import { isInside } from '#artwork/primitives/polygons.ts';
import { flatten } from '#artwork/heroes/hero.ts';
import { BIRD, DAISY } from './parts.ts';
import { border, head, type Pattern } from './pattern.ts';

/** a heart of flowers */
export function drawHeart(pattern: Pattern) {
  const { ch, lines, headH, minor, smallRows } = pattern;
  border(pattern);
  const cx = 50,
    cy = 46,
    R = 31;
  const hp = flatten(heart(cx + 0.5, cy, R), 1)[0]!;
  const inside = (x: number, y: number) => isInside(hp, x, y);
  // flowers set in a lattice, leaves between, all symmetrical about the axis
  for (let j = 0; j < 14; j++)
    for (let i = 0; i <= 7; i++) {
      const x = i * 6 + (j % 2 ? 3 : 0),
        y = 13 + j * 5;
      if (x < 0) continue;
      const k = j % 3;
      for (const sx of x ? [1, -1] : [1]) {
        const X = cx + sx * x;
        // a flower at the edge is cut to the shape of the heart
        const deep2 = (u: number, v: number) => ([[-1.6, 0], [1.6, 0], [0, -1.6], [0, 1.6]] as [number, number][]).every(([e, f]) => inside(u + 0.5 + e, v + 0.5 + f));
        DAISY.forEach((row, v) =>
          Array.from(row).forEach((q, u) => {
            if (q !== '.' && deep2(X + u - 2, y + v - 2)) ch.set(X + u - 2, y + v - 2, q === 'y' ? 1 : [0, 4, 3][k]!);
          }),
        );
        for (const u of [-3, 3]) if (deep2(X + u, y)) ch.set(X + u, y, 8);
      }
    }
  for (let y = 10; y < 80; y++)
    for (let x = 14; x < 87; x++) {
      const e = inside(x + 0.5, y + 0.5) && ([[1, 0], [-1, 0], [0, 1], [0, -1]] as [number, number][]).some(([u, v]) => !inside(x + u + 0.5, y + v + 0.5));
      if (e) ch.set(x, y, 0);
    }
  ch.put(BIRD, 18, 64, { x: 4, y: 2, w: 0, o: 6, b: 1, k: 7 }, true);
  ch.put(BIRD, 66, 64, { x: 4, y: 2, w: 0, o: 6, b: 1, k: 7 });
  const sr = smallRows(),
    hh = headH(62, lines.length > 1 ? 14 : 17);
  const y0 = Math.round(101 - (hh + (sr ? sr + 6 : 0)) / 2);
  const y1 = head(pattern, y0, 62, lines.length > 1 ? 14 : 17);
  minor(y1 + 6);
}
