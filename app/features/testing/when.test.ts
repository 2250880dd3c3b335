import { expect, it } from 'vitest';
import { sayShort, sayWhole } from './when.tsx';

const at = new Date(2026, 10, 21, 18, 6, 12);
it('says the hour of a mail of today, and the day of an older one', () => {
  expect(sayShort(at.toISOString(), new Date(2026, 10, 21, 23, 59).getTime())).toMatch(/^(18:06|6:06\s?pm)$/i);
  expect(sayShort(at.toISOString(), new Date(2026, 10, 22, 0, 1).getTime())).toMatch(/^21 Nov, (18:06|6:06\s?pm)$/i);
});
it('says everything of a mail that is looked at', () => {
  expect(sayWhole(at.toISOString())).toMatch(/^Saturday,? 21 November 2026 at (18:06:12|6:06:12\s?pm) \S+/i);
});
