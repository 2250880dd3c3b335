import { useSyncExternalStore } from 'react';

/** A card that can be a favourite. */
export type HeartCard = { cardId: string; title: string };

/** The favourites, and the handler of heart presses. The frame sets both; until then, a press is queued. */
let kept: ReadonlySet<string> = new Set();
let press: ((card: HeartCard) => void) | null = null;
let waiting: HeartCard | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
/** Whether a card is a favourite. */
export function useIsFavorite(cardId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => kept.has(cardId),
    () => false,
  );
}
export function pressHeart(card: HeartCard): void {
  if (press) press(card);
  else waiting = card;
}
export function setFavorites(cardIds: readonly string[]): void {
  kept = new Set(cardIds);
  for (const listener of listeners) listener();
}
/** Sets the handler of heart presses. Returns a function that removes it. */
export function onHeartPress(act: (card: HeartCard) => void): () => void {
  press = act;
  if (waiting) act(waiting);
  waiting = null;
  return () => {
    if (press === act) press = null;
  };
}
