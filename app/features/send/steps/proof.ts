import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/** Does the work that the server asks for before a card leaves without an account, and shows it: base64 of the challenge with its solution. Null when it could not be done in time. */
export async function solve(challenge: Record<string, unknown>): Promise<string | null> {
  // The server sends what `createChallenge` of the same library made; the contract keeps it opaque.
  const given = challenge as Record<string, unknown> & Challenge;
  const solution = await solveChallenge({ challenge: given, deriveKey });
  return solution && btoa(JSON.stringify({ challenge: given, solution }));
}
