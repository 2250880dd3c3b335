import { expect, it } from 'vitest';
import { deliverySummary } from './delivery-summary.ts';

const textOf = (people: number, opened = 0, thanked = 0, bounced = 0) =>
  deliverySummary({ people: Array.from({ length: people }, () => 'Theo'), became: { opened, thanked, bounced } })?.text;

it('shows problems first, then the furthest progress', () => {
  expect(textOf(1)).toBe('Sent');
  expect(textOf(1, 1)).toBe('Opened');
  expect(textOf(4, 2)).toBe('Two of four opened');
  expect(textOf(4, 4)).toBe('All opened');
  expect(textOf(1, 1, 1)).toBe('Replied');
  expect(textOf(4, 3, 1)).toBe('One replied');
  expect(textOf(1, 0, 0, 1)).toBe('Bounced');
  expect(textOf(4, 3, 2, 1)).toBe('One bounced');
});

it('is null for a card that was not sent', () => {
  expect(deliverySummary({ people: ['Theo'], became: null })).toBeNull();
});
