import { withStorage } from '#app/client/storage/browser-storage.ts';
import { parseStoredFields } from '#app/client/storage/stored-json.ts';

/**
 * Remembers which draft is getting another card while its sender browses the shop: in this tab, for half an hour. Where the browser has no
 * storage, choosing another card creates a new draft and leaves the old one unchanged.
 */
const KEY = 'cardamom:changing-card';
const EXPIRES_AFTER_MS = 1_800_000;

export function startCardChange(cardSendId: string): void {
  withStorage('sessionStorage', (storage) => storage.setItem(KEY, JSON.stringify({ cardSendId, at: Date.now() })));
}
export function endCardChange(): void {
  withStorage('sessionStorage', (storage) => storage.removeItem(KEY));
}
/** The id of the draft that is getting another card; null when there is none. */
export function getDraftBeingChanged(): string | null {
  const stored = withStorage('sessionStorage', (storage) => storage.getItem(KEY));
  const { cardSendId, at } = parseStoredFields(stored) ?? {};
  if (typeof cardSendId !== 'string' || typeof at !== 'number') return null;
  return Date.now() - at < EXPIRES_AFTER_MS ? cardSendId : null;
}
