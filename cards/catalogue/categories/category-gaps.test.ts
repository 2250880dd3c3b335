import { expect, test } from 'vitest';
import type { Picture } from '#cards/catalogue/pairing/designs.ts';
import { minimumSize } from './minimum-sizes.ts';
import type { Pair } from '#cards/catalogue/pairing/pairing.ts';
import { subcategoriesFor, findShortCategories, fillingCategories } from './category-gaps.ts';
import type { Words } from '#cards/catalogue/words/words.ts';

const row = (over: Partial<Words>): Words => ({
  occasion: 'birthday',
  for: 'grandson',
  mood: 'warm',
  headline: 'Hello',
  sub: '',
  inside: 'You.',
  tags: [],
  ...over,
});
const CATEGORY = 'birthday/family/grandchildren';
const pair = (words: Words, family: string, hero = family) =>
  ({ words, picture: { family, hero } as Picture, score: 6, isMade: false }) satisfies Pair;

test('a text puts a card into its own categories, without the top one', () => {
  expect(subcategoriesFor(row({ mood: 'funny' }))).toEqual(['birthday/family', CATEGORY, 'birthday/funny']);
});

test('a category has too few cards until it is a little above its minimum size', () => {
  const stand = (n: number) => Array.from({ length: n }, (_, i) => row({ headline: `Grandson ${i}` }));
  expect(findShortCategories(stand(minimumSize(CATEGORY)))).toContain(CATEGORY);
  expect(findShortCategories(stand(minimumSize(CATEGORY) * 1.1))).not.toContain(CATEGORY);
});

test('only texts for categories with too few cards are accepted', () => {
  const wanted = fillingCategories(new Set([CATEGORY]), []);
  expect(wanted.words(row({}))).toBe(true);
  expect(wanted.words(row({ for: 'friend' }))).toBe(false);
});

test('a category is not filled with cards of one kind', () => {
  const wanted = fillingCategories(new Set([CATEGORY]), []);
  const taken = Array.from({ length: 10 }, (_, i) =>
    wanted.take(pair(row({ headline: `Grandson ${i}` }), 'lino', `h${i}`)),
  );
  expect(taken.filter(Boolean)).toHaveLength(5);
  expect(wanted.take(pair(row({ headline: 'Another' }), 'riso'))).toBe(true);
});
