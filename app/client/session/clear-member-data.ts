import { withStorage } from '#app/client/storage/browser-storage.ts';
import { DRAFT_PREFIX } from '#app/client/cards/draft-prefix.ts';
import { deleteRecentCards } from '#app/client/cards/recent-cards.ts';
import { isFields, parseStoredFields } from '#app/client/storage/stored-json.ts';

/** The storage keys of unsent text of the signed-in member. A reply to a card is not among them: it belongs to the card's recipient. */
const TYPED = /^(account|contact|ask|auth|date|person|ticket-answer)-/;

/**
 * Removes the data of the member who signs out from this device: drafts that their account has completely, unsent text, and the cards they looked at. A draft with edits that
 * the account does not have stays, since they are stored nowhere else.
 */
export function clearMemberData(): void {
  withStorage('localStorage', (storage) => {
    for (const key of keysOf(storage))
      if (key.startsWith(DRAFT_PREFIX) && isSaved(storage.getItem(key))) storage.removeItem(key);
  });
  deleteRecentCards();
  withStorage('sessionStorage', (storage) => {
    for (const key of keysOf(storage)) if (TYPED.test(key)) storage.removeItem(key);
  });
}

const keysOf = (storage: Storage) => Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');

function isSaved(kept: string | null): boolean {
  const draft = parseStoredFields(kept);
  if (draft === null) return true;
  return isFields(draft['server']) && (!isFields(draft['edits']) || Object.keys(draft['edits']).length === 0);
}
