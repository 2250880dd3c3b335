import { expect, it } from 'vitest';
import { flatten } from '#artwork/heroes/hero.ts';
import { HEROES } from '#artwork/heroes/library.ts';
import { roundFit } from './round-fit.ts';

it('keeps every point of a hero within the radius, and one of them on it', () => {
  for (const hero of HEROES.filter((_, i) => i % 8 === 0)) {
    const { w } = roundFit(hero, 100);
    const points = hero.parts.flatMap((part) => flatten(part.d, 24).flat());
    const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
    const middle = (of: number[]) => (Math.min(...of) + Math.max(...of)) / 2;
    const scale = w / (Math.max(...xs) - Math.min(...xs));
    const far = Math.max(...points.map(([x, y]) => Math.hypot(x - middle(xs), y - middle(ys)) * scale));
    expect(far).toBeCloseTo(100, 6);
  }
});
