import type { ReadCard } from '#contract/card-read.ts';
import type { OpeningCard, OpeningWords } from '#app/ui/opening/card.ts';
import { media } from '#shared/routes.ts';

/** Words inside that the drawing does not carry: read on any writing paper, which is always pale. */
const INK_ON_STOCK = '#1d2a24';

/** What the opening shows of a card that somebody received. */
export function cardAsOpening(card: ReadCard): OpeningCard {
  const face = (name: string) => ({
    src: media.sent(card.magicLink, card.magicLink2, name, 700),
    large: media.sent(card.magicLink, card.magicLink2, name, 1400),
  });
  return {
    cover: { src: card.coverPicture, large: card.coverPictureLarge },
    alt: card.alt,
    paper: card.paper,
    stock: card.stock,
    accent: card.accent,
    coverInk: INK_ON_STOCK,
    left: { picture: face('inside-left'), words: card.verse, drawn: true },
    right: { picture: face('inside-right'), words: card.message, hand: card.hand, ink: card.ink },
    to: card.to || 'For you',
    from: card.from,
    envelope: {
      colour: card.envelope.colour,
      flap: card.envelope.flap,
      shade: card.envelope.shade,
      ink: card.envelope.ink,
      liner: card.envelope.linerPicture,
      stamp: card.envelope.stampPicture,
      postmark: card.envelope.postmark,
    },
  };
}

/** What the parts are called, and the steps as they are told. */
export function wordsOf(card: Pick<ReadCard, 'to' | 'from'>): OpeningWords {
  return {
    envelope: card.to
      ? `A closed envelope from ${card.from}, addressed to ${card.to}`
      : `A closed envelope from ${card.from}`,
    card: 'The card',
    left: 'Inside, left',
    right: `What ${card.from} wrote`,
    further: (leaf) => `What ${card.from} wrote, leaf ${leaf}`,
    skip: 'Skip',
    opening: 'Opening the envelope.',
    opened: 'The card is open: its picture, the verse, and what was written.',
    closed: 'The front of the card.',
  };
}
