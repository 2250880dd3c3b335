import { useSyncExternalStore } from 'react';
import { withStorage } from '#app/client/storage/browser-storage.ts';
import { parseStoredFields } from '#app/client/storage/stored-json.ts';

/** The own links of lists of birthdays to which somebody has added themselves in this browser, by the id of the list. */
const KEY = 'cardamom:birthday-groups';
const listeners = new Set<() => void>();

function readAll(): Record<string, string> {
  const stored = parseStoredFields(withStorage('localStorage', (storage) => storage.getItem(KEY)));
  return Object.fromEntries(
    Object.entries(stored ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Keeps an own link in this browser, or with null forgets it. Where the browser stores nothing, the link itself is all there is. */
export function keepOwnLink(groupId: string, magicLink: string | null): void {
  const { [groupId]: _before, ...others } = readAll();
  const all = magicLink === null ? others : { ...others, [groupId]: magicLink };
  withStorage('localStorage', (storage) => storage.setItem(KEY, JSON.stringify(all)));
  for (const listener of listeners) listener();
}

/** The own link of a list in this browser; null where there is none, on the server, and until the page is hydrated. */
export function useOwnLink(groupId: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readAll()[groupId] ?? null,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}
