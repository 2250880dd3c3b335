import { expect, it } from 'vitest';
import { buildEntry as entry } from './build-sent-card.ts';
import { createReminderLinks, getDaysUnopened } from './unopened.ts';

it('counts the days from five days unopened on, and never for a bounced or opened card', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  expect(getDaysUnopened(entry('Mei'), now)).toBe(6);
  expect(getDaysUnopened(entry('Mei'), now - 3 * 86_400_000)).toBeNull();
  expect(getDaysUnopened(entry('Mei', { state: 'opened', openedAt: '2026-11-16T00:00:00Z' }), now)).toBeNull();
  expect(getDaysUnopened(entry('Mei', { state: 'bounced', acceptedAt: null }), now)).toBeNull();
  const { sms, whatsapp } = createReminderLinks('Mei', 'Rosa', 'https://x.example/card/read/a?b');
  expect(decodeURIComponent(sms)).toBe(
    'sms:?&body=Mei, I sent you a card. Open it here: https://x.example/card/read/a?b Rosa',
  );
  expect(decodeURIComponent(createReminderLinks(null, '', 'https://x.example/card/read/a').sms)).toBe(
    'sms:?&body=I sent you a card. Open it here: https://x.example/card/read/a',
  );
  expect(new URL(whatsapp).searchParams.get('text')).toMatch(/^Mei/);
});
