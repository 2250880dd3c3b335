import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { FAMILY_IDS, loadFamilies } from '#artwork/index.ts';
import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import { picturesOf } from '#cards/catalogue/pairing/designs.ts';
import { readWords, wordsId } from '#cards/catalogue/words/words.ts';
import { choices, type Choices } from '../../scripts/catalogue/choices.ts';
import { type CatalogueNames, findUnmatchedChoices } from '../../scripts/catalogue/unmatched-choices.ts';
import { readStoredWords } from '../../scripts/catalogue/words-store.ts';

let named: CatalogueNames;
beforeAll(async () => {
  named = {
    pictures: [...(await loadFamilies(FAMILY_IDS)).values()].flatMap(picturesOf),
    rows: readWords(readStoredWords()),
    cards: JSON.parse(
      readFileSync(new URL('../../cards/catalogue/cards.json', import.meta.url), 'utf8'),
    ) as CatalogueEntry[],
  };
});

test('every editorial choice matches a picture, words or a category that exists', () => {
  expect(findUnmatchedChoices(choices, named)).toEqual([]);
});

const NONE: Choices = {
  leftOut: {},
  pairs: {},
  reworded: {},
  palettes: {},
  titles: {},
  lines: {},
  names: {},
  front: {},
};
test.each([
  ['a picture that is left out', { leftOut: { 'lino/cats': 'a slip' } }, 'leftOut, lino/cats'],
  ['words that are left out', { leftOut: { 'birthday:never-said': 'gone' } }, 'leftOut, birthday:never-said'],
  [
    'a pair of which one does not exist',
    { leftOut: { 'lino/cat + birthday:never-said': 'gone' } },
    'leftOut, lino/cat +',
  ],
  ['a family that is left out', { leftOut: { 'linos/*': 'a slip' } }, 'leftOut, linos/*'],
  ['a picture of a pair', { pairs: { 'lino/cats': 'FIRST' } }, 'pairs, lino/cats: matches no picture'],
  ['words of a pair', { pairs: { 'lino/cat': 'birthday:never-said' } }, 'pairs, lino/cat: names a text'],
  [
    'what words became',
    { reworded: { 'birthday:old': 'birthday:never-said' } },
    'reworded, birthday:old: is replaced by a text',
  ],
  ['words that stayed as they were', { reworded: { FIRST: 'FIRST' } }, 'is a text that still exists'],
  ['the colours of a picture', { palettes: { 'lino/cats': 'nordic' } }, 'palettes, lino/cats'],
  ['the name of a picture', { titles: { 'lino/cats': 'Cats' } }, 'titles, lino/cats'],
  ['a category', { front: { 'birthday/nobody': [] } }, 'front, birthday/nobody: matches no category'],
  ['the first picture of a category', { front: { birthday: ['lino/cats'] } }, 'front, birthday: starts with lino/cats'],
] as const)('%s that matches nothing is reported', (_, changes, report) => {
  const [first] = named.rows;
  const text = JSON.stringify({ ...NONE, ...changes }).replaceAll('FIRST', first ? wordsId(first) : '');
  expect(findUnmatchedChoices(JSON.parse(text) as Choices, named)).toEqual([expect.stringContaining(report)]);
});
