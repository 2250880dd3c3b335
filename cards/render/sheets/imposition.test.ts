import { describe, expect, it } from 'vitest';
import { type CardPage, FOLDS, impose, type Imposition, PAPER_IDS, type Side } from './imposition.ts';

/** What home printers leave white at the edges of a sheet, in millimetres. */
const WHITE_EDGE = 4.9;

const nameOf = (page: CardPage) => (page.kind === 'letter' ? `letter ${page.page + 1}` : page.kind);
const rowOf = ({ places }: Side, y: 'top' | 'bottom' = 'top') => {
  const edge = (y === 'top' ? Math.min : Math.max)(...places.map((place) => place.y));
  return places
    .filter((place) => place.y === edge)
    .toSorted((a, b) => a.x - b.x)
    .map(({ page, isTurned }) => `${nameOf(page)}${isTurned ? ' turned' : ''}`);
};

/**
 * The pages of a booklet as somebody turns them. A sheet of `half` is turned over at its short edge, so its other side lies mirrored behind it; the
 * upper half of a sheet of `quarter` goes back, which mirrors and turns it.
 */
function pagesWhenFolded({ sides }: Imposition, fold: 'half' | 'quarter'): string[] {
  const sheets =
    fold === 'half'
      ? Array.from({ length: sides.length / 2 }, (_, i) => ({
          outer: rowOf(sides[2 * i]!),
          inner: rowOf(sides[2 * i + 1]!),
        }))
      : sides.map((side) => ({
          outer: rowOf(side, 'bottom'),
          inner: rowOf(side)
            .toReversed()
            .map((page) => (page.endsWith(' turned') ? page.slice(0, -7) : `${page} upside down`)),
        }));
  const first = sheets.flatMap(({ outer, inner }) => [outer[1]!, inner[0]!]);
  const last = sheets.flatMap(({ outer, inner }) => [outer[0]!, inner[1]!]);
  return [...first, ...last.toReversed()];
}

describe.each(['half', 'quarter'] as const)('a card folded by %s', (fold) => {
  it.each([
    [1, ['front', 'verse', 'letter 1', 'back'], 1],
    [2, ['front', 'verse', 'letter 1', 'letter 2', 'blank', 'blank', 'blank', 'back'], 2],
    [4, ['front', 'verse', 'letter 1', 'letter 2', 'letter 3', 'letter 4', 'blank', 'back'], 2],
    [5, ['front', 'verse', 'letter 1', 'letter 2', 'letter 3', 'letter 4', 'letter 5', 'back'], 2],
  ])('with %i pages of a letter reads in order', (letterPages, expected, sheetCount) => {
    const imposed = impose('a4', fold, letterPages);
    expect(pagesWhenFolded(imposed, fold)).toEqual(expected);
    expect(imposed.sheetCount).toBe(sheetCount);
    expect(imposed.isDuplex).toBe(fold === 'half');
  });
});

it('flat has each page by itself, and no blank ones', () => {
  const { sides, sheetCount } = impose('letter', 'flat', 3);
  expect(sides.map(({ places }) => places.map(({ page }) => nameOf(page)))).toEqual(
    ['front', 'verse', 'letter 1', 'letter 2', 'letter 3', 'back'].map((name) => [name]),
  );
  expect(sheetCount).toBe(6);
});

describe.each(PAPER_IDS.flatMap((paper) => FOLDS.map((fold) => [paper, fold] as const)))('%s %s', (paper, fold) => {
  const { width, height, sides } = impose(paper, fold, 2);
  it('keeps pages in their proportion, and off the edge that printers leave white', () => {
    for (const place of sides.flatMap(({ places }) => places)) {
      expect(place.height / place.width).toBeCloseTo(1.4);
      expect(Math.min(place.x, place.y)).toBeGreaterThanOrEqual(WHITE_EDGE);
      expect(place.x + place.width).toBeLessThanOrEqual(width - WHITE_EDGE);
      expect(place.y + place.height).toBeLessThanOrEqual(height - WHITE_EDGE);
    }
  });
  it('has its marks where printers print, and outside of all pages', () => {
    for (const { places, marks } of sides)
      for (const { x1, y1, x2, y2 } of marks) {
        expect(Math.min(x1, y1)).toBeGreaterThan(WHITE_EDGE);
        expect(x2).toBeLessThan(width - WHITE_EDGE);
        expect(y2).toBeLessThan(height - WHITE_EDGE);
        for (const { x, y, width: w, height: h } of places)
          expect([x1, y1, x2, y2, x2 <= x || x1 >= x + w || y2 <= y || y1 >= y + h]).toEqual([x1, y1, x2, y2, true]);
      }
  });
  it('has a fold mark for each fold', () => {
    for (const { marks } of sides)
      expect(marks.filter(({ kind }) => kind === 'fold')).toHaveLength({ half: 2, quarter: 4, flat: 0 }[fold]);
  });
});
