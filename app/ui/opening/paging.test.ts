import { describe, expect, it } from 'vitest';
import { lastStop, nextPage, pageAt, pagesAt, stopOfPage, viewAt, viewBetween } from './paging.ts';

describe('two pages in view', () => {
  it('stops at the front and at every spread', () => {
    expect([3, 4, 5].map((pages) => lastStop(pages, 2))).toEqual([1, 2, 2]);
    expect([0, 1, 2, 3, 4].map((page) => stopOfPage(page, 2))).toEqual([0, 1, 1, 2, 2]);
    expect([0, 1, 2].map((stop) => pagesAt(stop, 2))).toEqual([[0], [1, 2], [3, 4]]);
  });
  it('turns a sheet at a time, and no further than the ends', () => {
    expect([nextPage(0, -1, 2, 5), nextPage(0, 1, 2, 5), nextPage(2, 1, 2, 5), nextPage(4, 1, 2, 5)]).toEqual([
      null,
      2,
      4,
      null,
    ]);
    expect([nextPage(4, -1, 2, 5), nextPage(2, -1, 2, 5)]).toEqual([2, 0]);
  });
  it('names the left page of a last spread that has no right one', () => {
    expect(pageAt(2, 2, 4)).toBe(3);
    expect(nextPage(2, 1, 2, 4)).toBe(3);
    expect(nextPage(3, 1, 2, 4)).toBeNull();
    expect(nextPage(3, -1, 2, 4)).toBe(2);
  });
  it('has the closed card in the middle, and every spread', () => {
    expect(viewAt(0, 2)).toEqual({ sheet: 0, turned: 0, shift: -0.5 });
    expect(viewAt(1, 2).shift).toBeCloseTo(0);
    expect(viewAt(2, 2)).toEqual({ sheet: 1, turned: 1, shift: 0 });
    expect(viewBetween(1, 0.5, 2)).toEqual({ sheet: 1, turned: 0.5, shift: 0 });
  });
});

describe('one page in view', () => {
  it('stops at every page, in reading order', () => {
    expect(lastStop(5, 1)).toBe(4);
    const forward = [0, 1, 2, 3, 4].map((page) => nextPage(page, 1, 1, 5));
    expect(forward).toEqual([1, 2, 3, 4, null]);
    expect([0, 1, 2].map((page) => nextPage(page, -1, 1, 5))).toEqual([null, 0, 1]);
  });
  it('has a right page in its place, and a left one moved by the width of a page', () => {
    for (const stop of [0, 1, 2, 3, 4]) {
      const { sheet, turned, shift } = viewAt(stop, 1);
      expect(shift, `stop ${stop}`).toBeCloseTo(stop % 2);
      // A page at the right lies under the sheets before it, one at the left is the back of a turned sheet.
      expect(sheet + turned, `stop ${stop}`).toBe(Math.ceil(stop / 2));
    }
  });
  it('moves and turns without a jump', () => {
    for (const stop of [0, 1, 2, 3]) {
      const [start, end] = [viewBetween(stop, 0, 1), viewBetween(stop, 1, 1)];
      expect([start.shift, end.shift]).toEqual([stop % 2, (stop + 1) % 2]);
      expect(start.sheet + start.turned).toBe(Math.ceil(stop / 2));
      expect(end.sheet + end.turned).toBe(Math.ceil((stop + 1) / 2));
    }
  });
});
