import type { Card } from '#contract/card.ts';
import { media, routes } from '#shared/routes.ts';
import { crumbsOf } from './crumbs.ts';

/**
 * A card for search engines, and the way to it. One that is free is a schema.org/Product at no price. One for members is not sold by
 * itself, so it is a schema.org/VisualArtwork: a product without an offer is none. What could end the script element is escaped.
 */
export function cardJson(card: Card, origin: string): string {
  const url = origin + routes.card(card.cardId);
  const maker = { '@type': 'Organization', name: 'Cardamom', url: origin + routes.home() };
  const crumbs = crumbsOf(card.categories, []);
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
  const category = crumbs.at(-1)?.name ?? card.occasion;
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
  const way = {
    '@type': 'BreadcrumbList',
    itemListElement: [...crumbs, { name: card.title, path: routes.card(card.cardId) }].map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: origin + path,
    })),
  };
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': [thing, way] }).replace(/</g, '\\u003c');
}
