import { call } from '#app/client/api.ts';
import { retryChunk } from '#app/client/release/chunk-retry.ts';

/** The proof of work that the server asks of senders without an account; null where it asks for none. */
export async function createProofOfWork(): Promise<string | null> {
  const { challenge } = await call('GET /card/send/challenge');
  if (challenge === null) return null;
  const { solveChallenge } = await retryChunk('solve-challenge', () => import('./solve-challenge.ts'));
  return solveChallenge(challenge);
}
