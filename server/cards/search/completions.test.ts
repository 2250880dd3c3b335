import { expect, it } from 'vitest';
import { completionsOf } from './completions.ts';

it.each([
  ['hap', 'happy birthday'],
  ['moth', 'Mother’s Day'],
  ['cat', 'cat birthday'],
  ['Cat', 'cat Christmas'],
  ['21', '21st birthday'],
  ['dad 112', 'dad 112th birthday'],
  ['hot air', 'hot air balloon'],
  ['funny birthday d', 'funny birthday dog'],
  ['for my d', 'for my daughter'],
])('%j may become %s', (typed, phrase) => {
  expect(completionsOf(typed)).toContain(phrase);
});

it('never names two occasions, nor a word twice', () => {
  for (const typed of ['birthday c', 'birthday birth']) {
    expect(
      completionsOf(typed).filter((phrase) => /birthday.*birthday|birthday c(?:hrist|ongrat)/i.test(phrase)),
    ).toEqual([]);
  }
});

it('is empty for an empty or an unknown text', () => {
  for (const typed of ['', '  ', '…', 'qqxx']) expect(completionsOf(typed)).toEqual([]);
});
