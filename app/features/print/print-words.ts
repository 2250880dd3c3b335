import type { Fold, Imposition, Paper } from '#cards/render/sheets/imposition.ts';

export const PAPER_NAMES: Record<Paper, string> = { a4: 'A4', letter: 'US Letter', a5: 'A5' };
export const FOLD_NAMES: Record<Fold, string> = { half: 'Folded once', quarter: 'Folded twice', flat: 'Flat' };

/** How the sheets are printed and become the card. */
export function howToPrint(fold: Fold, { sheetCount }: Pick<Imposition, 'sheetCount'>): string {
  const isOne = sheetCount === 1;
  switch (fold) {
    case 'half':
      return isOne
        ? 'Print on both sides, flip on the short edge, then fold the sheet in the middle.'
        : `Print on both sides, flip on the short edge, put the ${sheetCount} sheets inside each other in order, then fold them in the middle.`;
    case 'quarter':
      return isOne
        ? 'Print on one side, fold the top half behind, then the left half behind. Half of the sheet is upside down, and folding turns it the right way up.'
        : `Print on one side. On each sheet, fold the top half behind, then the left half behind, and put the ${sheetCount} folded sheets inside each other in order. Half of each sheet is upside down, and folding turns it the right way up.`;
    case 'flat':
      return 'Print on one side. Each page of the card is on a sheet of its own, with marks for cutting.';
  }
}

/** `1 sheet of A4. The card is 136 × 191 mm.` In inches where the paper is measured in them. */
export function formatSize(paper: Paper, { sheetCount, card }: Imposition): string {
  const size =
    paper === 'letter'
      ? `${(card.width / 25.4).toFixed(1)} × ${(card.height / 25.4).toFixed(1)} inches`
      : `${Math.round(card.width)} × ${Math.round(card.height)} mm`;
  return `${sheetCount} ${sheetCount === 1 ? 'sheet' : 'sheets'} of ${PAPER_NAMES[paper]}. The card is ${size}.`;
}

/** What a side of a sheet is called: `Sheet 2, back`. */
export function sideName(index: number, { isDuplex, sheetCount }: Imposition): string {
  const sheet = sheetCount === 1 ? 'The sheet' : `Sheet ${isDuplex ? Math.floor(index / 2) + 1 : index + 1}`;
  return isDuplex ? `${sheet}, ${index % 2 === 0 ? 'first' : 'second'} side` : sheet;
}
