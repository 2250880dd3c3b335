import { ApiError } from '#app/client/api.ts';
import { inStorage } from '#app/client/browser-storage.ts';
import { currentSession } from '#app/client/session.ts';

type LateAct = { memberId: string | null; act: unknown };
/** Where it was pressed, and is done once its member is back. */
type Place = 'settings' | 'choices' | 'photo';
const keyOf = (place: Place) => `account-late-${place}`;

function read(place: Place): LateAct[] {
  const kept = inStorage('sessionStorage', (storage) => storage.getItem(keyOf(place)));
  try {
    return typeof kept === 'string' ? (JSON.parse(kept) as LateAct[]) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/**
 * Keeps what acts at a touch, where it was not taken because the session had been ended elsewhere. Its member is at the door in a moment, and
 * finds it done on coming back.
 */
export function keepIfLate(error: unknown, place: Place, act: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 401) return;
  const { memberId } = currentSession().user;
  const acts = JSON.stringify([...read(place), { memberId, act }]);
  inStorage('sessionStorage', (storage) => storage.setItem(keyOf(place), acts));
}

/** What waits there for who is here now. It is handed out once; what was another member's is let go of. */
export function takeLate<T>(place: Place): T[] {
  const { memberId } = currentSession().user;
  const mine = read(place).filter((late) => memberId !== null && late.memberId === memberId);
  inStorage('sessionStorage', (storage) => storage.removeItem(keyOf(place)));
  return mine.map(({ act }) => act as T);
}
