import { withStorage } from '#app/client/browser-storage.ts';
import { DRAFT_PREFIX } from '#app/client/card-in-progress.ts';
import { isFields, parseStoredFields } from '#app/client/stored-json.ts';

/** Unsent text of the signed-in member, by where it is typed. A reply to a card is not among it: it belongs to the card's recipient. */
const TYPED = /^(account|contact|ask|auth|ticket-answer)-/;

/**
 * Removes from this device what belongs to the member who signs out: drafts, which their account has whole, and unsent text. A draft with edits that the
 * account does not have stays, since they are stored nowhere else.
 */
export function clearMemberData(): void {
  withStorage('localStorage', (storage) => {
    for (const key of keysOf(storage))
      if (key.startsWith(DRAFT_PREFIX) && isSaved(storage.getItem(key))) storage.removeItem(key);
  });
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
