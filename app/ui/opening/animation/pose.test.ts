import { describe, expect, it } from 'vitest';
import { viewAt, viewBetween } from '../paging.ts';
import { getInsideDuration, INSIDE_MS, insideViewAt } from './inside-tracks.ts';
import type { Geometry } from './geometry.ts';
import { freeEdgeX, getPose, getRestingPose, turnFromDrag } from './pose.ts';

const spread: Geometry = {
  inView: 2,
  width: 1280,
  pageCount: 5,
  verseMs: 1800,
  W: 464,
  H: 650,
  E: 672,
  EH: 470,
  ox: 0,
  oy: 60,
  drop: 900,
  park: 1100,
  eye: 380,
};
const narrow: Geometry = { ...spread, inView: 1, width: 390, W: 350, H: 490, E: 350, EH: 245, oy: 120 };
const both = [
  ['spread', spread],
  ['one page in view', narrow],
] as const;
const steps = Array.from({ length: 51 }, (_, i) => i / 50);
/** The pose while the cover opens, and where the opening ends. */
const opening = (p: number, g: Geometry) =>
  getPose(p === 1 ? insideViewAt(getInsideDuration(g), g) : viewBetween(0, p, g.inView), g);
const angleOf = (p: number, g: Geometry) =>
  Number(/rotateY\((-?[\d.]+)deg\)/.exec(opening(p, g).front?.transform ?? '')?.[1]);
const shiftOf = (stop: number, part: number, g: Geometry) =>
  Number(/translateX\((-?[\d.]+)%\)/.exec(getPose(viewBetween(stop, part, g.inView), g).book?.transform ?? '')?.[1]);

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
    const pose = opening(1, g);
    for (const part of ['cast', 'left-dim', 'right-dim', 'back-dim'] as const)
      expect(pose[part]?.opacity).toBeCloseTo(0);
    expect([pose['shadow-left']?.opacity, pose['shadow-right']?.opacity]).toEqual([1, 1]);
    expect(pose['shadow-left']?.transform).toBe('translateY(0px) scaleX(1)');
    expect(pose.book?.transform).toMatch(/^translateX\(-?0%\) translateZ\(-?0px\) rotateX\(0deg\)$/);
    expect(pose).toEqual(getRestingPose(g));
  });
  it('has the same parts at every moment, so that every part has all its frames', () => {
    const parts = Object.keys(opening(0, g));
    for (const stop of [0, 1])
      for (const p of steps) expect(Object.keys(getPose(viewBetween(stop, p, g.inView), g))).toEqual(parts);
  });
  it('keeps every opacity between 0 and 1, and clamps how far a sheet is turned', () => {
    const opacities = steps.flatMap((p) => Object.values(opening(p, g)).flatMap((look) => look.opacity ?? []));
    expect(Math.min(...opacities)).toBe(0);
    expect(Math.max(...opacities)).toBe(1);
    const at = (turned: number) => getPose({ sheet: 0, turned, shift: 0 }, g);
    expect(at(-1)).toEqual(at(0));
    expect(at(2)).toEqual(at(1));
  });
  it('leaves the pages of a letter where the cover leaves the first, when they are turned', () => {
    const turned = getPose({ ...viewAt(g.inView === 1 ? 3 : 2, g.inView), shift: 0 }, g);
    const { 'left-dim': left, front, ...others } = turned;
    const { 'left-dim': uncovered, front: cover, ...rest } = getRestingPose(g);
    expect(others).toEqual(rest);
    expect([front, cover].map((look) => look?.transform)).toEqual([
      'translateZ(0.3px) rotateY(-180deg) translateZ(0.3px)',
      'translateZ(1.5px) rotateY(-180deg) translateZ(3.5px)',
    ]);
    // Only the page that lies under the sheet is dimmed, where it is not seen.
    expect([left?.opacity, uncovered?.opacity]).toEqual([0.24, 0]);
  });
});

describe('pose, one page in view', () => {
  it('moves a page that is turned over into the place of the one before, half of the width of both', () => {
    expect([shiftOf(0, 0, narrow), shiftOf(0, 1, narrow)]).toEqual([0, 50]);
    expect([shiftOf(2, 0, narrow), shiftOf(2, 1, narrow)]).toEqual([0, 50]);
  });
  it('moves along a spread without turning anything', () => {
    expect([shiftOf(1, 0, narrow), shiftOf(1, 1, narrow)]).toEqual([50, 0]);
    const [start, middle] = [0, 0.5].map((part) => getPose(viewBetween(1, part, 1), narrow));
    expect({ ...start, book: null }).toEqual({ ...middle, book: null });
  });
  it('opens with the page that turns, shows the verse until it is read, and goes on to the message', () => {
    const { turn, across } = INSIDE_MS;
    const { verseMs } = narrow;
    const at = (ms: number) => insideViewAt(ms, narrow);
    expect(at(turn)).toEqual(viewAt(1, 1));
    expect(at(turn + verseMs)).toEqual(viewAt(1, 1));
    expect(at(turn + verseMs + across)).toEqual(viewAt(2, 1));
    const shifts = Array.from({ length: 180 }, (_, i) => at(i * 20).shift);
    expect(Math.max(...shifts.slice(1).map((shift, i) => Math.abs(shift - (shifts[i] ?? 0))))).toBeLessThan(0.1);
  });
});

describe.each(both)('the edge during a drag, %s', (_, g) => {
  it.each([
    ['the cover', true],
    ['another sheet', false],
  ])('of %s moves left for every degree that it is turned', (__, isCover) => {
    for (let a = 0; a < Math.PI - 0.02; a += 0.02)
      expect(freeEdgeX(a + 0.02, isCover, g)).toBeLessThan(freeEdgeX(a, isCover, g));
  });
  it.each([
    ['the cover', true],
    ['another sheet', false],
  ])('of %s follows the pointer in both directions', (__, isCover) => {
    let last = turnFromDrag(0, 0, isCover, g);
    expect(last).toBeCloseTo(0);
    for (let dx = -10; dx > -g.W; dx -= 10) {
      const now = turnFromDrag(0, dx, isCover, g);
      expect(now).toBeGreaterThanOrEqual(last);
      last = now;
    }
    expect(last).toBeGreaterThan(0.42);
    expect(turnFromDrag(1, g.W, isCover, g)).toBeLessThan(0.58);
    expect(turnFromDrag(1, 0, isCover, g)).toBeCloseTo(1);
  });
});
