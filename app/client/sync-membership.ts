import { ApiError, call } from './api.ts';
import { currentSession, takeUser } from './session.ts';
import { softPair } from './soft-pair.ts';

/** Asks what the member's membership is now; the answer is part of the session from then on. A failure is said (specification, section 8). */
export async function syncMembership(onProblem: (message: string) => void): Promise<void> {
  try {
    const { membershipInfo } = await call('GET /payment/sync_membership', { query: { ...softPair() } });
    takeUser({ ...currentSession().user, membershipInfo });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    onProblem('There was a problem syncing membership data');
  }
}
