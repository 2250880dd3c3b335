import { useSyncExternalStore } from 'react';

/** How often the member's calendar was changed in this tab, so that a list which is on the screen is loaded again. */
let changes = 0;
const listeners = new Set<() => void>();

export function announceCalendarChange(): void {
  changes += 1;
  for (const listener of listeners) listener();
}

/** A number that is another one after each change. */
export function useCalendarChanges(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => changes,
    () => 0,
  );
}
