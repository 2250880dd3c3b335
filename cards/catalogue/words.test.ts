import { expect, test } from 'vitest';
import { MESSAGES } from './messages.ts';
import { OCCASIONS, readWords, wordsId } from './words.ts';

const words = readWords();

test('no card shouts', () => {
  expect(words.filter((row) => /!/.test(row.headline + row.sub + row.inside)).map(wordsId)).toEqual([]);
  expect(MESSAGES.filter((message) => message.text.includes('!')).map((message) => message.text)).toEqual([]);
});

test('every occasion has words, and messages to take and change', () => {
  const written = new Set<string>(words.map((row) => row.occasion));
  expect(OCCASIONS.filter((occasion) => !written.has(occasion))).toEqual([]);
  expect(MESSAGES.filter((message) => message.occasion === 'birthday').length).toBeGreaterThan(20);
});

test('words that are not as described are refused, with their headline', () => {
  expect(() =>
    readWords([
      { occasion: 'birthday', for: 'her', mood: 'shouty', headline: 'Hey there', sub: '', inside: 'Hey.', tags: [] },
    ]),
  ).toThrow(/Hey there/);
});

test('two headlines alike in an occasion are refused', () => {
  const row = {
    occasion: 'birthday',
    for: 'her',
    mood: 'warm',
    headline: 'Well|done',
    sub: '',
    inside: 'You.',
    tags: [],
  };
  expect(() => readWords([row, { ...row, headline: 'Well done' }])).toThrow(/two headlines alike/);
});
