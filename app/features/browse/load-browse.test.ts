import { expect, it } from 'vitest';
import type { Facets } from '#contract/card.ts';
import { parseBrowseSearch } from './browse-search.ts';
import { filterChoices } from './load-browse.ts';

const facets: Facets = {
  recipient: [{ value: 'friend', count: 40 }],
  mood: [
    { value: 'belated', count: 50 },
    { value: 'funny', count: 31 },
  ],
  style: [],
  colour: [{ value: 'blue', count: 12 }],
  price: [],
};

it('a property that all listed cards have is no filter', () => {
  const { mood, recipient, colour } = filterChoices({ facets, total: 50 }, parseBrowseSearch({}));
  expect(mood.map(({ value }) => value)).toEqual(['funny']);
  expect([...recipient, ...colour].length).toBe(2);
});
it('stays if the address has it, so that it can be removed', () => {
  const { mood } = filterChoices({ facets, total: 50 }, parseBrowseSearch({ mood: 'belated' }));
  expect(mood.map(({ value }) => value)).toEqual(['belated', 'funny']);
});
