import { useState, useSyncExternalStore } from 'react';
import { withStorage } from '#app/client/storage/browser-storage.ts';

/** Input that is saved in this tab, so that a reload does not lose it. If storage is blocked, it exists in the page only. */
export function useSavedInput(
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
/** Only this page writes to it, and it shows what it has written, so there are no changes to report. */
const unchanging = () => () => undefined;

function read(key: string): string | null {
  return withStorage('sessionStorage', (storage) => storage.getItem(key)) ?? null;
}
function write(key: string, words: string | null): void {
  withStorage('sessionStorage', (storage) => (words === null ? storage.removeItem(key) : storage.setItem(key, words)));
}
