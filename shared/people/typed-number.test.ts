import { expect, it } from 'vitest';
import { isLongEnough, isTypedNumber, parseNamedNumber, sameNumber } from './typed-number.ts';

it('tells a number from an email address while it is typed', () => {
  for (const typed of ['+', '+4', '07400 12', '(202) 555-0117', '+44 (0)7400 123456'])
    expect(isTypedNumber(typed)).toBe(true);
  for (const typed of ['', 'm', '07@x.example', '4711 Mei', 'mei+44@x.example', '('])
    expect(isTypedNumber(typed)).toBe(false);
  expect([isLongEnough('+44 7400'), isLongEnough('+44 7400 123456')]).toEqual([false, true]);
});

it('takes a number from the end of a line, with the name before it', () => {
  expect(parseNamedNumber('Mei Tanaka +81 90 1234 5678')).toEqual({ name: 'Mei Tanaka', number: '+81 90 1234 5678' });
  expect(parseNamedNumber('Mei <07400 123456>')).toEqual({ name: 'Mei', number: '07400 123456' });
  expect(parseNamedNumber('(202) 555-0117')).toEqual({ name: '', number: '(202) 555-0117' });
  for (const typed of ['Mei', 'Mei 3', 'Mei mei@x.example']) expect(parseNamedNumber(typed)).toBeNull();
});

it('knows a number without its country code again', () => {
  expect(sameNumber('07400 123456', '+44 7400 123456')).toBe(true);
  expect(sameNumber('+44 (0)7400 123456', '+44 7400 123456')).toBe(true);
  expect(sameNumber('07400 123457', '+44 7400 123456')).toBe(false);
  expect(sameNumber('56', '+44 7400 123456')).toBe(false);
});
