import { expect, it } from 'vitest';
import { formatMatch } from './match-text.ts';

it.each([
  [
    { all: ['boss', 'retiring'], some: [], none: ['fishing'] },
    'No card has ‘fishing’ together with the rest. These match ‘boss’ and ‘retiring’.',
  ],
  [
    { all: [], some: ['boss', 'retiring'], none: ['sushi', 'chess'] },
    'No card has ‘sushi’ or ‘chess’ together with the rest. These match ‘boss’ or ‘retiring’.',
  ],
  [
    { all: ['retiring'], some: [], none: ['zebra'] },
    'No card has ‘zebra’ together with ‘retiring’. These match ‘retiring’.',
  ],
  [{ all: [], some: ['owl', 'whale'], none: [] }, 'No card has both ‘owl’ and ‘whale’. These have one of them.'],
  [
    { all: [], some: ['owl', 'whale', 'wedding'], none: [] },
    'No card has all of ‘owl’, ‘whale’ and ‘wedding’. These have some of them.',
  ],
  [{ all: ['robin'], some: [], none: [] }, 'No card matches all your words. These match some of them.'],
])('names the words that were left out: %j', (words, said) => {
  expect(formatMatch(words)).toBe(said);
});

it('says nothing where every card has every word', () => {
  expect(formatMatch(null)).toBe(null);
});
