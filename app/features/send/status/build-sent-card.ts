import type { LedgerEntry, SentCard } from '#contract/card-send.ts';

/** For tests: the delivery of a card to one recipient, accepted by their mail server. */
export function buildEntry(name: string, change: Partial<LedgerEntry> = {}): LedgerEntry {
  const yours = { date: '2026-11-15', time: '09:00', timeZone: 'Europe/London', place: 'London' };
  return {
    recipientId: name,
    name,
    email: `${name}@x.example`,
    mobile: null,
    arrival: { instant: '2026-11-15T09:00:00Z', theirs: yours, yours },
    state: 'accepted',
    queuedAt: '2026-11-15T09:00:00Z',
    acceptedAt: '2026-11-15T09:00:30Z',
    deliveredAt: null,
    bouncedAt: null,
    bounceReason: null,
    openedAt: null,
    repliedAt: null,
    reply: null,
    ...change,
  };
}
/** For tests: a sent card. */
export function buildSentCard(ledger: LedgerEntry[], change: Partial<SentCard> = {}): SentCard {
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
      relation: null,
    },
    title: 'T',
    alt: '',
    readPath: '/r',
    coverPath: '/c',
    fronts: [],
    message: '',
    senderName: 'Rosa',
    schedule: { kind: 'on', date: '2026-11-15', time: '09:00' },
    canStopUntil: null,
    ledger,
    sendsTexts: false,
    ...change,
  };
}
