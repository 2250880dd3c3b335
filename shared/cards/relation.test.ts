import { expect, it } from 'vitest';
import { formatRelation, RELATIONS, relationOf } from './relation.ts';

it('is that of the only recipient of a card', () => {
  expect(relationOf(['mum'])).toBe('mum');
  expect(relationOf(['anyone', 'mum'])).toBe(null);
  expect(relationOf(['friend'])).toBe(null);
  expect(relationOf([])).toBe(null);
});

it.each([
  ['mum', 'For Mum'],
  ['wife', 'For your wife'],
  ['uncle', 'For an uncle'],
  ['in-law', 'For an in-law'],
  ['stepparent', 'For a step-parent'],
  ['boss', 'For the boss'],
] as const)('is shown in plain words: %s', (relation, label) => {
  expect(formatRelation(relation)).toBe(label);
});

it('has a label that begins like every other', () => {
  expect(RELATIONS.map(formatRelation).filter((label) => !/^For \S/.test(label))).toEqual([]);
});
