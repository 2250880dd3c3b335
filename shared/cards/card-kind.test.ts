import { expect, it } from 'vitest';
import { aCard, isOccasion, kindOfCard, OCCASIONS } from './card-kind.ts';

it('says what kind of card it is, with the right article', () => {
  expect(aCard('birthday')).toBe('a birthday card');
  expect(aCard('anniversary')).toBe('an anniversary card');
  expect(aCard('eid')).toBe('an Eid card');
  expect(aCard('fourth-of-july')).toBe('a Fourth of July card');
  expect(aCard('engagement')).toBe('an engagement card');
  expect(aCard('just-because')).toBe('a card');
});
it('is a card where the occasion is unknown, also for names that every object has', () => {
  expect(kindOfCard('toString')).toBe('card');
  expect(isOccasion('constructor')).toBe(false);
});
it('reads in a sentence as it stands', () => {
  for (const occasion of OCCASIONS) expect(kindOfCard(occasion)).toMatch(/^[A-Za-z][A-Za-z’ -]*$/);
});
