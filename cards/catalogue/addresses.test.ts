import { expect, test } from 'vitest';
import { createAddressBook, namesOccasion } from './addresses.ts';

test('an address contains the title and the occasion, and no two are equal', () => {
  const book = createAddressBook({});
  expect(book.of('a', 'Fox in foil', 'birthday').cardId).toBe('fox-in-foil-birthday');
  expect(book.of('b', 'Fox in foil', 'birthday').cardId).toBe('fox-in-foil-birthday-2');
  const long = book.of('c', 'A very long title that goes on and on about a fox in foil', 'thinking-of-you').cardId;
  expect(long.length).toBeLessThanOrEqual(70);
  expect(namesOccasion(long, 'thinking-of-you')).toBe(true);
});

test('an address stays with its design when its title changes', () => {
  const book = createAddressBook({ a: 'fox-in-foil-birthday' });
  expect(book.of('a', 'Gilded fox', 'birthday')).toEqual({ cardId: 'fox-in-foil-birthday', formerly: [] });
  expect(book.issued()).toEqual({ a: 'fox-in-foil-birthday' });
});

test('a card that moved to another occasion gets a new address, and keeps the old one', () => {
  const book = createAddressBook({ a: 'fox-in-foil-baby' });
  const moved = { cardId: 'fox-in-foil-retirement', formerly: ['fox-in-foil-baby'] };
  expect(book.of('a', 'Fox in foil', 'retirement')).toEqual(moved);
  expect(book.issued()).toEqual({ a: ['fox-in-foil-retirement', 'fox-in-foil-baby'] });
  // it gets its earlier address again when it moves back
  const later = createAddressBook(book.issued());
  expect(later.of('a', 'Fox in foil', 'baby').cardId).toBe('fox-in-foil-baby');
  expect(later.issued()).toEqual({ a: ['fox-in-foil-baby', 'fox-in-foil-retirement'] });
});

test('an address is never given to another design, whether it is current or an earlier one', () => {
  const book = createAddressBook({ a: ['fox-in-foil-retirement', 'fox-in-foil-baby'] });
  expect(book.of('b', 'Fox in foil', 'baby').cardId).toBe('fox-in-foil-baby-2');
  expect(book.of('c', 'Fox in foil', 'retirement').cardId).toBe('fox-in-foil-retirement-2');
});

test('a holiday is not confused with another whose name ends in the same way', () => {
  expect(namesOccasion('rat-in-foil-lunar-new-year', 'new-year')).toBe(false);
  expect(namesOccasion('rat-in-foil-lunar-new-year-2', 'lunar-new-year')).toBe(true);
  expect(namesOccasion('rat-in-foil', 'new-year')).toBe(false);
});
