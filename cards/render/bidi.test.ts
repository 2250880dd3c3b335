import { expect, test } from 'vitest';
import { directionOf, visualOrder } from './bidi.ts';

test('a line has the direction of its first strong letter', () => {
  expect(directionOf('123 שרה')).toBe('rtl');
  expect(directionOf('Zoë שרה')).toBe('ltr');
  expect(directionOf('2026')).toBe('ltr');
});

test('a Hebrew name in an English line keeps its place', () => {
  const order = visualOrder('For שרה לוי, 30');
  expect(order.map((s) => s.text).join('')).toBe('For שרה לוי, 30');
  expect(order.filter((s) => s.rtl).map((s) => s.text)).toEqual(['שרה לוי']);
});

test('an English name in a Hebrew line is to the right of the text that follows it', () => {
  const order = visualOrder('מזל טוב Zoë שלי');
  expect(order.map((s) => s.text.trim())).toEqual(['שלי', 'Zoë', 'מזל טוב']);
});

test('brackets are mirrored in right-to-left text', () => {
  expect(
    visualOrder('שרה (לוי)')
      .map((s) => s.text)
      .join(''),
  ).toContain(')לוי(');
});
