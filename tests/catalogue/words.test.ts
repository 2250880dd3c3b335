import { expect, test } from 'vitest';
import { readStoredWords } from '../../scripts/catalogue/words-store.ts';
import { MESSAGES } from '#cards/catalogue/words/messages.ts';
import { numberOf, OCCASIONS, singleLine, readWords, wordsId } from '#cards/catalogue/words/words.ts';

const words = readWords(readStoredWords());

test('every row of every file matches the schema, and no headline occurs twice in an occasion', () => {
  expect(words.length).toBeGreaterThan(4500);
  expect(new Set(words.map(wordsId)).size).toBe(words.length);
});

test('quotation marks and apostrophes are typographic', () => {
  expect(words.filter((row) => /['"]/.test(row.headline + row.sub + row.inside)).map(wordsId)).toEqual([]);
});

test('every age up to a hundred has words for two cards with a large number, every year of marriage up to sixty for one', () => {
  const numbered = words.filter((row) => row.tags.includes('numeral'));
  const count = (occasion: string, number: number) =>
    numbered.filter((row) => row.occasion === occasion && numberOf(row) === String(number)).length;
  const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1);
  expect(upTo(100).filter((age) => count('birthday', age) < 2)).toEqual([]);
  expect([...upTo(60), 65, 70].filter((years) => count('anniversary', years) < 1)).toEqual([]);
});

test('no card and no message has an exclamation mark', () => {
  expect(words.filter((row) => /!/.test(row.headline + row.sub + row.inside)).map(wordsId)).toEqual([]);
  expect(MESSAGES.filter((message) => message.text.includes('!')).map((message) => message.text)).toEqual([]);
});

test('the small line does not repeat the headline', () => {
  const wordsIn = (text: string) =>
    singleLine(text)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const repeats = ({ headline, sub }: (typeof words)[number]) =>
    sub !== '' && new Set(wordsIn(headline)).isSupersetOf(new Set(wordsIn(sub)));
  expect(words.filter(repeats).map(wordsId)).toEqual([]);
});

test('every occasion has words, and suggested messages', () => {
  const written = new Set<string>(words.map((row) => row.occasion));
  expect(OCCASIONS.filter((occasion) => !written.has(occasion))).toEqual([]);
  expect(MESSAGES.filter((message) => message.occasion === 'birthday').length).toBeGreaterThan(20);
});

test('words that do not match the schema are refused, with their headline', () => {
  expect(() =>
    readWords([
      { occasion: 'birthday', for: 'her', mood: 'shouty', headline: 'Hey there', sub: '', inside: 'Hey.', tags: [] },
    ]),
  ).toThrow(/Hey there/);
});

test('two equal headlines in an occasion are refused', () => {
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
