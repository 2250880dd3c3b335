import { createContext, useContext, useState } from 'react';
import { withStorage } from '#app/client/storage/browser-storage.ts';
import { currentSession } from '#app/client/session/session.ts';
import { type Fields, isFields, parseStoredFields } from '#app/client/storage/stored-json.ts';

/** The open row of a page and its input. Secrets (passwords, codes) are never stored here. */
type SavedRow = { row: string; input: Fields };
/** Under which name the page saves them: each page has its own. */
export const SavedAsContext = createContext('account-row');

function readSavedRow(savedAs: string): SavedRow | null {
  const stored = withStorage('sessionStorage', (storage) => storage.getItem(savedAs));
  const { memberId, row, input } = parseStoredFields(stored) ?? {};
  // Another member may have signed in in this window since.
  if (memberId !== currentSession().user.memberId || typeof row !== 'string' || !isFields(input)) return null;
  return { row, input };
}

/** The row that was open when the page was reloaded or the member was signed out. */
export function rowWithSavedInput(savedAs: string): string | null {
  return readSavedRow(savedAs)?.row ?? null;
}
export function deleteSavedInput(savedAs: string): void {
  withStorage('sessionStorage', (storage) => storage.removeItem(savedAs));
}

/**
 * The input of a row, saved in this window for its member until the row is closed. It survives a reload and a session that was ended elsewhere.
 * @param initial the current values
 */
export function useRowInput<T extends object>(
  row: string,
  initial: T,
): [input: T, change: (changed: Partial<T>) => void] {
  const savedAs = useContext(SavedAsContext);
  const [input, setInput] = useState<T>(() => {
    const saved = readSavedRow(savedAs);
    return saved?.row === row ? { ...initial, ...saved.input } : initial;
  });
  function change(changed: Partial<T>): void {
    const next = { ...input, ...changed };
    setInput(next);
    const { memberId } = currentSession().user;
    withStorage('sessionStorage', (storage) =>
      storage.setItem(savedAs, JSON.stringify({ memberId, row, input: next })),
    );
  }
  return [input, change];
}
