import type { User } from '#contract/session.ts';
import { currentSession, sessionSettled, setUser } from './session.ts';
import { call } from '#app/client/api.ts';
import { clearMemberData } from './clear-member-data.ts';
import { clearSoftLogin } from './soft-login.ts';

/**
 * Makes a call that changes who is signed in (sign-in, registration, sign-out). It waits for the session to exist, since two session cookies created
 * at once would overwrite each other. Afterwards the user of the reply is the current user.
 */
export async function changeSession<R extends { user: User }>(act: () => Promise<R>): Promise<R> {
  await sessionSettled();
  const reply = await act();
  setUser(reply.user);
  return reply;
}

/** Logs out: ends the session and the soft login. */
export async function logOut(): Promise<void> {
  clearSoftLogin();
  await sessionSettled();
  const wasIn = currentSession().user.isLoggedIn;
  await changeSession(() => call('GET /logout'));
  // A visitor's draft is stored on this device only.
  if (wasIn) clearMemberData();
}
