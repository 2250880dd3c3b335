import { createChallenge, type Challenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Database } from '#db/client.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Clock } from '#server/ports/clock.ts';

const MINUTES = 20;
/** About a second of work for a phone; nothing for a person, dear for a machine that sends by the thousand. */
const COST = 2000;
const ALGORITHM = 'PBKDF2/SHA-256';
const KEY_BYTES = 32;
const KEY_PREFIX = '00';

const HexText = z.string().regex(/^[0-9a-f]{1,256}$/i);
/** A challenge as it was made here, and its solution. Anything else is refused before the library reads it. */
const Payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(ALGORITHM),
      nonce: HexText,
      salt: HexText,
      cost: z.literal(COST),
      keyLength: z.literal(KEY_BYTES),
      keyPrefix: z.literal(KEY_PREFIX),
      expiresAt: z.int().positive(),
    }),
    signature: HexText,
  }),
  solution: z.object({ counter: z.int().min(0).max(0xffffffff), derivedKey: HexText }),
});

/** A proof of work that sending without an account asks for away from loopback: checked here, and each challenge counts once. */
export type ProofOfWork = {
  challenge(): Promise<Challenge>;
  /** @throws Failure at `proof`. */ check(payload: string | undefined): Promise<void>;
};

export function proofOfWork(db: Database, clock: Clock, secret: string): ProofOfWork {
  return {
    challenge: () =>
      createChallenge({
        algorithm: ALGORITHM,
        cost: COST,
        keyLength: KEY_BYTES,
        keyPrefix: KEY_PREFIX,
        deriveKey,
        expiresAt: new Date(clock.now() + MINUTES * 60_000),
        hmacSignatureSecret: secret,
      }),
    async check(payload) {
      const read = payload === undefined ? null : readPayload(payload);
      if (read === null) throw refused();
      const result = await verifySolution({
        challenge: read.challenge,
        solution: read.solution,
        deriveKey,
        hmacSignatureSecret: secret,
      });
      if (!result.verified) throw refused();
      const spent = await db
        .insertInto('spent_challenges')
        .values({ challenge: read.challenge.signature, expires_at: new Date(clock.now() + MINUTES * 60_000) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (spent.numInsertedOrUpdatedRows !== 1n) throw refused();
    },
  };
}

function refused() {
  return failure('invalid', 'proof', 'proof', 'We could not check that you are a person. Press Send again.');
}

/** The payload is base64 of JSON, as the library's browser part writes it; null for anything else. */
function readPayload(payload: string): z.output<typeof Payload> | null {
  try {
    return Payload.safeParse(JSON.parse(Buffer.from(payload, 'base64').toString('utf8'))).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Deletes the used challenges that have expired: their solutions are refused anyway. */
export async function deleteExpiredChallenges({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  await db.deleteFrom('spent_challenges').where('expires_at', '<', new Date(clock.now())).execute();
}
