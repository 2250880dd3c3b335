import { withStorage } from '#app/client/browser-storage.ts';
import { DRAFT_PREFIX } from '#app/client/card-in-progress.ts';

/** What is kept of words that were being typed, by where they were typed; thanks belong to the one who got the card, not to who was signed in. */
const TYPED = /^(account|contact|ask|auth|ticket-answer)-/;

/**
 * Takes from this device what belongs to whoever signs out: the cards on their table, which lie whole in their account, and what they were writing
 * to us. A card of which something has not reached the account stays: it is nowhere else.
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
  try {
    const { server, edits } = JSON.parse(kept ?? '{}') as { server?: unknown; edits?: object };
    return server !== null && server !== undefined && Object.keys(edits ?? {}).length === 0;
  } catch (error) {
    if (error instanceof SyntaxError) return true;
    throw error;
  }
}
