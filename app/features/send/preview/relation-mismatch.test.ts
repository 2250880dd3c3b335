import { describe, expect, it } from 'vitest';
import { findMismatchedNames } from './relation-mismatch.ts';

const doubted = (relation: Parameters<typeof findMismatchedNames>[0]['relation'], names: string[], nameOnFront = '') =>
  findMismatchedNames({ relation, namesOnFront: 'one', nameOnFront, people: names.map((name) => ({ name })) });

describe('a card for a relation', () => {
  it.each([
    ['mum', 'Kit'],
    ['mum', 'Dad'],
    ['mum', 'Carol Hughes'],
    ['mum', 'Auntie Jo'],
    ['grandad', 'Grandma'],
    ['sister', 'Dad'],
    ['wife', 'Mum'],
  ] as const)('for %s may not be meant for %s', (relation, name) => {
    expect(doubted(relation, [name])).toEqual([name]);
  });

  it.each([
    ['mum', 'Mum'],
    ['mum', 'mummy'],
    ['mum', 'My lovely Mam'],
    ['mum', 'Mamá'],
    ['mum', 'Мама'],
    ['dad', 'Papa Hughes'],
    ['grandma', 'Nan'],
    ['grandad', 'Opa'],
    ['sister', 'Anna'],
    ['wife', 'Jo'],
    ['teacher', 'Mrs Green'],
    ['mum', ''],
  ] as const)('for %s goes to %j without a question', (relation, name) => {
    expect(doubted(relation, [name])).toEqual([]);
  });

  it('is doubted for those alone who may not be meant', () => {
    expect(doubted('mum', ['Mum', 'Kit', 'Mei'])).toEqual(['Kit', 'Mei']);
  });

  it('is not doubted where its front says who it is for', () => {
    expect(doubted('mum', ['Kit Hughes'], 'Kit')).toEqual([]);
    expect(doubted('mum', ['Kit'], 'Dear Kit')).toEqual([]);
    expect(doubted('mum', ['Carol'], 'Mum')).toEqual([]);
    expect(doubted('mum', ['Kit'], 'Mei')).toEqual(['Kit']);
  });
});

it('with a name for each, only a name that was typed says who it is for', () => {
  const people = [
    { name: 'Kit Hughes' },
    { name: 'Mei Hughes', nameOnFront: 'Mei' },
    { name: 'Carol', nameOnFront: 'Mum' },
  ];
  const given = { relation: 'mum', nameOnFront: 'Kit', people } as const;
  expect(findMismatchedNames({ ...given, namesOnFront: 'each' })).toEqual(['Kit Hughes']);
  expect(findMismatchedNames({ ...given, namesOnFront: 'none' })).toEqual(['Kit Hughes', 'Mei Hughes', 'Carol']);
});

it('a card that suits anyone goes to anybody', () => {
  expect(doubted(null, ['Kit', 'Mum'])).toEqual([]);
  // A draft that an earlier release stored.
  expect(doubted(undefined, ['Kit'])).toEqual([]);
});
