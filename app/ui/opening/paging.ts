/**
 * The pages of a card in reading order: 0 the front, 1 the verse on its back, 2 the message, from 3 on the further pages of a letter. Each sheet has
 * an even page and, on its back, the odd one after it: open, the odd pages are at the left of the fold and the even ones at the right.
 */
export const FRONT = 0;
export const MESSAGE = 2;

/** How many pages of a spread are in view: both, or on a narrow screen one at a time. */
export type PagesInView = 1 | 2;

/** Where a card stands. A stop is a view that it can be left in: a spread, or one page; the first is the closed card. */
export type View = {
  /** the sheet that turns, or the last that was turned: 0 is the cover */
  sheet: number;
  /** how far it is turned: 0 lies at the right, 1 at the left */
  turned: number;
  /** how far the card is moved to the right of where its open spread is at rest, in widths of a page */
  shift: number;
};

/** The stop at which a page is seen. */
export function stopOfPage(page: number, inView: PagesInView): number {
  return inView === 1 ? page : Math.ceil(page / 2);
}

/** The last stop of a card with so many pages. */
export function lastStop(pageCount: number, inView: PagesInView): number {
  return stopOfPage(pageCount - 1, inView);
}

/** The page that is read at a stop; the right one of a spread, where it has one. */
export function pageAt(stop: number, inView: PagesInView, pageCount: number): number {
  return inView === 1 ? stop : Math.min(stop * 2, pageCount - 1);
}

/** The pages that are seen at a stop. In a narrow view both of a spread are there, one of them beside the screen. */
export function pagesAt(stop: number, inView: PagesInView): number[] {
  const spread = inView === 1 ? Math.ceil(stop / 2) : stop;
  return spread === 0 ? [FRONT] : [spread * 2 - 1, spread * 2];
}

/** The page one stop further or back; null where there is none. */
export function nextPage(page: number, step: 1 | -1, inView: PagesInView, pageCount: number): number | null {
  const stop = stopOfPage(page, inView) + step;
  return stop < 0 || stop > lastStop(pageCount, inView) ? null : pageAt(stop, inView, pageCount);
}

/**
 * A card on its way from a stop to the next one. Narrow views move along a spread, and move with a sheet that turns.
 * @param part 0 at the stop, 1 at the next
 */
export function viewBetween(stop: number, part: number, inView: PagesInView): View {
  const cos = Math.cos(Math.PI * part);
  if (inView === 2) return { sheet: stop, turned: part, shift: stop === 0 ? -(1 + cos) / 4 : 0 };
  if (stop % 2 === 0) return { sheet: stop / 2, turned: part, shift: (1 - cos) / 2 };
  return { sheet: (stop - 1) / 2, turned: 1, shift: 1 - part };
}

/** A card at a stop, with the sheet turned that was turned last. */
export function viewAt(stop: number, inView: PagesInView): View {
  return stop === 0 ? viewBetween(0, 0, inView) : viewBetween(stop - 1, 1, inView);
}
