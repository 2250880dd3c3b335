import { ApiError } from '#app/client/api.ts';
import { withStorage } from '#app/client/storage/browser-storage.ts';
import { currentSession } from '#app/client/session/session.ts';
import { type Fields, isFields, parseStored } from '#app/client/storage/stored-json.ts';

/** The control that the action belongs to; it runs the action once its member is back. */
type Control = 'settings' | 'choices' | 'photo';
const keyOf = (control: Control) => `account-pending-${control}`;

/** Each with the member whose it is. */
function parsePendingActions(control: Control): Fields[] {
  const stored = parseStored(withStorage('sessionStorage', (storage) => storage.getItem(keyOf(control))));
  return Array.isArray(stored) ? stored.filter(isFields) : [];
}

/**
 * Saves an action that failed because the session had been ended elsewhere. It runs after the member has signed in again.
 */
export function saveIfSignedOut(error: unknown, control: Control, action: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 401) return;
  const { memberId } = currentSession().user;
  const actions = JSON.stringify([...parsePendingActions(control), { memberId, action }]);
  withStorage('sessionStorage', (storage) => storage.setItem(keyOf(control), actions));
}

/** The pending actions of the signed-in member, removed from storage. Those of another member are dropped. */
export function takePendingActions<T>(control: Control): T[] {
  const { memberId } = currentSession().user;
  const own = parsePendingActions(control).filter((pending) => memberId !== null && pending.memberId === memberId);
  withStorage('sessionStorage', (storage) => storage.removeItem(keyOf(control)));
  return own.map(({ action }) => action as T);
}
