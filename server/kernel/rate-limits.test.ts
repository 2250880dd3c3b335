import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/database.ts';
import { createRateLimits, type LimitRule } from './rate-limits.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await testDatabase();
});
afterAll(() => home.drop());

const letters: LimitRule = { name: 'letters', points: 2, seconds: 600, counts: 'Letters of one person' };
const sentence = (wait: string) => `Wait ${wait}.`;

describe('the limits of the modules', () => {
  it('have unique names', () => {
    expect(() => createRateLimits(home.pool, [letters, { ...letters, points: 3 }])).toThrow(
      'Two limits have the name letters.',
    );
    expect(() => createRateLimits(home.pool, [{ ...letters, points: 0 }])).toThrow('lets nothing through');
  });

  it('are refused where no module defines them', () =>
    expect(() => createRateLimits(home.pool, []).of({ letters })).toThrow('No module defines the limit letters.'));

  it('allow what they say for each key, and say how long to wait', async () => {
    const { letters: limit } = createRateLimits(home.pool, [letters]).of({ letters });
    for (let i = 0; i < 2; i++) await limit.take('Rosa', 'message', sentence);
    await expect(limit.take('Rosa', 'message', sentence)).rejects.toMatchObject({
      kind: 'too-many',
      items: [{ field: 'message', errorCode: 'too-many', errorMessage: 'Wait 10 minutes.' }],
    });
    await limit.take('Tom', 'message', sentence);
  });
});
