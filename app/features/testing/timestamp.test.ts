import { expect, it } from 'vitest';
import { formatShort, formatLong } from './timestamp.tsx';

const at = new Date(2026, 10, 21, 18, 6, 12);
it('shows the time of a mail of today, and the date of an older one', () => {
  expect(formatShort(at.toISOString(), new Date(2026, 10, 21, 23, 59).getTime())).toMatch(/^(18:06|6:06\s?pm)$/i);
  expect(formatShort(at.toISOString(), new Date(2026, 10, 22, 0, 1).getTime())).toMatch(/^21 Nov, (18:06|6:06\s?pm)$/i);
});
it('shows date, time and time zone of an open mail', () => {
  expect(formatLong(at.toISOString())).toMatch(/^Saturday,? 21 November 2026 at (18:06:12|6:06:12\s?pm) \S+/i);
});
