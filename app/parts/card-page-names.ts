import type { OpeningLabels } from '#app/ui/opening/opening-card.ts';

/** What the pages of a card are called on the buttons that turn them. */
export const CARD_PAGE_NAMES: Pick<OpeningLabels, 'pages' | 'names'> = {
  pages: 'Pages of the card',
  names: {
    front: 'The front',
    inside: 'The inside',
    verse: 'The verse',
    message: 'The message',
    further: (page, next) => (next ? `Pages ${page} and ${next}` : `Page ${page}`),
  },
};
