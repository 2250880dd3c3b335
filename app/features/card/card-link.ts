import { siteOrigin } from '#app/client/api.ts';
import type { SharedLink } from '#app/ui/share-link.ts';
import type { Card } from '#contract/card.ts';
import { isolated } from '#shared/isolated.ts';
import { media, routes } from '#shared/routes.ts';
import { choiceOf } from './card-search.ts';

type Shareable = Pick<Card, 'cardId' | 'title' | 'paletteId' | 'v' | 'paper' | 'colourways'>;

/** A link to a card that keeps its colourway and the name on its front. */
export function linkToCard(card: Shareable, paletteId: string, name: string): SharedLink {
  const way = card.colourways.find((one) => one.paletteId === paletteId);
  const colour = card.colourways.length > 1 && way ? `In ${way.name}` : 'The card';
  return {
    address: `${siteOrigin()}${routes.card(card.cardId, choiceOf(card, paletteId, name))}`,
    title: card.title,
    line: name ? `${colour}, with “${isolated(name)}” on the front.` : `${colour}, as it stands in the shop.`,
    picture: (width) =>
      media.card(card.cardId, paletteId, 'front', width, way?.v ?? card.v, name === '' ? undefined : name),
    paper: card.paper,
  };
}
