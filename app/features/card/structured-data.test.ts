import { expect, it } from 'vitest';
import type { Card } from '#contract/card.ts';
import { getStructuredData } from './structured-data.ts';

const card: Card = {
  cardId: 'fox-birthday',
  title: 'Fox </script>',
  style: 'Painted',
  isFree: true,
  paletteId: 'plum',
  v: 'abc',
  alt: 'A fox.',
  paper: '#fff',
  colourways: [{ paletteId: 'plum', name: 'Plum', swatch: ['#fff', '#000', '#f00'], v: 'abc' }],
  relation: null,
  takesName: true,
  nameMax: 40,
  line: 'A fox in the leaves.',
  headline: 'Happy birthday',
  verse: '',
  needsName: false,
  nameOnFront: '',
  occasion: 'birthday',
  categories: [
    { slug: 'birthday', name: 'Birthday', path: '/cards/birthday' },
    { slug: 'friend', name: 'Friend', path: '/cards/birthday/friend' },
  ],
  breadcrumbs: [
    { slug: 'birthday', name: 'Birthday', path: '/cards/birthday' },
    { slug: 'friend', name: 'Friend', path: '/cards/birthday/friend' },
  ],
  envelope: { colour: '#fff', liner: '#fff', ink: '#000' },
};
const parse = (given: Card) =>
  (JSON.parse(getStructuredData(given, 'https://cards.example')) as { '@graph': Record<string, unknown>[] })['@graph'];

it('offers a free card with price 0', () => {
  const [thing] = parse(card);
  expect(thing).toMatchObject({
    '@type': 'Product',
    sku: 'fox-birthday',
    category: 'Friend',
    offers: { price: '0', url: 'https://cards.example/card/view/fox-birthday' },
  });
});
it('describes a card for members as an artwork, without an offer', () => {
  const [thing] = parse({ ...card, isFree: false });
  expect(thing).toMatchObject({ '@type': 'VisualArtwork', artform: 'Greeting card' });
  expect(thing).not.toHaveProperty('offers');
  expect(thing).not.toHaveProperty('isAccessibleForFree');
});
it('lists the breadcrumbs in order', () => {
  const [, path] = parse(card);
  expect(path?.['itemListElement']).toMatchObject([
    { position: 1, name: 'Birthday', item: 'https://cards.example/cards/birthday' },
    { position: 2, name: 'Friend' },
    { position: 3, name: 'Fox </script>' },
  ]);
});
it('does not repeat the line in the description', () => {
  const descriptionOf = (alt: string) => parse({ ...card, alt })[0]?.['description'];
  expect(descriptionOf('A fox.')).toBe('A fox in the leaves. A fox.');
  expect(descriptionOf('A fox in the leaves. Gold letters below.')).toBe('A fox in the leaves. Gold letters below.');
});
it('cannot end its script element', () => {
  expect(getStructuredData(card, '')).not.toContain('</script');
});
