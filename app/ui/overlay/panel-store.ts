import { useSyncExternalStore } from 'react';

/** The subject of a panel, and whether it is open. The subject stays while it closes. */
export type Panel<T> = { about: T; isOpen: boolean; onClose: (() => void) | undefined };

/** One panel for the whole page, so that any screen can open it (specification, section 2). It has callbacks for its closing (section 4). */
export function createPanelStore<T>() {
  let shown: Panel<T> | null = null;
  const listeners = new Set<() => void>();
  function set(next: Panel<T>) {
    shown = next;
    for (const listener of listeners) listener();
  }
  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }
  return {
    usePanel: () =>
      useSyncExternalStore(
        subscribe,
        () => shown,
        () => null,
      ),
    open: (about: T, { onClose }: { onClose?: (() => void) | undefined } = {}) => set({ about, isOpen: true, onClose }),
    close: () => {
      if (!shown?.isOpen) return;
      const { onClose } = shown;
      set({ ...shown, isOpen: false });
      onClose?.();
    },
  };
}
