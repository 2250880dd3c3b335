import { expect, it } from 'vitest';
import type { Suggestion } from '#contract/card.ts';
import { groupSuggestions } from './group-suggestions.ts';

const suggestion = (kind: Suggestion['kind'], text: string): Suggestion => ({ kind, text, path: `/${text}` });

it('groups, and numbers as the arrows walk', () => {
  const groups = groupSuggestions([
    suggestion('card', 'gold fox'),
    suggestion('words', 'foxes'),
    suggestion('card', 'sly fox'),
  ]);
  expect(
    groups.map(({ name, items }) => [name, items.map(({ suggestion: { text }, order }) => [text, order])]),
  ).toEqual([
    ['Searches', [['foxes', 0]]],
    [
      'Cards',
      [
        ['gold fox', 1],
        ['sly fox', 2],
      ],
    ],
  ]);
  expect(groupSuggestions([])).toEqual([]);
});
