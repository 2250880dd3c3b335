/** How pages of a card lie on sheets of paper, so that the printed and folded sheets are the card. Lengths are in millimetres. */

/** Papers, upright. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  a5: { width: 148, height: 210 },
  letter: { width: 215.9, height: 279.4 },
} as const;
export type Paper = keyof typeof PAPERS;
export const PAPER_IDS = Object.keys(PAPERS) as [Paper, ...Paper[]];

/** `half`: both sides, folded once. `quarter`: one side, folded twice. `flat`: a page on each sheet. */
export const FOLDS = ['half', 'quarter', 'flat'] as const;
export type Fold = (typeof FOLDS)[number];

/** A page of a card. `blank` pages fill up the last sheet of a long letter. */
export type CardPage = { kind: 'front' | 'verse' | 'blank' | 'back' } | { kind: 'letter'; page: number };

/** Where a page stands on a side of a sheet. `isTurned`: upside down, which folding puts right. */
export type Place = { page: CardPage; x: number; y: number; width: number; height: number; isTurned: boolean };
/** A short line outside of the pages: where to fold, or where to cut. */
export type Mark = { kind: 'fold' | 'cut'; x1: number; y1: number; x2: number; y2: number };
export type Side = { places: Place[]; marks: Mark[] };
/** The sides that are printed, in their order. With `isDuplex`, each two of them are the two sides of one sheet. */
export type Imposition = {
  width: number;
  height: number;
  sides: Side[];
  isDuplex: boolean;
  sheetCount: number;
  /** of the finished card */
  card: { width: number; height: number };
};

/** What printers leave white at the edges of a sheet: most of them 3 to 4.2 mm. */
const UNPRINTED = 5;
const MARK_LENGTH = 3;
/** Between a mark and the pages, so that nothing of it is seen on the card. */
const MARK_GAP = 1.5;
/** Around the pages of a sheet: the marks are printed in it. */
const MARGIN = UNPRINTED + MARK_LENGTH + MARK_GAP;

/** The pages of a card in reading order. @param letterPages at least one */
export function pagesOfCard(letterPages: number): CardPage[] {
  const letter = Array.from({ length: Math.max(1, letterPages) }, (_, page): CardPage => ({ kind: 'letter', page }));
  return [{ kind: 'front' }, { kind: 'verse' }, ...letter, { kind: 'back' }];
}

/** Lays a card out on paper. A letter with more than one page makes the card a booklet, whose sheets are put into each other. */
export function impose(paper: Paper, fold: Fold, letterPages: number): Imposition {
  const pages = pagesOfCard(letterPages);
  if (fold === 'flat') return imposeFlat(paper, pages);
  return fold === 'half' ? imposeHalf(paper, toBooklet(pages)) : imposeQuarter(paper, toBooklet(pages));
}

/** Filled up with blank pages before the back, so that they are whole sheets of four. */
function toBooklet(pages: readonly CardPage[]): CardPage[] {
  const missing = (4 - (pages.length % 4)) % 4;
  const blank = Array.from({ length: missing }, (): CardPage => ({ kind: 'blank' }));
  return [...pages.slice(0, -1), ...blank, ...pages.slice(-1)];
}

/** The four pages of each sheet of a booklet, from the outermost sheet. */
function sheetsOf(pages: readonly CardPage[]) {
  return Array.from({ length: pages.length / 4 }, (_, i) => ({
    outerLeft: pages[pages.length - 1 - 2 * i]!,
    outerRight: pages[2 * i]!,
    innerLeft: pages[2 * i + 1]!,
    innerRight: pages[pages.length - 2 - 2 * i]!,
  }));
}

/** A grid of equal pages in the middle of a sheet, without space between them. */
function gridOn(sheet: { width: number; height: number }, columns: number, rows: number) {
  const unit = Math.min((sheet.width - 2 * MARGIN) / columns / 5, (sheet.height - 2 * MARGIN) / rows / 7);
  const [width, height] = [unit * 5, unit * 7];
  const [left, top] = [(sheet.width - width * columns) / 2, (sheet.height - height * rows) / 2];
  const at = (page: CardPage, column: number, row: number, isTurned = false): Place => ({
    page,
    x: left + column * width,
    y: top + row * height,
    width,
    height,
    isTurned,
  });
  const [right, bottom] = [left + width * columns, top + height * rows];
  return { at, card: { width, height }, marks: marksAround({ left, top, right, bottom }, columns === 2, rows === 2) };
}

function marksAround(
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
  foldsDown: boolean,
  foldsAcross: boolean,
): Mark[] {
  const near = MARK_GAP;
  const far = MARK_GAP + MARK_LENGTH;
  const beside = (kind: Mark['kind'], y: number): Mark[] => [
    { kind, x1: left - far, y1: y, x2: left - near, y2: y },
    { kind, x1: right + near, y1: y, x2: right + far, y2: y },
  ];
  const above = (kind: Mark['kind'], x: number): Mark[] => [
    { kind, x1: x, y1: top - far, x2: x, y2: top - near },
    { kind, x1: x, y1: bottom + near, x2: x, y2: bottom + far },
  ];
  return [
    ...(foldsDown ? above('fold', (left + right) / 2) : []),
    ...(foldsAcross ? beside('fold', (top + bottom) / 2) : []),
    ...above('cut', left),
    ...above('cut', right),
    ...beside('cut', top),
    ...beside('cut', bottom),
  ];
}

function imposeFlat(paper: Paper, pages: readonly CardPage[]): Imposition {
  const sheet = PAPERS[paper];
  const { at, card, marks } = gridOn(sheet, 1, 1);
  const sides = pages.map((page) => ({ places: [at(page, 0, 0)], marks }));
  return { ...sheet, sides, isDuplex: false, sheetCount: sides.length, card };
}

/** The sheet lies on its side, and is turned over at its short edge: what was at the left is then at the right. */
function imposeHalf(paper: Paper, pages: readonly CardPage[]): Imposition {
  const sheet = { width: PAPERS[paper].height, height: PAPERS[paper].width };
  const { at, card, marks } = gridOn(sheet, 2, 1);
  const sheets = sheetsOf(pages);
  const sides = sheets.flatMap(({ outerLeft, outerRight, innerLeft, innerRight }) => [
    { places: [at(outerLeft, 0, 0), at(outerRight, 1, 0)], marks },
    { places: [at(innerLeft, 0, 0), at(innerRight, 1, 0)], marks },
  ]);
  return { ...sheet, sides, isDuplex: true, sheetCount: sheets.length, card };
}

/** The upper half goes back, which turns it round: so it is printed upside down. */
function imposeQuarter(paper: Paper, pages: readonly CardPage[]): Imposition {
  const sheet = PAPERS[paper];
  const { at, card, marks } = gridOn(sheet, 2, 2);
  const sides = sheetsOf(pages).map(({ outerLeft, outerRight, innerLeft, innerRight }) => ({
    places: [at(outerLeft, 0, 1), at(outerRight, 1, 1), at(innerLeft, 1, 0, true), at(innerRight, 0, 0, true)],
    marks,
  }));
  return { ...sheet, sides, isDuplex: false, sheetCount: sides.length, card };
}
