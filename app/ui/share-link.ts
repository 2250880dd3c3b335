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

/** Whether the platform has a way of its own to give a link to another program. */
export function canHandOver(): boolean {
  return 'share' in navigator;
}
/** Gives a link to whatever program somebody chooses. @returns false where the platform could not. */
export async function handOver({ address, title }: SharedLink): Promise<boolean> {
  try {
    await navigator.share({ title, url: address });
    return true;
  } catch (error) {
    // Whoever changes their mind has nothing to be told.
    if (error instanceof DOMException) return error.name === 'AbortError';
    throw error;
  }
}

/** Shares a link: by the platform's own sheet on what is held in the hand, where copying is one of its choices; else by the dialog. */
export async function shareLink(link: SharedLink): Promise<void> {
  const isHandheld = matchMedia('(pointer: coarse)').matches;
  if (isHandheld && canHandOver() && (await handOver(link))) return;
  set({ link, isOpen: true });
}
