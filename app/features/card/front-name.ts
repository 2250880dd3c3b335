import { useCallback, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { inStorage } from '#app/client/browser-storage.ts';
import { FRONT_NAME_MAX } from '#shared/limits.ts';
import { nameToDraw } from './card-search.ts';

/**
 * The name that is being put on fronts in this visit. It stays from card to card, and over a reload: who looks for a card for
 * Amelie looks at several, and what was typed is never lost.
 */
const KEY = 'cardamom:front-name';
const listeners = new Set<() => void>();

/** For a browser that keeps nothing. */
let inPage = '';

function frontName(): string {
  return inStorage('sessionStorage', (storage) => storage.getItem(KEY) ?? '') ?? inPage;
}
export function typeFrontName(name: string): void {
  inPage = name.slice(0, FRONT_NAME_MAX);
  inStorage('sessionStorage', (storage) => (name === '' ? storage.removeItem(KEY) : storage.setItem(KEY, inPage)));
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What the address was last made to say from here. It may be behind what is being typed. */
let written = '';

/**
 * As typed.
 * @param arrived the name in the address. One that a link brought takes the place of the one before; the server, which renders
 * for nobody in particular, knows no other.
 */
export function useFrontName(arrived: string): string {
  useLayoutEffect(() => {
    if (arrived !== '' && arrived !== written && nameToDraw(frontName()) !== arrived) typeFrontName(arrived);
  }, [arrived]);
  return useSyncExternalStore(
    subscribe,
    frontName,
    useCallback(() => arrived, [arrived]),
  );
}

/** Keeps the name in the address once typing has rested, so that the address can be given away as it stands. */
export function useNameInAddress(rested: string, arrived: string, write: (name: string) => void): void {
  useEffect(() => {
    if (rested === arrived || nameToDraw(frontName()) !== rested) return;
    written = rested;
    write(rested);
  }, [rested, arrived, write]);
}

/** The person a name on a front is about: "Dear Amelie" is about Amelie. */
export function personOf(name: string): string {
  return nameToDraw(name).replace(/^(?:dear(?:est)?|darling|for|to|happy birthday,?)\s+/i, '') || nameToDraw(name);
}
/** "Amelie’s", "James’s". */
export function possessive(name: string): string {
  return `${name}’s`;
}
