import { useSyncExternalStore } from 'react';
import type { CardTile } from '#contract/card.ts';
import { RELATIONS } from '#shared/cards/relation.ts';
import { withStorage } from '#app/client/storage/browser-storage.ts';
import { createStorageListeners } from '#app/client/storage/storage-listeners.ts';
import { isFields, parseStored } from '#app/client/storage/stored-json.ts';

/** A card that was looked at on this device, as far as a list shows it. */
export type RecentCard = Pick<CardTile, 'cardId' | 'title' | 'paletteId' | 'v' | 'paper' | 'relation'>;

/** The storage key of the cards that were looked at. They are sent nowhere. */
const RECENT_CARDS_KEY = 'cardamom:recent-cards';
/** How many cards are remembered. */
const RECENT_MAX = 12;

const NONE: readonly RecentCard[] = [];
/** The last parsed text, so that the same list is returned while it does not change. */
let parsed: { text: string | null; cards: readonly RecentCard[] } = { text: null, cards: NONE };
const listeners = createStorageListeners();

function readRecentCards(): readonly RecentCard[] {
  const text = withStorage('localStorage', (storage) => storage.getItem(RECENT_CARDS_KEY)) ?? null;
  if (text !== parsed.text) parsed = { text, cards: parseRecentCards(text) };
  return parsed.cards;
}

/** Puts a card first among those that were looked at. Where the browser stores nothing, none is remembered. */
export function rememberCard({ cardId, title, paletteId, v, paper, relation }: RecentCard): void {
  const card = { cardId, title, paletteId, v, paper, relation };
  const others = readRecentCards().filter((other) => other.cardId !== cardId);
  store((storage) => storage.setItem(RECENT_CARDS_KEY, JSON.stringify([card, ...others].slice(0, RECENT_MAX))));
}

/** Forgets which cards were looked at. */
export function deleteRecentCards(): void {
  store((storage) => storage.removeItem(RECENT_CARDS_KEY));
}

function store(act: (storage: Storage) => void): void {
  withStorage('localStorage', act);
  listeners.notify();
}

/** The cards that were looked at on this device, the last one first. None on the server, and until the page is hydrated. */
export function useRecentCards(): readonly RecentCard[] {
  return useSyncExternalStore(listeners.subscribe, readRecentCards, () => NONE);
}

/** The stored cards of which this release can make something. */
export function parseRecentCards(text: string | null): readonly RecentCard[] {
  const stored = parseStored(text);
  if (!Array.isArray(stored)) return NONE;
  return stored.slice(0, RECENT_MAX).flatMap((card: unknown) => {
    if (!isFields(card)) return [];
    const { cardId, title, paletteId, v, paper } = card;
    if (!isText(cardId) || !isText(title) || !isText(paletteId) || !isText(v) || !isText(paper)) return [];
    return [
      { cardId, title, paletteId, v, paper, relation: RELATIONS.find((one) => one === card['relation']) ?? null },
    ];
  });
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
