import { useSyncExternalStore } from 'react';
import type { User } from '#contract/session.ts';
import { ApiError, call } from './api.ts';
import { retryChunk } from './chunk-retry.ts';
import { notInitialized, loggedOut, queryOf, whenAskedAgain, type Session } from './session-rules.ts';
import { softPair } from './soft-pair.ts';
import { tellWhyOut } from './why-out.ts';

let session: Session = notInitialized;
/** How often it was told who is here: an answer to what was asked before the last time is old. */
let told = 0;
const listeners = new Set<() => void>();

function set(next: Session) {
  told++;
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

/** Says that it could not be asked, and is given what asks again. */
type OnProblem = (message: string, askAgain: () => void) => void;
type Page = {
  ask: (query: Record<string, string>) => Promise<User>;
  search: () => string;
  path: () => string;
  /** somebody else is here, or nobody any more: logs them out, and loads the page again */
  startAnew: (found: User | null, wasIn: boolean) => Promise<void>;
  onProblem: OnProblem;
};

/** Asks the server who is here, with the current query. A failure is said, and the reader counts as logged out. */
export async function askForSession(page: Page): Promise<void> {
  const { ask, search, path, startAnew, onProblem } = page;
  const before = told;
  try {
    const user = await ask({ ...queryOf(search()), ...softPair() });
    if (told !== before || isLeaving) return;
    const next = whenAskedAgain(session, user, path());
    if (next === 'take') takeUser(user);
    else {
      const { isLoggedIn } = session.user;
      set(notInitialized);
      await startAnew(next === 'load-anew' ? null : user, isLoggedIn);
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (told !== before) return;
    takeUser(loggedOut);
    onProblem('There was a problem getting user data', () => void askForSession(page));
  }
}

let isLeaving = false;
/**
 * Makes somebody else of who is here, and leaves for a whole new page: nothing that was loaded for the one is shown to the other. The
 * browser may hear of the change before the call has answered; that is no stranger then, and loads no page in the place of that one.
 */
export async function leaveFor(path: string, change: () => Promise<unknown>): Promise<void> {
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

/** Waits until nothing is being asked. */
export async function sessionSettled(): Promise<void> {
  await asking?.catch(() => undefined);
}

/** Asks now, and again whenever somebody else may be here. Returns what ends it. */
export function startSession(onProblem: OnProblem): () => void {
  const ask = (query: Record<string, string>) => {
    // Two askings at once would make two sessions, and the second cookie would lose what the first one owns.
    asking ??= call('GET /login', { query }).finally(() => (asking = null));
    return asking.then(({ user }) => user);
  };
  const page: Page = {
    ask,
    search: () => location.search,
    path: () => location.pathname,
    async startAnew(found, wasIn) {
      // Nobody is logged out already.
      if (found?.memberId === null) {
        if (wasIn) tellWhyOut('ended');
      } else if (found !== null) {
        await call('GET /logout').catch(() => undefined);
        tellWhyOut('another');
        (await retryChunk('forget-theirs', () => import('./forget-theirs.ts'))).forgetTheirs();
      }
      location.reload();
    },
    onProblem,
  };
  let isOver = false;
  let end = () => {};
  const watch = async () => {
    const cookies = [document.cookie];
    await askForSession(page);
    cookies.push(document.cookie);
    const { watchSession } = await retryChunk('session-watch', () => import('./session-watch.ts'));
    if (!isOver) end = watchSession(() => void askForSession(page), cookies);
  };
  void watch();
  return () => {
    isOver = true;
    end();
  };
}
