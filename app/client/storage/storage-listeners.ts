/** Who is told when something that this browser stores has changed, here or in another tab. */
export type StorageListeners = {
  /** For `useSyncExternalStore`. @returns what ends it */
  subscribe: (listener: () => void) => () => void;
  /** After a change in this tab: a browser tells only the others. */
  notify: () => void;
};

/** Listeners to one thing that the browser stores. */
export function createStorageListeners(): StorageListeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      globalThis.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        globalThis.removeEventListener('storage', listener);
      };
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
}
