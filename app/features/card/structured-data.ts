import type { Card } from '#contract/card.ts';
import { media, routes } from '#shared/routes.ts';

/**
 * A card and its breadcrumbs for search engines. A free card is a schema.org/Product with price 0. A card for members is not sold on its
 * own, so it is a schema.org/VisualArtwork: a product needs an offer. Characters that could end the script element are escaped.
 */
export function getStructuredData(card: Card, origin: string): string {
  const url = origin + routes.card(card.cardId);
  const maker = { '@type': 'Organization', name: 'Cardamom', url: origin + routes.home() };
  const { breadcrumbs } = card;
  const about = {
    '@id': `${url}#card`,
    name: card.title,
    description: card.alt.startsWith(card.line) ? card.alt : `${card.line} ${card.alt}`.trim(),
    image: [
      origin + media.card(card.cardId, card.paletteId, 'front', 1400, card.v),
      origin + media.social(card.cardId, card.paletteId, card.v),
    ],
    url,
  };
  const category = breadcrumbs.at(-1)?.name ?? card.occasion;
  const thing = card.isFree
    ? {
        '@type': 'Product',
        ...about,
        sku: card.cardId,
        category,
        color: card.colourways.map(({ name }) => name).join(', '),
        brand: { '@type': 'Brand', name: 'Cardamom' },
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD', availability: 'https://schema.org/InStock', url },
      }
    : { '@type': 'VisualArtwork', ...about, artform: 'Greeting card', genre: category, creator: maker };
  const path = {
    '@type': 'BreadcrumbList',
    itemListElement: [...breadcrumbs, { name: card.title, path: routes.card(card.cardId) }].map(
      ({ name, path: item }, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        name,
        item: origin + item,
      }),
    ),
  };
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': [thing, path] }).replace(/</g, '\\u003c');
}
