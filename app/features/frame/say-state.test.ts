import { expect, it } from 'vitest';
import { sayState } from './say-state.ts';

const now = { kind: 'now' } as const;

it('says how a card stands, whatever its state', () => {
  expect(sayState({ state: 'draft', schedule: now, people: 0 })).toContain('on your table');
  expect(sayState({ state: 'stopped', schedule: now, people: 1 })).toContain('nothing has left');
  expect(sayState({ state: 'awaiting-confirmation', schedule: now, people: 1 })).toContain('one press');
  expect(sayState({ state: 'scheduled', schedule: now, people: 1 })).toBe('It leaves in a moment.');
  expect(
    sayState({
      state: 'scheduled',
      schedule: { kind: 'on', date: '2026-11-27', time: '09:00' },
      people: 2,
    }),
  ).toBe('It arrives on Friday 27 November at 09:00, where they are; it goes to 2 people.');
  expect(sayState({ state: 'sent', schedule: now, people: 1 })).toBe('It has left.');
});
