import type { User } from '#contract/session.ts';
import { currentSession, sessionSettled, setUser } from './session.ts';
import { call } from '#app/client/api.ts';
import { clearMemberData } from './clear-member-data.ts';
import { clearSoftLogin } from './soft-login.ts';

/**
 * Does what changes who is signed in (sign-in, registration, sign-out): not before the session exists, since two cookies created at
 * once would overwrite each other. The user of the reply is the signed-in one from then on.
 */
export async function changeSession<R extends { user: User }>(act: () => Promise<R>): Promise<R> {
  await sessionSettled();
  const reply = await act();
  setUser(reply.user);
  return reply;
}

/** Logs out: of the session, and of what the link of a mail allowed. */
export async function logOut(): Promise<void> {
  clearSoftLogin();
  await sessionSettled();
  const wasIn = currentSession().user.isLoggedIn;
  await changeSession(() => call('GET /logout'));
  // A visitor's draft is kept on this device alone.
  if (wasIn) clearMemberData();
}
