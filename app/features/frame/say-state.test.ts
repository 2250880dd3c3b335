import { expect, it } from 'vitest';
import { sayState } from './say-state.ts';

const recipients = [
  { recipientId: '1', name: 'Amelie', email: 'amelie@fern.example', countryId: null, timeZone: null, arrival: null },
];
const now = { kind: 'now' } as const;

it('says how a card stands, whatever its state', () => {
  expect(sayState({ state: 'draft', schedule: now, recipients: [] })).toContain('on your table');
  expect(sayState({ state: 'stopped', schedule: now, recipients })).toContain('nothing has left');
  expect(sayState({ state: 'awaiting-confirmation', schedule: now, recipients })).toContain('one press');
  expect(sayState({ state: 'scheduled', schedule: now, recipients })).toBe(
    'It leaves in a moment; it goes to one person.',
  );
  expect(
    sayState({
      state: 'scheduled',
      schedule: { kind: 'on', date: '2026-11-27', time: '09:00' },
      recipients: [...recipients, ...recipients],
    }),
  ).toBe('It arrives on Friday 27 November at 09:00, where they are; it goes to 2 people.');
  expect(sayState({ state: 'sent', schedule: now, recipients })).toBe('It has left.');
});
