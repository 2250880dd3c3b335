import { useSyncExternalStore } from 'react';
import { withStorage } from '#app/client/storage/browser-storage.ts';
import { createStorageListeners } from '#app/client/storage/storage-listeners.ts';
import { parseStoredFields } from '#app/client/storage/stored-json.ts';

/** The own links of lists of birthdays to which somebody has added themselves in this browser, by the id of the list. */
const KEY = 'cardamom:birthday-groups';
const listeners = createStorageListeners();

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
  listeners.notify();
}

/** The own link of a list in this browser; null where there is none, on the server, and until the page is hydrated. */
export function useOwnLink(groupId: string): string | null {
  return useSyncExternalStore(
    listeners.subscribe,
    () => readAll()[groupId] ?? null,
    () => null,
  );
}
