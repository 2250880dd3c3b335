import type { ReadCard } from '#contract/card-read.ts';
import type { OpeningCard, OpeningLabels } from '#app/ui/opening/opening-card.ts';
import { CARD_PAGE_NAMES } from '#app/parts/card-page-names.ts';
import { addresseeOf } from '#shared/letter/addressee.ts';
import { media } from '#shared/routes.ts';

/** A received card as the opening shows it. */
export function toOpeningCard(card: ReadCard): OpeningCard {
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
    left: { picture: face('inside-left'), verse: card.verseLines },
    right: { picture: face('inside-right'), letter: card.letter, hand: card.hand, ink: card.ink },
    to: addresseeOf(card.to),
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

/** Labels and announcements for screen readers. */
export function getOpeningLabels(card: Pick<ReadCard, 'to' | 'from'>): OpeningLabels {
  return {
    envelope: card.to
      ? `Closed envelope from ${card.from}, addressed to ${card.to}`
      : `Closed envelope from ${card.from}`,
    card: 'The card',
    left: 'Inside, left page',
    right: `Message from ${card.from}`,
    furtherPage: (page) => `Message from ${card.from}, page ${page}`,
    skip: 'Skip',
    opening: 'Opening the envelope.',
    opened: 'The card is open at the verse and the message.',
    ...CARD_PAGE_NAMES,
  };
}
