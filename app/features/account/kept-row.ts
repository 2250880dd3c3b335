import { useState } from 'react';
import { inStorage } from '#app/client/browser-storage.ts';
import { currentSession } from '#app/client/session.ts';

/** The one row of the account that is open, and what is typed in it. Of words that nobody may keep (passwords, codes) nothing comes here. */
type KeptRow = { memberId: string; row: string; words: object };
const KEY = 'account-row';

function keptRow(): KeptRow | null {
  const kept = inStorage('sessionStorage', (storage) => storage.getItem(KEY));
  if (typeof kept !== 'string') return null;
  try {
    const row = JSON.parse(kept) as KeptRow | null;
    // Another member may have come in at this window since.
    return row?.memberId === currentSession().user.memberId ? row : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** The row in which somebody was typing when the page was loaded anew, or when they were signed out. */
export function rowToComeBackTo(): string | null {
  return keptRow()?.row ?? null;
}
export function forgetRow(): void {
  inStorage('sessionStorage', (storage) => storage.removeItem(KEY));
}

/**
 * What is typed in a row, kept in this window for its member until the row is closed: a reload takes none of it, nor does a session that was ended
 * elsewhere.
 * @param first what is so; words of another shape are not taken for it
 */
export function useRowWords<T extends object>(row: string, first: T): [words: T, type: (changed: Partial<T>) => void] {
  const [words, setWords] = useState<T>(() => {
    const kept = keptRow();
    return kept?.row === row ? { ...first, ...kept.words } : first;
  });
  function type(changed: Partial<T>): void {
    const next = { ...words, ...changed };
    setWords(next);
    const { memberId } = currentSession().user;
    inStorage('sessionStorage', (storage) => storage.setItem(KEY, JSON.stringify({ memberId, row, words: next })));
  }
  return [words, type];
}
