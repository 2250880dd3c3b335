import { siteOrigin } from '#app/client/api.ts';
import type { SharedLink } from '#app/parts/share/share-store.ts';
import type { Card } from '#contract/card.ts';
import { isolateBidi } from '#shared/text/bidi-isolation.ts';
import { media, routes } from '#shared/routes.ts';
import { toCardChoice } from './card-search.ts';

type Shareable = Pick<Card, 'cardId' | 'title' | 'paletteId' | 'v' | 'paper' | 'colourways'>;

/** A link to a card with its colourway and the name on its front. */
export function createCardLink(card: Shareable, paletteId: string, name: string): SharedLink {
  const colourway = card.colourways.find((one) => one.paletteId === paletteId);
  const subject = card.colourways.length > 1 && colourway ? `In ${colourway.name}` : 'The card';
  return {
    address: `${siteOrigin()}${routes.card(card.cardId, toCardChoice(card, paletteId, name))}`,
    title: card.title,
    line: name ? `${subject}, with “${isolateBidi(name)}” on the front.` : `${subject}, as shown in the shop.`,
    picture: (width) =>
      media.card(card.cardId, paletteId, 'front', width, colourway?.v ?? card.v, name === '' ? undefined : name),
    paper: card.paper,
  };
}
