import { expect, it } from 'vitest';
import { cardsInProgress } from './card-in-progress.ts';
import { DRAFT_PREFIX } from './draft-prefix.ts';

const DAY = 86_400_000;
const NOW = 100 * DAY;

/** What the send flow keeps of a draft. */
function kept(cardSendId: string, cardId: string, at: number, { state = 'draft', message = '', name = '' } = {}) {
  const server = {
    cardSendId,
    state,
    message,
    card: { cardId, title: `Title of ${cardId}`, alt: '', paper: '', v: 'v' },
    sender: { name: '' },
    recipients: name === '' ? [] : [{ name, nameOnFront: null }],
    namesOnFront: 'one',
    nameOnFront: null,
    paletteId: 'rose',
    v: 'v',
    hand: 'caveat',
    ink: 'night',
  };
  return [`${DRAFT_PREFIX}${cardSendId}`, JSON.stringify({ server, edits: {}, at })] as const;
}
function read(entries: readonly (readonly [string, string])[]) {
  const values = new Map(entries);
  const storage = {
    length: values.size,
    key: (order: number) => [...values.keys()][order] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
  };
  return cardsInProgress(storage, NOW);
}

it('are all cards that were edited within two weeks, the last one first', () => {
  const cards = read([
    kept('s1', 'fox', NOW - 3 * DAY, { message: 'Dear Kit', name: 'Kit' }),
    kept('s2', 'owl', NOW - DAY),
    ['cardamom:theme', 'dark'],
    kept('s3', 'bear', NOW - 15 * DAY),
    kept('s4', 'hare', NOW, { state: 'sent' }),
    [`${DRAFT_PREFIX}s5`, 'not a draft'],
  ]);
  expect(cards.map(({ cardSendId, cardId, title, name, next }) => [cardSendId, cardId, title, name, next])).toEqual([
    ['s2', 'owl', 'Title of owl', '', 'your message'],
    ['s1', 'fox', 'Title of fox', 'Kit', 'check and send'],
  ]);
});
it('are none where nothing was begun', () => {
  expect(read([])).toEqual([]);
});
