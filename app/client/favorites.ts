import { ApiError, call } from './api.ts';
import { withStorage } from './browser-storage.ts';
import { currentSession, setUser } from './session/session.ts';
import { softLoginParams } from './session/soft-login.ts';
import { parseStoredFields } from './stored-json.ts';

const KEY = 'cardamom:heart';
/** A heart that waits for its visitor to sign in waits for a day. */
const WAITS_MS = 86_400_000;

/** Remembers the card that a visitor wants to keep, through signing in: also where the link of a mail opens in another tab. */
export function setPendingFavorite(cardId: string): void {
  withStorage('localStorage', (storage) => storage.setItem(KEY, JSON.stringify({ cardId, at: Date.now() })));
}

/** Keeps the card that waited. @returns whether there was one. */
export async function savePendingFavorite(): Promise<boolean> {
  const text = withStorage('localStorage', (storage) => storage.getItem(KEY));
  withStorage('localStorage', (storage) => storage.removeItem(KEY));
  const { cardId, at } = parseStoredFields(text) ?? {};
  if (typeof cardId !== 'string' || typeof at !== 'number' || Date.now() - at > WAITS_MS) return false;
  return inTurn(async () => isKept(cardId) || setFavorite(cardId, true));
}

function isKept(cardId: string): boolean {
  return currentSession().user.favoriteCards.includes(cardId);
}

let last: Promise<unknown> = Promise.resolve();
/** One change after the other: each reply carries the whole list, and one that was overtaken would bring an older list back. */
function inTurn<T>(change: () => Promise<T>): Promise<T> {
  const mine = last.then(change);
  last = mine.catch(() => undefined);
  return mine;
}

/**
 * Puts a card among the favourites, or takes it out: the list here changes only after the server reports no errors (specification,
 * section 4). Which of the two it is, is seen when those before it are done. @returns what was asked for, and whether it was done.
 */
export function toggleFavorite(cardId: string): Promise<{ keep: boolean; isDone: boolean }> {
  return inTurn(async () => {
    const keep = !isKept(cardId);
    return { keep, isDone: await setFavorite(cardId, keep) };
  });
}

async function setFavorite(cardId: string, keep: boolean): Promise<boolean> {
  try {
    const { favoriteCards } = await call('POST /card/favorite', {
      body: { cardId, rank: 1, delete: keep ? '0' : '1', ...softLoginParams() },
    });
    setUser({ ...currentSession().user, favoriteCards });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.warn('Error toggling favorite', error.message);
    return false;
  }
}
