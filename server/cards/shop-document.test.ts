import { expect, test } from 'vitest';
import { CardDocument } from '#cards/document/card-document.ts';
import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import { frontWordsOf, messageOf, verseOf } from '#cards/document/words.ts';
import { readCatalogue } from './catalogue/catalogue.ts';
import { type ShopDesign, shopDocument, shopPreview } from './shop-document.ts';

const catalogue = await readCatalogue();
const rowOf = ({ cardId, recipe, facts, categories }: CatalogueEntry): ShopDesign => ({
  card_id: cardId,
  recipe,
  facts: { ...facts, shelves: categories },
});
const find = (is: (entry: CatalogueEntry) => boolean): CatalogueEntry => {
  const entry = catalogue.find(is);
  if (!entry) throw new Error('no such card in the catalogue');
  return entry;
};
const wreath = find(({ cardId }) => cardId === 'garden-wreath-birthday');
const words = {
  paletteId: wreath.facts.colourways.at(-1)!.paletteId,
  nameOnFront: 'Amelie',
  verse: 'For you,\nfrom me.',
  message: 'Dear Amelie,\nall the best.',
  breaks: null,
  signature: null,
  hand: 'kalam',
  ink: 'plum',
};

test('a row of the shop and a sender’s words are a whole document', () => {
  const document = shopDocument(rowOf(wreath), words);
  expect(CardDocument.parse(JSON.parse(JSON.stringify(document)))).toEqual(document);
  expect(document).toMatchObject({
    id: 'card-garden-wreath-birthday',
    design: { family: 'wreath', motif: 'garden', seed: 's1' },
    palette: { id: words.paletteId, bg: wreath.facts.colourways.at(-1)!.swatch[0] },
    hand: 'kalam',
    ink: 'plum',
    a11y: { title: 'Happy birthday' },
  });
  expect(frontWordsOf(document)).toEqual(['Happy birthday', 'Amelie, with love']);
  expect(verseOf(document)).toBe(words.verse);
  expect(messageOf(document)).toBe(words.message);
  expect(document.faces[0]?.alt).toBe('A wreath of garden flowers and leaves round the words.');
});

test('without a name a front says its own line; a picture that spells a name spells what was typed and no more', () => {
  expect(frontWordsOf(shopPreview(rowOf(wreath), wreath.paletteId))).toEqual(['Happy birthday', 'with love']);
  const spelt = find(({ facts }) => facts.needsName);
  const card = shopDocument(rowOf(spelt), { ...words, paletteId: spelt.paletteId });
  expect(frontWordsOf(card).at(-1)).toBe('Amelie');
});

test('a card in the shop has no message', () => {
  const document = shopPreview(rowOf(wreath), wreath.paletteId);
  expect(verseOf(document)).toBe(wreath.facts.verse);
  expect(messageOf(document)).toBe('');
  expect(document.palette.id).toBe(wreath.paletteId);
});

test.each([
  ['a family', { family: 'no-such-family' }, /no family no-such-family/],
  ['a motif', { motif: 'no-such-motif' }, /no motif no-such-motif/],
])('%s that this release does not draw is refused', (_, change, why) => {
  const card = { ...rowOf(wreath), recipe: { ...wreath.recipe, ...change } };
  expect(() => shopDocument(card, words)).toThrow(why);
});

test('every card of the catalogue is a document in each of its colourways', () => {
  const faults = catalogue.flatMap((entry) =>
    entry.facts.colourways.flatMap(({ paletteId, swatch }) => {
      const { palette, faces } = shopPreview(rowOf(entry), paletteId);
      const isWhole = palette.id === paletteId && palette.bg === swatch[0] && faces.every(({ alt }) => alt !== '');
      return isWhole ? [] : [`${entry.cardId} ${paletteId}`];
    }),
  );
  expect(faults).toEqual([]);
});
