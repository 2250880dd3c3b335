import { useState, useSyncExternalStore } from 'react';
import { inStorage } from './browser-storage.ts';

/** Words that are being typed, kept in this window so that a reload or a lost network takes none of them. Where a browser keeps nothing, they live in the page alone. */
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

function read(key: string): string | null {
  return inStorage('sessionStorage', (storage) => storage.getItem(key)) ?? null;
}
function write(key: string, words: string | null): void {
  inStorage('sessionStorage', (storage) => (words === null ? storage.removeItem(key) : storage.setItem(key, words)));
}
