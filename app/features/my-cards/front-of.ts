import type { MyCard } from '#contract/favorite.ts';
import { media } from '#shared/routes.ts';

/** The picture of a card's front as it lies here: in its colourway, and with the name that was put on it. */
export function frontOf({ card, cardSend }: MyCard): (width: number) => string {
  const name = cardSend?.nameOnFront ?? undefined;
  return (width) => media.card(card.cardId, card.paletteId, 'front', width, card.v, name);
}
