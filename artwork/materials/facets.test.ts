import { expect, test } from 'vitest';
import type { P } from '#artwork/engine.ts';
import { corners, facets } from './facets.ts';
import type { Piece } from './pieces.ts';
import { areaOf } from '#artwork/primitives/polygons.ts';

const square: P[] = [
  [0, 0],
  [100, 0],
  [200, 0],
  [200, 100],
  [200, 200],
  [100, 200],
  [0, 200],
  [0, 100],
];
const piece: Piece = { k: 'body', d: '', ang: 0, line: false, id: '', polys: [square], ps: square, x0: 0, y0: 0, x1: 200, y1: 200, area: 40_000, cx: 100, cy: 100, i: 0 };

test('only the corners of an outline are kept', () => {
  expect(corners(square, 2)).toHaveLength(4);
});

test('the facets cover the part and nothing else', () => {
  const made = facets(piece, corners(square, 2));
  const covered = made.reduce((sum, { points }) => sum + Math.abs(areaOf([...points])), 0);
  expect(covered).toBeGreaterThan(39_000);
  expect(covered).toBeLessThan(40_500);
});

test('facets towards the light above are lighter than the others', () => {
  const made = facets(piece, corners(square, 2));
  const height = ({ points }: (typeof made)[number]) => points.reduce((sum, [, y]) => sum + y, 0) / 3;
  const sorted = made.toSorted((a, b) => height(a) - height(b));
  expect(sorted[0]!.light).toBeGreaterThan(sorted.at(-1)!.light);
});
