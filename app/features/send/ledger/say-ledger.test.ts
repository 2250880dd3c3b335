import { describe, expect, it } from 'vitest';
import type { LedgerEntry, SentCard } from '#contract/card-send.ts';
import { daysUnopened, nudgeLinks, sayHowItStands, saySent } from './say-ledger.ts';

function entry(name: string, change: Partial<LedgerEntry> = {}): LedgerEntry {
  const yours = { date: '2026-11-15', time: '09:00', timeZone: 'Europe/London', place: 'London' };
  return {
    recipientId: name,
    name,
    email: `${name}@x.example`,
    arrival: { instant: '2026-11-15T09:00:00Z', theirs: yours, yours },
    state: 'accepted',
    queuedAt: '2026-11-15T09:00:00Z',
    acceptedAt: '2026-11-15T09:00:30Z',
    bouncedAt: null,
    bounceReason: null,
    openedAt: null,
    repliedAt: null,
    reply: null,
    ...change,
  };
}
function sent(ledger: LedgerEntry[], change: Partial<SentCard> = {}): SentCard {
  return {
    cardSendId: 'x',
    state: 'sent',
    card: {
      cardId: 'c',
      title: 'T',
      style: '',
      isFree: true,
      paletteId: 'p',
      v: '1',
      alt: '',
      paper: '#fff',
      colourways: [],
    },
    title: 'T',
    alt: '',
    readPath: '/r',
    coverPath: '/c',
    message: '',
    senderName: 'Rosa',
    schedule: { kind: 'on', date: '2026-11-15', time: '09:00' },
    canStopUntil: null,
    ledger,
    ...change,
  };
}

describe('who and when', () => {
  it('names up to four people, and the hour', () => {
    expect(saySent(sent([entry('Ida')]), 'h23')).toBe('Sent to Ida on Sunday 15 November, at 9:00.');
  });
  it('counts more, and tells that the hour is that of each', () => {
    const far = entry('Theo', {
      arrival: {
        instant: '2026-11-14T22:00:00Z',
        theirs: { date: '2026-11-15', time: '09:00', timeZone: 'Australia/Melbourne', place: 'Melbourne' },
        yours: { date: '2026-11-14', time: '22:00', timeZone: 'Europe/London', place: 'London' },
      },
    });
    expect(saySent(sent([entry('a'), entry('b'), entry('c'), entry('d'), far, entry('f')]), 'h23')).toBe(
      'Sent to six people on Sunday 15 November, at 9:00, where each of them lives.',
    );
    expect(saySent(sent([far], { state: 'scheduled', canStopUntil: 'x' }), 'h12')).toBe(
      'For Theo on Sunday 15 November, at 9:00\u00a0am, where they live.',
    );
  });
});

it('says how it stands', () => {
  expect(sayHowItStands(sent([entry('Ida')]))).toBe('');
  expect(sayHowItStands(sent([entry('Ida', { openedAt: 'x', repliedAt: 'x' })]))).toBe('Opened, answered.');
  expect(
    sayHowItStands(
      sent([
        entry('a', { state: 'bounced' }),
        entry('b', { openedAt: 'x' }),
        entry('c', { openedAt: 'x', repliedAt: 'x' }),
      ]),
    ),
  ).toBe('One did not arrive, two of three have opened it, one answered.');
});

it('offers a nudge after five days unopened, and never for one that came back or was read', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  expect(daysUnopened(entry('Mei'), now)).toBe(6);
  expect(daysUnopened(entry('Mei'), now - 3 * 86_400_000)).toBeNull();
  expect(daysUnopened(entry('Mei', { state: 'opened', openedAt: '2026-11-16T00:00:00Z' }), now)).toBeNull();
  expect(daysUnopened(entry('Mei', { state: 'bounced', acceptedAt: null }), now)).toBeNull();
  const { sms, whatsapp } = nudgeLinks('Mei', 'Rosa', 'https://x.example/card/read/a?b');
  expect(decodeURIComponent(sms)).toBe(
    'sms:?&body=Mei, I sent you a card. It is waiting here: https://x.example/card/read/a?b Rosa',
  );
  expect(new URL(whatsapp).searchParams.get('text')).toMatch(/^Mei/);
});
