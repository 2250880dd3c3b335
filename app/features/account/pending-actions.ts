import { ApiError } from '#app/client/api.ts';
import { withStorage } from '#app/client/browser-storage.ts';
import { currentSession } from '#app/client/session/session.ts';

type PendingAction = { memberId: string | null; action: unknown };
/** The control that the action belongs to; it runs the action once its member is back. */
type Control = 'settings' | 'choices' | 'photo';
const keyOf = (control: Control) => `account-pending-${control}`;

function read(control: Control): PendingAction[] {
  const stored = withStorage('sessionStorage', (storage) => storage.getItem(keyOf(control)));
  try {
    return typeof stored === 'string' ? (JSON.parse(stored) as PendingAction[]) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/**
 * Saves an action that failed because the session had been ended elsewhere. It runs after the member has signed in again.
 */
export function saveIfSignedOut(error: unknown, control: Control, action: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 401) return;
  const { memberId } = currentSession().user;
  const actions = JSON.stringify([...read(control), { memberId, action }]);
  withStorage('sessionStorage', (storage) => storage.setItem(keyOf(control), actions));
}

/** The pending actions of the signed-in member, removed from storage. Those of another member are dropped. */
export function takePendingActions<T>(control: Control): T[] {
  const { memberId } = currentSession().user;
  const own = read(control).filter((pending) => memberId !== null && pending.memberId === memberId);
  withStorage('sessionStorage', (storage) => storage.removeItem(keyOf(control)));
  return own.map(({ action }) => action as T);
}
