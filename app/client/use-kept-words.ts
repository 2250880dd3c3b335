import { useState, useSyncExternalStore } from 'react';

/** Words that are being typed, kept in this window so that a reload or a lost network takes none of them. */
export function useKeptWords(
  key: string,
  first: string,
): [words: string, setWords: (words: string) => void, forget: () => void] {
  const [typed, setTyped] = useState<string | null>(null);
  const kept = useSyncExternalStore(
    unchanging,
    () => read(key),
    () => null,
  );
  function keep(next: string): void {
    setTyped(next);
    write(key, next);
  }
  return [typed ?? kept ?? first, keep, () => write(key, null)];
}
/** Only this page writes there, and what it writes it shows already. */
const unchanging = () => () => undefined;

/** Where a browser keeps nothing for a site, it throws instead; then the words live in the page alone. */
function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
function write(key: string, words: string | null): void {
  try {
    if (words === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, words);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
