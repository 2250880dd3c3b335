import { ApiError, call } from '#app/client/api.ts';
import { currentSession, setUser } from './session.ts';
import { softLoginParams } from './soft-login.ts';

/** Fetches the current membership; the answer becomes part of the session. A failure shows an alert (specification, section 8). */
export async function syncMembership(onProblem: (message: string) => void): Promise<void> {
  try {
    const { membershipInfo } = await call('GET /payment/sync_membership', { query: { ...softLoginParams() } });
    setUser({ ...currentSession().user, membershipInfo });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    onProblem('There was a problem syncing membership data');
  }
}
