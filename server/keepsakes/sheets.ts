import { directionOf } from '#cards/render/bidi.ts';
import { drawPlainPage } from '#cards/render/sheets/card-pages.ts';
import { type CardPage, type Fold, impose, type Imposition, type Paper } from '#cards/render/sheets/imposition.ts';
import type { PrintDocument, PrintedLine, PrintedPage } from '#server/ports/print-document.ts';
import type { KeepsakeCache } from './keepsake-cache.ts';
import type { Studio } from '#server/ports/studio.ts';
import { letterDrop, rowsIn, standingLines } from '#shared/letter/letter.ts';
import type { OpenedCard, View } from './opened-card.ts';

type Deps = { studio: Pick<Studio, 'flatten' | 'print'>; cache: KeepsakeCache };
export type Printing = { paper: Paper; fold: Fold };

/** Pixels across a page for what is no vector: 300 to the inch of a card of A5, and 215 on a page of A4 that is not folded. */
const PIXELS_ACROSS = 1700;

/** What a PDF looks like, as a hash. */
export function keyOfSheets(opened: OpenedCard, { paper, fold }: Printing): string {
  const { sides } = imposeCard(opened, { paper, fold });
  const keys = sides.flatMap(({ places }) => places.map(({ page }) => keyOfPage(opened, page)));
  return JSON.stringify([paper, fold, titleOf(opened), opened.card.from, opened.card.alt, opened.card.verse, ...keys]);
}

/** How a card lies on its sheets. */
export function imposeCard({ card }: Pick<OpenedCard, 'card'>, { paper, fold }: Printing): Imposition {
  return impose(paper, fold, card.letter.pages.length);
}

/** Draws the sheets of a card, each page of it once and in a turn of its own, so that others need not wait for all of them. */
export async function printSheets(
  opened: OpenedCard,
  printing: Printing,
  { studio, cache }: Deps,
): Promise<Uint8Array> {
  const { width, height, sides } = imposeCard(opened, printing);
  const names = [...new Set(sides.flatMap(({ places }) => places.map(({ page }) => nameOfPage(page))))];
  const pages = sides.flatMap(({ places }) => places.map(({ page }) => page));
  const drawn = await Promise.all(
    names.map((name) =>
      drawPage(
        opened,
        pages.find((page) => nameOfPage(page) === name)!,
        { studio, cache },
      ),
    ),
  );
  const document: PrintDocument = {
    title: titleOf(opened),
    author: opened.card.from,
    hand: opened.card.hand,
    width,
    height,
    pages: drawn,
    sides: sides.map(({ places, marks }) => ({
      places: places.map(({ page, ...place }) => ({ ...place, page: names.indexOf(nameOfPage(page)) })),
      marks,
    })),
  };
  return studio.print(document);
}

function titleOf({ card, faces }: OpenedCard): string {
  const person = card.to === '' ? `from ${card.from}` : `for ${card.to}`;
  return [faces.headline.trim(), person].filter((part) => part !== '').join(' - ');
}

function nameOfPage(page: CardPage): string {
  return page.kind === 'letter' ? `letter-${page.page}` : page.kind;
}

function viewOf(page: CardPage): View | null {
  switch (page.kind) {
    case 'front':
    case 'back':
      return { kind: 'face', face: page.kind };
    case 'verse':
      return { kind: 'face', face: 'inside-left' };
    case 'letter':
      return page;
    case 'blank':
      return null;
  }
}

function keyOfPage(opened: OpenedCard, page: CardPage): string {
  const view = viewOf(page);
  return view === null ? opened.card.stock : opened.keyOf(view);
}

async function drawPage(opened: OpenedCard, page: CardPage, deps: Deps): Promise<PrintedPage> {
  const { card } = opened;
  const view = viewOf(page);
  const svg = view === null ? drawPlainPage(card.stock) : await drawForPrint(opened, view, deps);
  if (page.kind === 'front') return { svg, alt: card.alt, lines: [] };
  if (page.kind === 'verse') return { svg, alt: '', lines: await verseLines(opened) };
  return { svg, alt: '', lines: page.kind === 'letter' ? letterLines(card.letter, page.page) : [] };
}

/** Kept, since the same pages are printed on other papers too. */
async function drawForPrint(opened: OpenedCard, view: View, { studio, cache }: Deps): Promise<string> {
  const svg = await cache.get(`flat/${opened.keyOf(view)}`, async () =>
    Buffer.from(await studio.flatten(await opened.draw(view), PIXELS_ACROSS)),
  );
  return Buffer.from(svg).toString();
}

/** Where the lines of a letter stand on one of its pages. */
function letterLines({ pages, size, area }: OpenedCard['card']['letter'], page: number): PrintedLine[] {
  const lines = pages[page] ?? [];
  const top = area.top + (pages.length === 1 ? letterDrop(rowsIn(lines), size, area) : 0);
  return standingLines(lines, size).map(({ line: { text, isRtl, left = 0 }, size: own, top: down }) => ({
    text: text.trimEnd(),
    isRtl,
    size: own,
    left: area.left + left,
    top: top + down,
    width: area.width - left,
    align: 'start',
  }));
}

/** The lines of the verse where they are drawn, and the empty ones between its stanzas. The lettering is not the hand, so only their ends are the same. */
async function verseLines({ faces }: OpenedCard): Promise<PrintedLine[]> {
  const lines = await faces.verse();
  return lines.flatMap(({ text, x, y, width, size, gaps }, i) => {
    const line = { size, isRtl: directionOf(text) === 'rtl', align: 'fill' } as const;
    const before = lines[i - 1];
    const step = before === undefined ? 0 : (y - before.y) / (gaps + 1);
    const empty = Array.from({ length: gaps }, (_, gap): PrintedLine => ({
      ...line,
      text: '',
      left: x,
      width: 0,
      baseline: y - (gaps - gap) * step,
    }));
    return [...empty, { ...line, text, left: x - width / 2, width, baseline: y }];
  });
}
