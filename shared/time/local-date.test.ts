import { expect, test } from 'vitest';
import { localDate } from './local-date.ts';

test('the day is that of the device, up to its last minute', () => {
  expect(localDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
