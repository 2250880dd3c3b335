import { expect, test } from 'vitest';
import { parseIdFragment } from './search-text.ts';

const WHOLE = '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const FIGURES = WHOLE.replaceAll('-', '');

test('the number of a message is recognised whole, by its beginning, and in the form that mails have', () => {
  for (const typed of [
    WHOLE,
    WHOLE.toUpperCase(),
    `${WHOLE}.1`,
    `<${WHOLE}.12@cards.example>`,
    ` ${WHOLE}.1@cards.example `,
  ])
    expect([typed, parseIdFragment(typed)]).toEqual([typed, { from: FIGURES, to: FIGURES, end: null }]);
  expect(parseIdFragment('0199a1b2-c3d4')).toEqual({
    from: '0199a1b2c3d400000000000000000000',
    to: '0199a1b2c3d4ffffffffffffffffffff',
    end: '0199a1b2c3d4',
  });
  expect(parseIdFragment('0c1d2e3f4a5b')?.end).toBe('0c1d2e3f4a5b');
});

test('names, addresses and short words are no numbers of messages', () => {
  for (const typed of [
    'Ada',
    'bea@example.com',
    'decade',
    'facade cafe',
    'deadbeef@example.com',
    '',
    '-',
    'ida berg',
    `${WHOLE}0`,
  ])
    expect([typed, parseIdFragment(typed)]).toEqual([typed, null]);
});
