import { useSyncExternalStore } from 'react';

/** A card that may be kept. */
export type Heartable = { cardId: string; title: string };

/** The cards that are kept, and what a press on a heart does. The frame of the page knows both; until it does, a press waits. */
let kept: ReadonlySet<string> = new Set();
let press: ((card: Heartable) => void) | null = null;
let waiting: Heartable | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
/** Whether a card is kept. */
export function useIsKept(cardId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => kept.has(cardId),
    () => false,
  );
}
export function pressHeart(card: Heartable): void {
  if (press) press(card);
  else waiting = card;
}
export function showKept(cardIds: readonly string[]): void {
  kept = new Set(cardIds);
  for (const listener of listeners) listener();
}
/** Says what a press does. Returns what ends it. */
export function onHeart(act: (card: Heartable) => void): () => void {
  press = act;
  if (waiting) act(waiting);
  waiting = null;
  return () => {
    if (press === act) press = null;
  };
}
