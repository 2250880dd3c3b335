import { expect, it } from 'vitest';
import type { Card } from '#contract/card.ts';
import { cardJson } from './card-json.ts';

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
  envelope: { colour: '#fff', liner: '#fff', ink: '#000' },
};
const read = (given: Card) =>
  (JSON.parse(cardJson(given, 'https://cards.example')) as { '@graph': Record<string, unknown>[] })['@graph'];

it('offers a free card at no price', () => {
  const [thing] = read(card);
  expect(thing).toMatchObject({
    '@type': 'Product',
    sku: 'fox-birthday',
    category: 'Friend',
    offers: { price: '0', url: 'https://cards.example/card/view/fox-birthday' },
  });
});
it('says of a card for members what it is, and offers nothing', () => {
  const [thing] = read({ ...card, isFree: false });
  expect(thing).toMatchObject({ '@type': 'VisualArtwork', artform: 'Greeting card' });
  expect(thing).not.toHaveProperty('offers');
  expect(thing).not.toHaveProperty('isAccessibleForFree');
});
it('names the shelves on the way to it, in order', () => {
  const [, way] = read(card);
  expect(way?.['itemListElement']).toMatchObject([
    { position: 1, name: 'Birthday', item: 'https://cards.example/cards/birthday' },
    { position: 2, name: 'Friend' },
    { position: 3, name: 'Fox </script>' },
  ]);
});
it('describes it once, whether its picture’s words begin with its line or not', () => {
  const descriptionOf = (alt: string) => read({ ...card, alt })[0]?.['description'];
  expect(descriptionOf('A fox.')).toBe('A fox in the leaves. A fox.');
  expect(descriptionOf('A fox in the leaves. Gold letters below.')).toBe('A fox in the leaves. Gold letters below.');
});
it('ends no script element', () => {
  expect(cardJson(card, '')).not.toContain('</script');
});
