import { FOLDS, type Fold, type Paper, PAPER_IDS } from '#cards/render/sheets/imposition.ts';
import type { Keepsakes } from '#contract/keepsake.ts';
import { media } from '#shared/routes.ts';
import type { Link, OpenedCard } from './opened-card.ts';
import { nameOf } from './pictures.ts';
import { imposeCard, type Printing } from './sheets.ts';

const PAPER_NAMES: Record<Paper, string> = { a4: 'A4', a5: 'A5', letter: 'US Letter' };
const FOLD_NAMES: Record<Fold, string> = { half: 'folded once', quarter: 'folded twice', flat: 'flat' };

/** `… - to print, A4, folded once.pdf` */
export function nameOfSheets(opened: OpenedCard, { paper, fold }: Printing): string {
  return nameOf(opened, `to print, ${PAPER_NAMES[paper]}, ${FOLD_NAMES[fold]}`, 'pdf');
}

/** Every way in which a card can be printed. */
export function listSheets(opened: OpenedCard, { magicLink, magicLink2 }: Link): Keepsakes['sheets'] {
  return PAPER_IDS.flatMap((paper) =>
    FOLDS.map((fold) => {
      const { sheetCount, isDuplex, card } = imposeCard(opened, { paper, fold });
      return {
        paper,
        fold,
        fileName: nameOfSheets(opened, { paper, fold }),
        path: media.keepsake(magicLink, magicLink2 ?? null, `card-${paper}-${fold}.pdf`),
        sheets: sheetCount,
        isDuplex,
        cardWidth: Math.round(card.width),
        cardHeight: Math.round(card.height),
      };
    }),
  );
}
