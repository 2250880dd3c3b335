import { describe, expect, it } from 'vitest';
import type { Geometry, Part } from './geometry.ts';
import { edgeX, getPose, progressAfterDrag } from './pose.ts';

const spread: Geometry = {
  pages: 2,
  W: 464,
  H: 650,
  tail: 0,
  E: 672,
  EH: 470,
  ox: 0,
  oy: 60,
  drop: 900,
  gutter: 176,
  park: 1100,
  eye: 380,
};
const column: Geometry = { ...spread, pages: 1, W: 350, H: 490, tail: 170, E: 350, EH: 245, oy: 120, gutter: 20 };
const both = [
  ['spread', spread],
  ['column', column],
] as const;
const angleOf = (p: number, g: Geometry) =>
  Number(/rotateY\((-?[\d.]+)deg\)/.exec(getPose(p, g).cover?.transform ?? '')?.[1]);
const steps = Array.from({ length: 51 }, (_, i) => i / 50);

describe.each(both)('pose, %s', (_, g) => {
  it('starts closed and ends open', () => {
    expect(angleOf(0, g)).toBeCloseTo(0);
    expect(angleOf(1, g)).toBe(-180);
  });
  it('turns the cover in one direction only', () => {
    const angles = steps.map((p) => angleOf(p, g));
    expect(angles).toEqual(angles.toSorted((a, b) => b - a));
    expect(new Set(angles).size).toBe(steps.length);
  });
  it('is flat and without shading at the end, like the page at rest', () => {
    const {
      'inside-cast': cast,
      'inside-dim': dim,
      'verse-dim': verse,
      book,
      'shadow-full': full,
      'shadow-left': left,
      'shadow-right': right,
    } = getPose(1, g);
    for (const look of [cast, dim, verse]) expect(look?.opacity).toBeCloseTo(0);
    const shadows = [left, right, full].map((look) => look?.opacity);
    expect(shadows).toEqual(g.pages === 2 ? [1, 1, 1] : [0, 0, 1]);
    expect(left?.transform).toBe('translateY(0px) scaleX(1)');
    expect(book?.transform).toMatch(/^translateX\(-?0px\) rotateX\(0deg\)$/);
  });
  it('has the same parts at every moment, so that every part has all its frames', () => {
    const parts = Object.keys(getPose(0, g));
    for (const p of steps) expect(Object.keys(getPose(p, g))).toEqual(parts);
  });
  it('keeps every opacity between 0 and 1, and clamps the progress', () => {
    const opacities = steps.flatMap((p) => Object.values(getPose(p, g)).flatMap((look) => look.opacity ?? []));
    expect(Math.min(...opacities)).toBe(0);
    expect(Math.max(...opacities)).toBe(1);
    expect(getPose(-1, g)).toEqual(getPose(0, g));
    expect(getPose(2, g)).toEqual(getPose(1, g));
  });
});

describe('pose, one column', () => {
  it('reveals the inside from under the closed cover without moving the text', () => {
    const shift = (part: Part, p: number) =>
      Number(/translateY\((-?[\d.]+)px\)/.exec(getPose(p, column)[part]?.transform ?? '')?.[1]);
    expect(shift('inside', 0)).toBe(-column.tail);
    expect(shift('inside', 1)).toBeCloseTo(0);
    for (const p of steps) expect(shift('inside', p) + shift('inside-hold', p)).toBeCloseTo(0);
  });
});

describe.each(both)('the edge during a drag, %s', (_, g) => {
  it('moves left for every degree that the cover opens', () => {
    for (let a = 0; a < Math.PI - 0.02; a += 0.02) expect(edgeX(a + 0.02, g)).toBeLessThan(edgeX(a, g));
  });
  it('follows the pointer in both directions', () => {
    let last = progressAfterDrag(0, 0, g);
    for (let dx = -10; dx > -g.W; dx -= 10) {
      const now = progressAfterDrag(0, dx, g);
      expect(now).toBeGreaterThanOrEqual(last);
      last = now;
    }
    expect(last).toBeGreaterThan(0.42);
    expect(progressAfterDrag(1, g.W, g)).toBeLessThan(0.5);
    expect(progressAfterDrag(1, 0, g)).toBeCloseTo(1);
  });
});
