import { solveChallenge as solve } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/** Solves a proof-of-work challenge. @returns the challenge with its solution in base64; null when it could not be solved in time */
export async function solveChallenge(challenge: Record<string, unknown>): Promise<string | null> {
  // The server sends what `createChallenge` of the same library returned; the contract keeps it opaque.
  const given = challenge as Record<string, unknown> & Challenge;
  const solution = await solve({ challenge: given, deriveKey });
  return solution && btoa(JSON.stringify({ challenge: given, solution }));
}
