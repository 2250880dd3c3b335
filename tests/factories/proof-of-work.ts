import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { TestVisitor } from '#tests/app.ts';

/** A challenge is opaque in the contract. This is what the library needs to solve it. */
const SolvableChallenge: z.ZodType<Challenge> = z.looseObject({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
  signature: z.string(),
});

/** A challenge for a visitor who wants to send a card. The app must not be one for loopback only, which asks for none. */
export async function requestChallenge(visitor: TestVisitor): Promise<Challenge> {
  return SolvableChallenge.parse((await visitor.call('GET /card/send/challenge')).challenge);
}

/** The solution of a challenge; null if there is none in time. */
export function solve(challenge: Challenge): ReturnType<typeof solveChallenge> {
  return solveChallenge({ challenge, deriveKey });
}
