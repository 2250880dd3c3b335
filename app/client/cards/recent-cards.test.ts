import { afterEach, describe, expect, it, vi } from 'vitest';
import { deleteRecentCards, parseRecentCards, rememberCard } from './recent-cards.ts';

const card = (cardId: string) => ({ cardId, title: cardId, paletteId: 'day', v: '1', paper: '#fff', relation: null });

/** Storage as a browser has it. */
function fakeStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (i) => [...kept.keys()][i] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
const idsIn = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, i) => storage.getItem(storage.key(i) ?? '')).flatMap((text) =>
    parseRecentCards(text).map(({ cardId }) => cardId),
  );

afterEach(() => vi.unstubAllGlobals());

describe('cards that were looked at', () => {
  it('are remembered, the last one first, each once, up to twelve', () => {
    const storage = fakeStorage();
    vi.stubGlobal('localStorage', storage);
    for (let i = 0; i < 14; i++) rememberCard(card(`c${i}`));
    rememberCard(card('c5'));
    expect(idsIn(storage)).toEqual(['c5', 'c13', 'c12', 'c11', 'c10', 'c9', 'c8', 'c7', 'c6', 'c4', 'c3', 'c2']);
  });

  it('are forgotten when asked', () => {
    const storage = fakeStorage();
    vi.stubGlobal('localStorage', storage);
    rememberCard(card('fox'));
    deleteRecentCards();
    expect(storage.length).toBe(0);
  });

  it('are not remembered where the browser stores nothing', () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(() => (rememberCard(card('fox')), deleteRecentCards())).not.toThrow();
  });

  it('are taken from the storage as far as they are valid', () => {
    const stored = JSON.stringify([card('fox'), { cardId: 3 }, null, { ...card('owl'), relation: 'king' }, 'x']);
    expect(parseRecentCards(stored).map(({ cardId, relation }) => [cardId, relation])).toEqual([
      ['fox', null],
      ['owl', null],
    ]);
    for (const broken of [null, '', '{', '{}', '7']) expect(parseRecentCards(broken)).toEqual([]);
  });
});
