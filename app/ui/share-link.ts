import { useSyncExternalStore } from 'react';

/** A link that somebody gives away, and what it leads to. */
export type SharedLink = {
  /** whole, with the site's name */ address: string;
  title: string;
  /** what whoever follows it will see, in a sentence */ line: string;
  /** the address of its picture at a width */ picture: (width: number) => string;
  paper: string;
};
type Shown = { link: SharedLink; isOpen: boolean } | null;

/** One dialog for the page (specification, section 2), so that any screen can open it. The last link stays while it closes. */
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
export function useSharedLink(): Shown {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
}
export function closeSharedLink(): void {
  if (shown) set({ ...shown, isOpen: false });
}
/** Opens the dialog. */
export function openSharedLink(link: SharedLink): void {
  set({ link, isOpen: true });
}
