import type { MyCard } from '#contract/favorite.ts';
import { media } from '#shared/routes.ts';

/** The picture of the front, in its colourway and with the name on the card. */
export function frontPicture({ card, cardSend }: MyCard): (width: number) => string {
  const name = cardSend?.nameOnFront ?? undefined;
  return (width) => media.card(card.cardId, card.paletteId, 'front', width, card.v, name);
}
