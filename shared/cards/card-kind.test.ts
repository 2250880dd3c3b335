import { expect, it } from 'vitest';
import { kindOfCardWithArticle, isOccasion, kindOfCard, OCCASIONS } from './card-kind.ts';

it('says what kind of card it is, with the right article', () => {
  expect(kindOfCardWithArticle('birthday')).toBe('a birthday card');
  expect(kindOfCardWithArticle('anniversary')).toBe('an anniversary card');
  expect(kindOfCardWithArticle('eid')).toBe('an Eid card');
  expect(kindOfCardWithArticle('fourth-of-july')).toBe('a Fourth of July card');
  expect(kindOfCardWithArticle('engagement')).toBe('an engagement card');
  expect(kindOfCardWithArticle('just-because')).toBe('a card');
});
it('is a card where the occasion is unknown, even where it is the name of a property of every object', () => {
  expect(kindOfCard('toString')).toBe('card');
  expect(isOccasion('constructor')).toBe(false);
});
it('can be used within a sentence', () => {
  for (const occasion of OCCASIONS) expect(kindOfCard(occasion)).toMatch(/^[A-Za-z][A-Za-z’ -]*$/);
});
