import { describe, expect, it } from 'vitest';
import { MEMBER_LIMITS, PREMIUM_LIMITS } from '#shared/limits.ts';
import { ALLOWANCE_MAX, sendingAllowance } from './allowance.ts';

const of = (given: Partial<Parameters<typeof sendingAllowance>[0]>) =>
  sendingAllowance({
    ageDays: 0,
    opened: 0,
    bounced: 0,
    refused: 0,
    largestCard: MEMBER_LIMITS.recipients,
    ...given,
  });

describe('how many people a member may write to', () => {
  it.each([
    ['a new account: one card to the largest list', {}, { perHour: 200, perDay: 200 }],
    ['a new account whose cards are opened', { opened: 180 }, { perHour: 200, perDay: 200 }],
    ['a month old', { ageDays: 30 }, { perHour: 200, perDay: 300 }],
    ['a month old, with opened cards', { ageDays: 30, opened: 40 }, { perHour: 200, perDay: 380 }],
    ['old, with many opened cards', { ageDays: 900, opened: 5000 }, { perHour: 300, perDay: 600 }],
    ['a dozen dead addresses of an old address book', { ageDays: 90, bounced: 12 }, { perHour: 200, perDay: 300 }],
    ['three refusals', { ageDays: 90, refused: 3 }, { perHour: 200, perDay: 300 }],
    ['a new account with twice the ordinary bounces', { bounced: 24 }, { perHour: 100, perDay: 100 }],
    ['a list that was bought', { bounced: 60 }, { perHour: 12, perDay: 12 }],
    ['many who refuse', { ageDays: 90, refused: 20 }, { perHour: 10, perDay: 10 }],
    ['a premium account on its first day', { largestCard: PREMIUM_LIMITS.recipients }, { perHour: 1000, perDay: 1000 }],
    [
      'an old premium account',
      { largestCard: PREMIUM_LIMITS.recipients, ageDays: 90, opened: 2000 },
      { perHour: 1000, perDay: 1100 },
    ],
  ])('%s', (_, given, expected) => expect(of(given)).toEqual(expected));

  it('lets an ordinary person send forty birthdays on any day, and 120 cards at Christmas', () => {
    expect(of({}).perDay).toBeGreaterThanOrEqual(40);
    expect(of({ bounced: 8, refused: 1 }).perDay).toBeGreaterThanOrEqual(40);
    expect(of({ ageDays: 120, opened: 10, bounced: 9, refused: 1 }).perHour).toBeGreaterThanOrEqual(120);
  });

  it('is never more for more bounces or refusals, never fewer than ten a day, and never beyond the rule', () => {
    for (const ageDays of [0, 29, 30, 4000])
      for (const opened of [0, 50, 100_000])
        for (const largestCard of [MEMBER_LIMITS.recipients, PREMIUM_LIMITS.recipients]) {
          let before = of({ ageDays, opened, largestCard });
          for (let trouble = 0; trouble <= 400; trouble += 10) {
            const now = of({ ageDays, opened, largestCard, bounced: trouble, refused: trouble / 10 });
            expect(now.perDay).toBeLessThanOrEqual(before.perDay);
            expect(now.perDay).toBeGreaterThanOrEqual(10);
            expect(now.perHour).toBeLessThanOrEqual(now.perDay);
            expect(now.perDay).toBeLessThanOrEqual(ALLOWANCE_MAX);
            before = now;
          }
        }
  });
});
