import type { CardSend } from '#contract/card-send.ts';
import type { Edits } from './draft-model.ts';

/** What this device keeps of a draft until the server has it: the last state that the server gave, and what was typed since. */
export type Kept = { server: CardSend | null; edits: Edits; at: number };
export type DraftMemory = {
  read: (cardSendId: string) => Kept | null;
  write: (cardSendId: string, kept: Kept) => void;
  forget: (cardSendId: string) => void;
};

const PREFIX = 'cardamom:draft:';
const KEPT_DRAFTS_MAX = 20;

/**
 * Keeps drafts in the storage of the browser. Where there is none, or it is full, the drafts live as long as the page
 * and nothing else is different.
 */
export function browserMemory(storage: () => Storage): DraftMemory {
  const inPage = new Map<string, Kept>();
  return {
    read(cardSendId) {
      const text = attempt(() => storage().getItem(PREFIX + cardSendId)) ?? null;
      return (text === null ? null : parseKept(text)) ?? inPage.get(cardSendId) ?? null;
    },
    write(cardSendId, kept) {
      inPage.set(cardSendId, kept);
      attempt(() => {
        prune(storage(), cardSendId);
        storage().setItem(PREFIX + cardSendId, JSON.stringify(kept));
      });
    },
    forget(cardSendId) {
      inPage.delete(cardSendId);
      attempt(() => storage().removeItem(PREFIX + cardSendId));
    },
  };
}

/** Storage may be switched off (SecurityError) or full (QuotaExceededError): both are DOMExceptions, and both leave us the page's own memory. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

function parseKept(text: string): Kept | null {
  try {
    const kept = JSON.parse(text) as Partial<Kept> | null;
    return kept && typeof kept === 'object' && kept.edits
      ? { server: kept.server ?? null, edits: kept.edits, at: kept.at ?? 0 }
      : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Makes room: the drafts that were left alone longest go first. */
function prune(storage: Storage, cardSendId: string): void {
  const others = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '').filter(
    (key) => key.startsWith(PREFIX) && key !== PREFIX + cardSendId,
  );
  if (others.length < KEPT_DRAFTS_MAX) return;
  const byAge = others
    .map((key) => ({ key, at: parseKept(storage.getItem(key) ?? '')?.at ?? 0 }))
    .sort((a, b) => a.at - b.at);
  for (const { key } of byAge.slice(0, others.length - KEPT_DRAFTS_MAX + 1)) storage.removeItem(key);
}
