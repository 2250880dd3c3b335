import { expect, test } from 'vitest';
import { Drawing, PAL } from '#artwork/engine.ts';
import { heroOf } from '#artwork/heroes/library.ts';
import { lay } from './pieces.ts';
import { rims } from './rims.ts';
import { areaOf } from '#artwork/primitives/polygons.ts';

const c = new Drawing('test', { palette: PAL['orchard']!, headline: 'Hello', seed: 's' });
const ps = lay(c, heroOf('teapot'), 500, 500, 500, 500);

test('a rim goes around the whole hero at its distance', () => {
  const [near, far] = rims(ps, [10, 40]);
  const top = Math.min(...ps.map((q) => q.y0));
  expect(Math.min(...far!.loops.flat().map(([, y]) => y))).toBeCloseTo(top - 40, -1);
  expect(Math.abs(areaOf(far!.loops[0]!))).toBeGreaterThan(Math.abs(areaOf(near!.loops[0]!)));
});

test('holes are filled, so that a backing is one piece', () => {
  expect(rims(ps, [30])[0]!.loops).toHaveLength(1);
});
