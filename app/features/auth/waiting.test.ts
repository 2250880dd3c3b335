import { describe, expect, it } from 'vitest';
import { readWaiting, type Waiting } from './waiting.ts';

const NOW = Date.UTC(2026, 10, 22, 9);
const kept = (what: Waiting['for'], minutesAgo: number) =>
  JSON.stringify({ for: what, email: 'rosa@example.com', since: NOW - minutesAgo * 60_000 });

describe('what somebody waits for at the door', () => {
  it.each([
    ['sign-in', 14, 15],
    ['join', 14, 15],
    ['code', 14, 15],
    ['new-password', 59, 60],
  ] as const)('is come back to while it counts: %s', (what, still, over) => {
    expect(readWaiting(kept(what, still), NOW)).toMatchObject({ for: what, email: 'rosa@example.com' });
    expect(readWaiting(kept(what, over), NOW)).toBeNull();
  });
  it.each(['', 'null', 'null?', '{"for":"sign-in"}', '{"for":"something else","since":0}'])(
    'is nothing in %j',
    (text) => {
      expect(readWaiting(text, NOW)).toBeNull();
    },
  );
});
