import { expect, it } from 'vitest';
import { formatCardState } from './format-card-state.ts';

const now = { kind: 'now' } as const;

it('describes every state of a card', () => {
  expect(formatCardState({ state: 'draft', schedule: now, people: 0 })).toContain('Draft');
  expect(formatCardState({ state: 'stopped', schedule: now, people: 1 })).toContain('Sending cancelled');
  expect(formatCardState({ state: 'awaiting-confirmation', schedule: now, people: 1 })).toContain(
    'confirm your email address',
  );
  expect(formatCardState({ state: 'scheduled', schedule: now, people: 1 })).toBe('It will be sent in a moment.');
  expect(
    formatCardState({
      state: 'scheduled',
      schedule: { kind: 'on', date: '2026-11-27', time: '09:00' },
      people: 2,
    }),
  ).toBe('It arrives on Friday 27 November at 09:00, their time, to 2 people.');
  expect(formatCardState({ state: 'sent', schedule: now, people: 1 })).toBe('It has been sent.');
});
