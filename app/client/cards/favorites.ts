import { ApiError, call } from '#app/client/api.ts';
import { withStorage } from '#app/client/storage/browser-storage.ts';
import { currentSession, setUser } from '#app/client/session/session.ts';
import { softLoginParams } from '#app/client/session/soft-login.ts';
import { parseStoredFields } from '#app/client/storage/stored-json.ts';

const KEY = 'cardamom:heart';
/** A visitor's favourite is remembered for one day, until they sign in. */
const WAITS_MS = 86_400_000;

/** Remembers the favourite of a visitor while they sign in, also when a mailed link opens in another tab. */
export function setPendingFavorite(cardId: string): void {
  withStorage('localStorage', (storage) => storage.setItem(KEY, JSON.stringify({ cardId, at: Date.now() })));
}

/** Adds the remembered favourite. @returns whether there was one. */
export async function savePendingFavorite(): Promise<boolean> {
  const text = withStorage('localStorage', (storage) => storage.getItem(KEY));
  withStorage('localStorage', (storage) => storage.removeItem(KEY));
  const { cardId, at } = parseStoredFields(text) ?? {};
  if (typeof cardId !== 'string' || typeof at !== 'number' || Date.now() - at > WAITS_MS) return false;
  return enqueue(async () => isKept(cardId) || setFavorite(cardId, true));
}

function isKept(cardId: string): boolean {
  return currentSession().user.favoriteCards.includes(cardId);
}

let last: Promise<unknown> = Promise.resolve();
/** One change at a time: each reply contains the whole list, and a late one would restore an older list. */
function enqueue<T>(change: () => Promise<T>): Promise<T> {
  const mine = last.then(change);
  last = mine.catch(() => undefined);
  return mine;
}

/**
 * Adds a card to the favourites, or removes it. The local list changes only after the server reports no errors (specification, section 4). Whether it
 * is added or removed is decided after all earlier changes.
 * @returns what was requested, and whether it succeeded.
 */
export function toggleFavorite(cardId: string): Promise<{ keep: boolean; isDone: boolean }> {
  return enqueue(async () => {
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
