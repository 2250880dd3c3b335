import type { Card } from '#contract/card.ts';
import { media, routes } from '#shared/routes.ts';

/** A card for search engines, as schema.org/Product. What could end the script element is escaped. */
export function cardJson(card: Card, origin: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: card.title,
    description: `${card.line} ${card.alt}`.trim(),
    image: [
      origin + media.card(card.cardId, card.paletteId, 'front', 1400, card.v),
      origin + media.social(card.cardId, card.v),
    ],
    url: origin + routes.card(card.cardId),
    sku: card.cardId,
    category: card.categories[0]?.name ?? card.occasion,
    brand: { '@type': 'Brand', name: 'Cardamom' },
    ...(card.isFree
      ? {
          offers: {
            '@type': 'Offer',
            price: '0',
            priceCurrency: 'USD',
            availability: 'https://schema.org/InStock',
            url: origin + routes.card(card.cardId),
          },
        }
      : {}),
  };
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
