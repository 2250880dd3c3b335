import { useSyncExternalStore } from 'react';
import type { User } from '#contract/session.ts';
import { ApiError, call } from '#app/client/api.ts';
import { retryChunk } from '#app/client/release/chunk-retry.ts';
import { notInitialized, SIGNED_OUT_USER, queryOf, resolveFetchedUser, type Session } from './session-rules.ts';
import { softLoginParams } from './soft-login.ts';
import { setLogoutReason } from './logout-reason.ts';

let session: Session = notInitialized;
/** Counts changes of the session: an answer to a request from before the last change is outdated. */
let announcements = 0;
const listeners = new Set<() => void>();

function set(next: Session) {
  announcements++;
  session = next;
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The session. Pages are rendered without one, so it is known only after hydration. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, () => notInitialized);
}
export function currentSession(): Session {
  return session;
}
/** Sets the user that a call answered with. */
export function setUser(user: Session['user']): void {
  set({ initialized: true, user });
}

/** Called when the request failed, with a function that retries. */
type OnProblem = (message: string, askAgain: () => void) => void;
type Page = {
  ask: (query: Record<string, string>) => Promise<User>;
  search: () => string;
  path: () => string;
  /** the user changed or was signed out: signs out and reloads the page */
  reloadSignedOut: (found: User | null, wasIn: boolean) => Promise<void>;
  onProblem: OnProblem;
};

/** Fetches the session, with the current query. On failure reports it and counts the reader as signed out. */
export async function fetchSession(page: Page): Promise<void> {
  const { ask, search, path, reloadSignedOut, onProblem } = page;
  const before = announcements;
  try {
    const user = await ask({ ...queryOf(search()), ...softLoginParams() });
    if (announcements !== before || isLeaving) return;
    const next = resolveFetchedUser(session, user, path());
    if (next === 'accept') setUser(user);
    else {
      const { isLoggedIn } = session.user;
      set(notInitialized);
      await reloadSignedOut(next === 'reload' ? null : user, isLoggedIn);
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (announcements !== before) return;
    setUser(SIGNED_OUT_USER);
    onProblem('There was a problem getting user data', () => void fetchSession(page));
  }
}

let isLeaving = false;
/**
 * Changes the session and loads a whole new page, so that nothing loaded for one user is shown to the other. The session watch may
 * notice the change before the call has answered; it must not reload the page then.
 */
export async function changeSessionAndNavigate(path: string, change: () => Promise<unknown>): Promise<void> {
  isLeaving = true;
  try {
    await change();
  } catch (error) {
    isLeaving = false;
    throw error;
  }
  location.assign(path);
}

let asking: ReturnType<typeof call<'GET /login'>> | null = null;

/** Waits until no session request is running. */
export async function sessionSettled(): Promise<void> {
  await asking?.catch(() => undefined);
}

/** Fetches the session now and whenever it may have changed. Returns a function that stops it. */
export function startSession(onProblem: OnProblem): () => void {
  const ask = (query: Record<string, string>) => {
    // Two requests at once would create two sessions, and the second cookie would replace the first.
    asking ??= call('GET /login', { query }).finally(() => (asking = null));
    return asking.then(({ user }) => user);
  };
  const page: Page = {
    ask,
    search: () => location.search,
    path: () => location.pathname,
    async reloadSignedOut(found, wasIn) {
      // Nobody is logged out already.
      if (found?.memberId === null) {
        if (wasIn) setLogoutReason('ended');
      } else if (found !== null) {
        await call('GET /logout').catch(() => undefined);
        setLogoutReason('another');
        (await retryChunk('clear-member-data', () => import('./clear-member-data.ts'))).clearMemberData();
      }
      location.reload();
    },
    onProblem,
  };
  let isOver = false;
  let end = () => {};
  const watch = async () => {
    const cookies = [document.cookie];
    await fetchSession(page);
    cookies.push(document.cookie);
    const { watchSession } = await retryChunk('session-watch', () => import('./session-watch.ts'));
    if (!isOver) end = watchSession(() => void fetchSession(page), cookies);
  };
  void watch();
  return () => {
    isOver = true;
    end();
  };
}
