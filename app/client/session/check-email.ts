import { ApiError, call } from '#app/client/api.ts';
import { currentSession, sessionSettled, setUser } from './session.ts';

/**
 * Asks whether an address belongs to a member, for who is not logged in; the answer is part of the session from then on (specification,
 * section 5). An address that is none, or one asked too often, is not worth a word.
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
