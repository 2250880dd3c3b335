import { expect, it } from 'vitest';
import { formatProblemTitle, getBounced, hasFieldsAtOnce } from './bounced.ts';
import { buildEntry as entry, buildSentCard as sent } from './build-sent-card.ts';

const gone = (name: string) => entry(name, { state: 'bounced', acceptedAt: null });
const goneByText = (name: string) => ({ ...gone(name), email: null, mobile: '+46701234567' });

it('names the one whose address does not work, and counts more', () => {
  expect(formatProblemTitle([gone('Kit')])).toBe('Kit’s address does not work');
  expect(formatProblemTitle([gone('Kit'), gone('Ida')])).toBe('2 addresses do not work');
  expect(formatProblemTitle([goneByText('Kit')])).toBe('Kit’s number does not work');
  expect(formatProblemTitle([goneByText('Kit'), goneByText('Ida')])).toBe('2 numbers do not work');
  expect(formatProblemTitle([goneByText('Kit'), gone('Ida')])).toBe('2 addresses and numbers do not work');
});

it('finds those that bounced, and none while nothing is known', () => {
  const card = sent([entry('Ida'), gone('Kit'), entry('Mei', { state: 'refused', acceptedAt: null })]);
  expect(getBounced(card).map(({ name }) => name)).toEqual(['Kit']);
  expect(getBounced(null)).toEqual([]);
});

it('has the fields for a few below the heading, and for many in their rows', () => {
  const many = Array.from({ length: 4 }, (_, i) => gone(`Friend ${i}`));
  expect([hasFieldsAtOnce(many.slice(0, 3)), hasFieldsAtOnce(many)]).toEqual([true, false]);
});
