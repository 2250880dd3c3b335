import { ApiError, call } from '#app/client/api.ts';
import { currentSession, sessionSettled, setUser } from './session.ts';

/**
 * Asks whether an address belongs to a member, for users who are not logged in; the answer becomes part of the session (specification, section 5).
 * Invalid addresses and rate limiting show no message.
 */
export async function checkEmail(email: string, onProblem: (message: string) => void): Promise<void> {
  await sessionSettled();
  if (email.trim() === '' || currentSession().user.isLoggedIn) return;
  try {
    const { user } = await call('POST /check_email', { body: { email } });
    setUser({ ...currentSession().user, ...user });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status >= 500) onProblem('There was a problem checking user data');
  }
}
