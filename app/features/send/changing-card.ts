import { inStorage } from '#app/client/browser-storage.ts';

/**
 * Remembers, for this tab and for half an hour, which draft somebody went off to find another card for. Where a browser keeps nothing,
 * changing a card makes a new draft; the old one stays as it was.
 */
const KEY = 'cardamom:changing-card';
const HALF_AN_HOUR_MS = 1_800_000;

export function beginChanging(cardSendId: string): void {
  inStorage('sessionStorage', (storage) => storage.setItem(KEY, JSON.stringify({ cardSendId, at: Date.now() })));
}
export function endChanging(): void {
  inStorage('sessionStorage', (storage) => storage.removeItem(KEY));
}
/** The draft that waits for another card; null when none does. */
export function draftBeingChanged(): string | null {
  const kept = inStorage('sessionStorage', (storage) => storage.getItem(KEY));
  if (!kept) return null;
  const { cardSendId, at } = JSON.parse(kept) as { cardSendId: string; at: number };
  return Date.now() - at < HALF_AN_HOUR_MS ? cardSendId : null;
}
