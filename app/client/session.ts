import { useSyncExternalStore } from 'react';
import type { User } from '#contract/session.ts';
import { ApiError, call } from './api.ts';
import { notInitialized, loggedOut, queryOf, whenAskedAgain, type Session } from './session-rules.ts';

let session: Session = notInitialized;
const listeners = new Set<() => void>();

function set(next: Session) {
  session = next;
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Who is here. The server renders for nobody in particular, so the session is known only some time after the page came to life. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, () => notInitialized);
}
export function currentSession(): Session {
  return session;
}
/** Takes what a call of the session answered with. */
export function takeUser(user: Session['user']): void {
  set({ initialized: true, user });
}

type Page = {
  ask: (query: Record<string, string>) => Promise<User>;
  search: () => string;
  path: () => string;
  startAnew: () => void;
  onProblem: (message: string) => void;
};

/** Asks the server who is here, with the current query. A failure is said, and the reader counts as logged out. */
export async function askForSession({ ask, search, path, startAnew, onProblem }: Page): Promise<void> {
  try {
    const user = await ask(queryOf(search()));
    if (whenAskedAgain(session, user, path()) === 'start-anew') {
      set(notInitialized);
      startAnew();
    } else takeUser(user);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    takeUser(loggedOut);
    onProblem('There was a problem getting user data');
  }
}

let asking: ReturnType<typeof call<'GET /login'>> | null = null;

/** Asks now, and again whenever the tab comes back into sight. Returns what ends it. */
export function startSession(onProblem: (message: string) => void): () => void {
  const ask = (query: Record<string, string>) => {
    // Two askings at once would make two sessions, and the second cookie would lose what the first one owns.
    asking ??= call('GET /login', { query }).finally(() => (asking = null));
    return asking.then(({ user }) => user);
  };
  const page: Page = {
    ask,
    search: () => location.search,
    path: () => location.pathname,
    startAnew: () => location.reload(),
    onProblem,
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') void askForSession(page);
  };
  void askForSession(page);
  document.addEventListener('visibilitychange', onVisible);
  return () => document.removeEventListener('visibilitychange', onVisible);
}
