import { z } from 'zod';
import type { Database } from '#db/client.ts';
import type { Keys } from '#server/kernel/keys.ts';
import type { Clock } from '#server/ports/clock.ts';
import { failure } from '#server/kernel/failure.ts';
import { type Answered, challengeIn } from './answers.ts';
import { CEREMONY_MS, checkMade, VerifiedRegistration, type RelyingParty } from './ceremonies.ts';
import { insertChallenge, consumeChallenge } from './queries.ts';

/** A passkey that was made and checked, and is not a member's yet. It waits in the payload of a mailed link. */
export const NewPasskey = VerifiedRegistration.extend({
  /** The account it was made for, which may not be there yet: who joins with it gets an account with just this id. */
  memberId: z.string(),
  name: z.string(),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

/** What a challenge is for: one that was asked for one thing answers no other. */
export type Purpose = 'come-in' | 'join' | 'one-more';

/** What passkeys were asked with. Each counts once, in its session, for five minutes. */
export type Challenges = {
  /** @param memberId the account that a passkey is created for; null for a sign-in. */
  keep(purpose: Purpose, challenge: string, sessionId: string, memberId: string | null): Promise<void>;
  /** The challenge that an answer goes with, which is used up by that; null where it was none of ours. */
  take(
    purpose: Purpose,
    sessionId: string | null,
    answer: Answered,
  ): Promise<{ challenge: string; memberId: string | null } | null>;
  /** The passkey that an answer has made. @throws Failure at `passkey`. */
  verifyRegistration(purpose: Purpose, sessionId: string | null, answer: Answered): Promise<Omit<NewPasskey, 'name'>>;
};

export function createChallenges(
  { db, keys, clock }: { db: Database; keys: Keys; clock: Clock },
  party: RelyingParty,
): Challenges {
  const hashOf = (purpose: Purpose, challenge: string) => keys.hash(`passkey-${purpose}`, challenge);
  const take: Challenges['take'] = async (purpose, sessionId, answer) => {
    const challenge = challengeIn(answer);
    if (challenge === null || sessionId === null) return null;
    const hash = hashOf(purpose, challenge);
    const row = await consumeChallenge(db, { hash, sessionId, now: new Date(clock.now()) });
    return row === undefined ? null : { challenge, memberId: row.member_id };
  };
  return {
    take,
    async keep(purpose, challenge, sessionId, memberId) {
      await insertChallenge(db, {
        challenge_hash: hashOf(purpose, challenge),
        session_id: sessionId,
        member_id: memberId,
        expires_at: new Date(clock.now() + CEREMONY_MS),
      });
    },
    async verifyRegistration(purpose, sessionId, answer) {
      const taken = await take(purpose, sessionId, answer);
      const passkey = taken && (await checkMade(party, answer, taken.challenge));
      if (!taken?.memberId || !passkey) throw registrationFailure();
      return { ...passkey, memberId: taken.memberId };
    },
  };
}

/** The same words whatever was wrong with a passkey that was to be made. */
export const registrationFailure = () =>
  failure('invalid', 'passkey', 'wrong-passkey', 'We could not save the passkey. Start again.');
