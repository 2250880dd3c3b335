import { useSyncExternalStore } from 'react';

type Shown = { cardSendId: string; isOpen: boolean; onClose: (() => void) | undefined } | null;

/** One panel for the page (specification, section 2), so that any screen can open it. The last card stays while it closes. */
let shown: Shown = null;
const listeners = new Set<() => void>();
function set(next: Shown) {
  shown = next;
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
export function useControlCenter(): Shown {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
}
/** Opens the panel of a card that was sent, or is to be: how it stands, and what can be done about it. */
export function openControlCenter(cardSendId: string, { onClose }: { onClose?: () => void } = {}): void {
  set({ cardSendId, isOpen: true, onClose });
}
export function closeControlCenter(): void {
  if (!shown?.isOpen) return;
  const { onClose } = shown;
  set({ ...shown, isOpen: false });
  onClose?.();
}
