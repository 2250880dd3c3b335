import type { Database, Tx } from '#db/client.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Clock } from '#server/ports/clock.ts';
import { newId } from '#shared/ids.ts';
import type { Answered } from './answers.ts';
import {
  type CeremonyOptions,
  type RegistrationOptions,
  createSignInOptions,
  createRegistrationOptions,
  verifySignIn,
  type RelyingParty,
} from './ceremonies.ts';
import type { Challenges, NewPasskey } from './challenges.ts';
import { recordUse, selectPasskey } from './queries.ts';
import { defaultPasskeyName, storePasskey } from './store-passkey.ts';

/** Signing in with a passkey, and joining with one. */
export type SignInPasskeys = {
  /** The options for signing in. @param sessionId of the browser: the answer is accepted there only, once, within five minutes. */
  begin(sessionId: string): Promise<CeremonyOptions>;
  /** @returns the member whose passkey answered. @throws Failure at `passkey`, with the same words whatever was wrong. */
  verify(sessionId: string | null, answer: Answered): Promise<string>;
  /** What is asked, to make a passkey for somebody who joins. The answer is the same for an address that is known. */
  startRegistration(sessionId: string, person: { email: string; name: string }): Promise<RegistrationOptions>;
  /** Checks a passkey that was made for somebody who joins. Nothing is kept. @throws Failure at `passkey`. */
  verifyNew(sessionId: string | null, answer: Answered, userAgent: string | null): Promise<NewPasskey>;
  /** Keeps it, in the transaction that makes the account. @throws where the account has another id than the passkey was made for. */
  keep(tx: Tx, memberId: string, passkey: NewPasskey): Promise<void>;
};

export function createSignInPasskeys(
  { db, clock }: { db: Database; clock: Clock },
  party: RelyingParty,
  challenges: Challenges,
): SignInPasskeys {
  const now = () => new Date(clock.now());
  return {
    async begin(sessionId) {
      const { challenge, options } = await createSignInOptions(party);
      await challenges.keep('come-in', challenge, sessionId, null);
      return options;
    },
    async verify(sessionId, answer) {
      const taken = await challenges.take('come-in', sessionId, answer);
      const passkey = taken && (await selectPasskey(db, answer.id));
      const used = taken && passkey && (await verifySignIn(party, answer, taken.challenge, passkey));
      if (!passkey || !used) throw notKnown();
      if (!(await recordUse(db, { passkeyId: passkey.passkey_id, ...used, now: now() }))) throw notKnown();
      return passkey.member_id;
    },
    async startRegistration(sessionId, person) {
      const memberId = newId(clock.now());
      const { challenge, options } = await createRegistrationOptions(party, { memberId, ...person }, []);
      await challenges.keep('join', challenge, sessionId, memberId);
      return options;
    },
    async verifyNew(sessionId, answer, userAgent) {
      return {
        ...(await challenges.verifyRegistration('join', sessionId, answer)),
        name: defaultPasskeyName(userAgent),
      };
    },
    async keep(tx, memberId, passkey) {
      if (memberId !== passkey.memberId) throw new Error(`The passkey was made for the account ${passkey.memberId}.`);
      await storePasskey(tx, memberId, passkey, now());
    },
  };
}

const notKnown = () =>
  failure(
    'unauthenticated',
    'passkey',
    'wrong-passkey',
    'We could not sign you in with this passkey. Try again, or sign in another way.',
  );
