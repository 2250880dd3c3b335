import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { FAMILY_IDS, loadFamilies } from '#artwork/index.ts';
import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import { picturesOf } from '#cards/catalogue/pairing/designs.ts';
import { readWords, wordsId } from '#cards/catalogue/words/words.ts';
import { choices, type Choices } from '../../scripts/catalogue/choices.ts';
import { type Named, strayChoices } from '../../scripts/catalogue/stray-choices.ts';
import { storedWords } from '../../scripts/catalogue/words-store.ts';

let named: Named;
beforeAll(async () => {
  named = {
    pictures: [...(await loadFamilies(FAMILY_IDS)).values()].flatMap(picturesOf),
    rows: readWords(storedWords()),
    cards: JSON.parse(
      readFileSync(new URL('../../cards/catalogue/cards.json', import.meta.url), 'utf8'),
    ) as CatalogueEntry[],
  };
});

test('every editorial choice matches a picture, words or a category that exists', () => {
  expect(strayChoices(choices, named)).toEqual([]);
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
    'a pair of which one is not there',
    { leftOut: { 'lino/cat + birthday:never-said': 'gone' } },
    'leftOut, lino/cat +',
  ],
  ['a family that is left out', { leftOut: { 'linos/*': 'a slip' } }, 'leftOut, linos/*'],
  ['a picture of a pair', { pairs: { 'lino/cats': 'FIRST' } }, 'pairs, lino/cats: is no picture'],
  ['words of a pair', { pairs: { 'lino/cat': 'birthday:never-said' } }, 'pairs, lino/cat: takes words'],
  [
    'what words became',
    { reworded: { 'birthday:old': 'birthday:never-said' } },
    'reworded, birthday:old: became words',
  ],
  ['words that stayed as they were', { reworded: { FIRST: 'FIRST' } }, 'are words that are still there'],
  ['the colours of a picture', { palettes: { 'lino/cats': 'nordic' } }, 'palettes, lino/cats'],
  ['the name of a picture', { titles: { 'lino/cats': 'Cats' } }, 'titles, lino/cats'],
  ['a shelf', { front: { 'birthday/nobody': [] } }, 'front, birthday/nobody: is no shelf'],
  ['a leader of a shelf', { front: { birthday: ['lino/cats'] } }, 'front, birthday: is led by lino/cats'],
] as const)('%s that matches nothing is said', (_, wrong, said) => {
  const [first] = named.rows;
  const text = JSON.stringify({ ...NONE, ...wrong }).replaceAll('FIRST', first ? wordsId(first) : '');
  expect(strayChoices(JSON.parse(text) as Choices, named)).toEqual([expect.stringContaining(said)]);
});
