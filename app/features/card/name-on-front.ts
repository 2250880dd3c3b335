import { useCallback, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { withStorage } from '#app/client/storage/browser-storage.ts';
import { NAME_ON_CARD_MAX } from '#shared/limits.ts';
import { normalizeName } from './card-search.ts';

/**
 * The name on the front in this visit. It stays from card to card and over a reload: somebody who wants a card for Amelie looks at
 * several, and nothing typed is lost.
 */
const KEY = 'cardamom:front-name';
const listeners = new Set<() => void>();

/** For browsers without storage. */
let inMemory = '';

function getNameOnFront(): string {
  return withStorage('sessionStorage', (storage) => storage.getItem(KEY) ?? '') ?? inMemory;
}
export function setNameOnFront(name: string): void {
  inMemory = name.slice(0, NAME_ON_CARD_MAX);
  withStorage('sessionStorage', (storage) => (name === '' ? storage.removeItem(KEY) : storage.setItem(KEY, inMemory)));
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The name that was last written to the address. It may lag behind what is being typed. */
let written = '';

/**
 * The name on the front, as typed.
 * @param arrived the name in the address. One from a link replaces the earlier name. The server renders without a visitor and knows no other.
 */
export function useNameOnFront(arrived: string): string {
  useLayoutEffect(() => {
    if (arrived !== '' && arrived !== written && normalizeName(getNameOnFront()) !== arrived) setNameOnFront(arrived);
  }, [arrived]);
  return useSyncExternalStore(
    subscribe,
    getNameOnFront,
    useCallback(() => arrived, [arrived]),
  );
}

/** Writes the name to the address once typing pauses, so that the address can be shared as it is. */
export function useNameInAddress(debounced: string, arrived: string, write: (name: string) => void): void {
  useEffect(() => {
    if (debounced === arrived || normalizeName(getNameOnFront()) !== debounced) return;
    written = debounced;
    write(debounced);
  }, [debounced, arrived, write]);
}
