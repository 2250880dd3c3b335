import type { Database } from '#db/client.ts';
import type { Dispatch } from '#server/dispatch/dispatch.ts';
import { type Actor, requireNotImpersonated } from '#server/kernel/actor.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Clock } from '#server/ports/clock.ts';
import { notifyOfChange, requireSignInMethod } from '#server/sign-in-methods/sign-in-methods.ts';
import { PASSKEYS_MAX } from '#shared/limits.ts';
import type { Answered } from './answers.ts';
import { type RegistrationOptions, createRegistrationOptions, type RelyingParty } from './ceremonies.ts';
import { type Challenges, registrationFailure } from './challenges.ts';
import { deletePasskey, renamePasskey, selectPasskeysOf, selectPerson } from './queries.ts';
import { defaultPasskeyName, storePasskey } from './store-passkey.ts';

/** The passkeys that a member keeps. */
export type MemberPasskeys = {
  /** What is asked, to make one more for a member. */
  startAdding(actor: Actor): Promise<RegistrationOptions>;
  /** Keeps one more. @param name what its member calls it; after its device where nothing is given. */
  add(actor: Actor, answer: Answered, given: { name?: string | undefined; userAgent: string | null }): Promise<void>;
  rename(actor: Actor, passkeyId: string, name: string): Promise<void>;
  /** Takes one away. @throws Failure where it is the only sign-in method. */
  remove(actor: Actor, passkeyId: string): Promise<void>;
};

export function createMemberPasskeys(
  { db, clock, dispatch }: { db: Database; clock: Clock; dispatch: Dispatch },
  party: RelyingParty,
  challenges: Challenges,
): MemberPasskeys {
  return {
    async startAdding(actor) {
      const { memberId, sessionId } = requireNotImpersonated(actor);
      const [person, known] = await Promise.all([selectPerson(db, memberId), selectPasskeysOf(db, memberId)]);
      if (known.length >= PASSKEYS_MAX) throw enough();
      const { challenge, options } = await createRegistrationOptions(
        party,
        { memberId, ...person },
        known.map((row) => ({ id: row.passkey_id, transports: row.transports })),
      );
      await challenges.keep('one-more', challenge, sessionId, memberId);
      return options;
    },
    async add(actor, answer, { name, userAgent }) {
      const { memberId, sessionId } = requireNotImpersonated(actor);
      const passkey = {
        ...(await challenges.verifyRegistration('one-more', sessionId, answer)),
        name: name || defaultPasskeyName(userAgent),
      };
      if (passkey.memberId !== memberId) throw registrationFailure();
      await db.transaction().execute(async (tx) => {
        if ((await selectPasskeysOf(tx, memberId)).length >= PASSKEYS_MAX) throw enough();
        await storePasskey(tx, memberId, passkey, new Date(clock.now()));
        await notifyOfChange(tx, dispatch, memberId, { what: 'passkey-added', name: passkey.name });
      });
    },
    async rename(actor, passkeyId, name) {
      if (!(await renamePasskey(db, requireNotImpersonated(actor).memberId, passkeyId, name))) throw unknown();
    },
    async remove(actor, passkeyId) {
      const { memberId } = requireNotImpersonated(actor);
      await db.transaction().execute(async (tx) => {
        const name = await deletePasskey(tx, memberId, passkeyId);
        if (name === undefined) throw unknown();
        await requireSignInMethod(tx, memberId);
        await notifyOfChange(tx, dispatch, memberId, { what: 'passkey-removed', name });
      });
    },
  };
}

const enough = () =>
  failure(
    'conflict',
    'passkey',
    'enough-passkeys',
    'Your account has the maximum number of passkeys. Remove one first.',
  );
const unknown = () =>
  failure('not-found', 'passkeyId', 'unknown-passkey', 'This passkey is no longer in your account.');
