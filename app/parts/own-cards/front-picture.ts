import type { MyCard } from '#contract/favorite.ts';
import { media } from '#shared/routes.ts';

/** The picture of the front, in its colourway and with the name on the card. Undefined where the viewer may not see it. */
export function frontPicture({ card, cardSend }: MyCard): ((width: number) => string) | undefined {
  const name = cardSend?.nameOnFront ?? undefined;
  const { cardId } = card;
  if (cardId === null) {
    const front = cardSend?.front ?? null;
    return front === null ? undefined : () => front;
  }
  return (width) => media.card(cardId, card.paletteId, 'front', width, card.v, name);
}
