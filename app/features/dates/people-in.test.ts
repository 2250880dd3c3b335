import { expect, it } from 'vitest';
import { peopleIn } from './people-in.ts';

it('counts the cards of each, and keeps the last day', () => {
  expect(
    peopleIn([
      { people: ['Theo', 'Amelie'], at: '2026-05-01T08:00:00Z' },
      { people: ['Theo'], at: '2026-03-01T08:00:00Z' },
    ]),
  ).toEqual([
    { name: 'Amelie', count: 1, lastAt: '2026-05-01T08:00:00Z' },
    { name: 'Theo', count: 2, lastAt: '2026-05-01T08:00:00Z' },
  ]);
});
