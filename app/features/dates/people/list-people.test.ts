import { expect, it } from 'vitest';
import { formatLastCard, listPeople } from './list-people.ts';

it('counts the cards of each person, and keeps the last date', () => {
  expect(
    listPeople([
      { people: ['Theo', 'Amelie'], at: '2026-05-01T08:00:00Z' },
      { people: ['Theo'], at: '2026-03-01T08:00:00Z' },
    ]),
  ).toEqual([
    { name: 'Amelie', count: 1, lastAt: '2026-05-01T08:00:00Z' },
    { name: 'Theo', count: 2, lastAt: '2026-05-01T08:00:00Z' },
  ]);
});

it('says when the last card was sent, or will be sent', () => {
  const today = '2026-11-23';
  const [past, ahead] = ['2026-11-20T09:00:00Z', '2027-03-12T09:00:00Z'];
  expect(formatLastCard({ count: 1, lastAt: past }, today, 'day-month')).toBe('One card, on 20 November 2026');
  expect(formatLastCard({ count: 5, lastAt: past }, today, 'day-month')).toBe('5 cards, the last on 20 November 2026');
  expect(formatLastCard({ count: 1, lastAt: ahead }, today, 'day-month')).toBe('One card, to be sent on 12 March 2027');
  expect(formatLastCard({ count: 3, lastAt: ahead }, today, 'day-month')).toBe(
    '3 cards, the last to be sent on 12 March 2027',
  );
  expect(formatLastCard({ count: 1, lastAt: past }, today, 'month-day')).toBe('One card, on November 20, 2026');
});
