import { ApiError, call } from '#app/client/api.ts';
import { currentSession, setUser } from './session.ts';
import { softLoginParams } from './soft-login.ts';

/** Asks what the member's membership is now; the answer is part of the session from then on. A failure is said (specification, section 8). */
export async function syncMembership(onProblem: (message: string) => void): Promise<void> {
  try {
    const { membershipInfo } = await call('GET /payment/sync_membership', { query: { ...softLoginParams() } });
    setUser({ ...currentSession().user, membershipInfo });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    onProblem('There was a problem syncing membership data');
  }
}
