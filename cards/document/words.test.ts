import { expect, test } from 'vitest';
import { plainCard, plainFamily, plainRecipe } from '#tests/factories/plain-family.ts';
import { CardDocument } from './card-document.ts';
import { factsOfFamily } from './family-facts.ts';
import { documentOf } from './recipe.ts';
import { frontWordsOf, messageOf, verseOf, type Words, withMessage, withWords } from './words.ts';

const WORDS: Words = {
  line: 'Happy birthday, Amelie',
  verse: 'For you,\nfrom all of us.',
  message: 'Dear Amelie,\n\nsee you on Sunday.',
  breaks: [18],
  signature: 'Rosa',
  hand: 'kalam',
  ink: 'plum',
};

test('words are put into the places of the design, and the rest of the card stays', () => {
  const before = plainCard();
  const card = withWords(before, WORDS);
  expect(frontWordsOf(card)).toEqual(['Happy Birthday', 'Happy birthday, Amelie']);
  expect(verseOf(card)).toBe(WORDS.verse);
  expect(messageOf(card)).toBe(WORDS.message);
  expect(card).toMatchObject({ hand: 'kalam', ink: 'plum', id: before.id, design: before.design });
  expect(CardDocument.safeParse(card).success).toBe(true);
  expect(withWords(card, WORDS)).toEqual(card);
  expect(frontWordsOf(before)).toEqual(['Happy Birthday', 'Oliver']);
});

test('a front without a small line gets one, and keeps its own if none is given', () => {
  const { name: _, ...nameless } = plainRecipe;
  const bare = documentOf(nameless, factsOfFamily(plainFamily));
  expect(frontWordsOf(bare)).toEqual(['Happy Birthday']);
  expect(frontWordsOf(withWords(bare, WORDS))).toEqual(['Happy Birthday', WORDS.line]);
  expect(frontWordsOf(withWords(plainCard(), { ...WORDS, line: null }))).toEqual(['Happy Birthday', 'Oliver']);
});

test('removing a letter removes its lines', () => {
  const card = withMessage(withWords(plainCard(), WORDS), '');
  expect(messageOf(card)).toBe('');
  expect(messageOf(plainCard())).toBe('');
});
