import { describe, expect, it } from 'vitest';
import { parsePendingStep, type PendingStep } from './pending-step.ts';

const NOW = Date.UTC(2026, 10, 22, 9);
const stored = (step: PendingStep['for'], minutesAgo: number) =>
  JSON.stringify({ for: step, email: 'rosa@example.com', since: NOW - minutesAgo * 60_000 });

describe('a pending step of the auth page', () => {
  it.each([
    ['sign-in', 14, 15],
    ['join', 14, 15],
    ['code', 14, 15],
    ['new-password', 59, 60],
  ] as const)('is resumed until it expires: %s', (step, valid, expired) => {
    expect(parsePendingStep(stored(step, valid), NOW)).toMatchObject({ for: step, email: 'rosa@example.com' });
    expect(parsePendingStep(stored(step, expired), NOW)).toBeNull();
  });
  it.each([
    '',
    'null',
    'null?',
    '{"for":"sign-in"}',
    '{"for":"something else","since":0}',
    `{"for":"toString","email":"rosa@example.com","since":${NOW}}`,
    `{"for":"sign-in","email":7,"since":${NOW}}`,
    `{"for":"sign-in","email":"rosa@example.com","since":"${NOW}"}`,
  ])('is not read from %j', (text) => {
    expect(parsePendingStep(text, NOW)).toBeNull();
  });
});
