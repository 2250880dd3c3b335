import { oncePerContext } from '#server/kernel/context.ts';
import { dispatchOf } from '#server/dispatch/dispatch.ts';
import { z } from 'zod';
import type { Database, Queryable, Tx } from '#db/client.ts';
import type { Dispatch } from '#server/dispatch/dispatch.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Keys } from '#server/kernel/keys.ts';
import type { Clock } from '#server/ports/clock.ts';
import { type Actor, requireNotImpersonated } from '#server/kernel/actor.ts';
import { systemIn } from '#server/sessions/sessions.ts';
import { requireSignInMethod, notifyOfChange } from '#server/sign-in-methods/sign-in-methods.ts';
import { newId } from '#shared/ids.ts';
import { PASSKEYS_MAX } from '#shared/limits.ts';
import { type Answered, challengeIn } from './answers.ts';
import {
  type Asked,
  type AskedToMake,
  askToComeIn,
  askToMake,
  CEREMONY_MS,
  checkComingIn,
  checkMade,
  Made,
  partyOf,
} from './ceremonies.ts';
import {
  deleteChallengesBefore,
  deletePasskey,
  insertChallenge,
  insertPasskey,
  noteUse,
  renamePasskey,
  selectPasskey,
  selectPasskeysOf,
  selectPerson,
  takeChallenge,
} from './queries.ts';
import { type PasskeyView, viewPasskey } from './view.ts';

/** A passkey that was made and checked, and is not a member's yet. It waits in the payload of a mailed link. */
export const NewPasskey = Made.extend({
  /** The account it was made for, which may not be there yet: who joins with it gets an account with just this id. */
  memberId: z.string(),
  name: z.string(),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

/** Passkeys (WebAuthn): coming in with one, joining with one, and those that a member keeps. */
export type Passkeys = {
  /** What a passkey is asked, to come in. @param sessionId of the browser; the answer counts there alone, once, within five minutes. */
  begin(sessionId: string): Promise<Asked>;
  /** @returns the member whose passkey answered. @throws Failure at `passkey`, with the same words whatever was wrong. */
  verify(sessionId: string | null, answer: Answered): Promise<string>;
  /** What is asked, to make a passkey for somebody who joins. The answer is the same for an address that is known. */
  beginNew(sessionId: string, person: { email: string; name: string }): Promise<AskedToMake>;
  /** Checks a passkey that was made for somebody who joins. Nothing is kept. @throws Failure at `passkey`. */
  verifyNew(sessionId: string | null, answer: Answered, userAgent: string | null): Promise<NewPasskey>;
  /** Keeps it, in the transaction that makes the account. @throws where the account has another id than the passkey was made for. */
  keep(tx: Tx, memberId: string, passkey: NewPasskey): Promise<void>;

  /** What is asked, to make one more for a member. */
  beginAnother(actor: Actor): Promise<AskedToMake>;
  /** Keeps one more. @param name what its member calls it; after its device where nothing is given. */
  add(actor: Actor, answer: Answered, given: { name?: string | undefined; userAgent: string | null }): Promise<void>;
  rename(actor: Actor, passkeyId: string, name: string): Promise<void>;
  /** Takes one away. @throws Failure where it is the last way in. */
  remove(actor: Actor, passkeyId: string): Promise<void>;
};

/** What a challenge is for: one that was asked for one thing answers no other. */
type Purpose = 'come-in' | 'join' | 'one-more';
export type PasskeyDeps = { db: Database; keys: Keys; clock: Clock; dispatch: Dispatch; publicUrl: string };

export function createPasskeys({ db, keys, clock, dispatch, publicUrl }: PasskeyDeps): Passkeys {
  const party = partyOf(publicUrl);
  const now = () => new Date(clock.now());
  const hashOf = (purpose: Purpose, challenge: string) => keys.hash(`passkey-${purpose}`, challenge);

  async function keepChallenge(purpose: Purpose, challenge: string, sessionId: string, memberId: string | null) {
    await insertChallenge(db, {
      challenge_hash: hashOf(purpose, challenge),
      session_id: sessionId,
      member_id: memberId,
      expires_at: new Date(clock.now() + CEREMONY_MS),
    });
  }
  /** The challenge that an answer goes with, which is used up by that; null where it was none of ours. */
  async function take(purpose: Purpose, sessionId: string | null, answer: Answered) {
    const challenge = challengeIn(answer);
    if (challenge === null || sessionId === null) return null;
    const row = await takeChallenge(db, { hash: hashOf(purpose, challenge), sessionId, now: now() });
    return row === undefined ? null : { challenge, memberId: row.member_id };
  }
  async function made(purpose: Purpose, sessionId: string | null, answer: Answered) {
    const taken = await take(purpose, sessionId, answer);
    const passkey = taken && (await checkMade(party, answer, taken.challenge));
    if (!taken?.memberId || !passkey) throw notMade();
    return { ...passkey, memberId: taken.memberId };
  }
  async function insert(db: Queryable, memberId: string, passkey: NewPasskey): Promise<void> {
    const isNew = await insertPasskey(db, {
      passkey_id: passkey.passkeyId,
      member_id: memberId,
      public_key: Buffer.from(passkey.publicKey, 'base64url'),
      counter: passkey.counter,
      transports: passkey.transports,
      name: passkey.name,
      is_backed_up: passkey.isBackedUp,
      created_at: now(),
      last_used_at: null,
    });
    if (!isNew) throw failure('conflict', 'passkey', 'known-passkey', 'This passkey is already used by an account.');
  }

  return {
    async begin(sessionId) {
      const { challenge, options } = await askToComeIn(party);
      await keepChallenge('come-in', challenge, sessionId, null);
      return options;
    },
    async verify(sessionId, answer) {
      const taken = await take('come-in', sessionId, answer);
      const passkey = taken && (await selectPasskey(db, answer.id));
      const used = taken && passkey && (await checkComingIn(party, answer, taken.challenge, passkey));
      if (!passkey || !used) throw notKnown();
      if (!(await noteUse(db, { passkeyId: passkey.passkey_id, ...used, now: now() }))) throw notKnown();
      return passkey.member_id;
    },
    async beginNew(sessionId, person) {
      const memberId = newId(clock.now());
      const { challenge, options } = await askToMake(party, { memberId, ...person }, []);
      await keepChallenge('join', challenge, sessionId, memberId);
      return options;
    },
    async verifyNew(sessionId, answer, userAgent) {
      return { ...(await made('join', sessionId, answer)), name: nameFor(userAgent) };
    },
    async keep(tx, memberId, passkey) {
      if (memberId !== passkey.memberId) throw new Error(`The passkey was made for the account ${passkey.memberId}.`);
      await insert(tx, memberId, passkey);
    },

    async beginAnother(actor) {
      const { memberId, sessionId } = requireNotImpersonated(actor);
      const [person, known] = await Promise.all([selectPerson(db, memberId), selectPasskeysOf(db, memberId)]);
      if (known.length >= PASSKEYS_MAX) throw enough();
      const { challenge, options } = await askToMake(
        party,
        { memberId, ...person },
        known.map((row) => ({ id: row.passkey_id, transports: row.transports })),
      );
      await keepChallenge('one-more', challenge, sessionId, memberId);
      return options;
    },
    async add(actor, answer, { name, userAgent }) {
      const { memberId, sessionId } = requireNotImpersonated(actor);
      const passkey = { ...(await made('one-more', sessionId, answer)), name: name || nameFor(userAgent) };
      if (passkey.memberId !== memberId) throw notMade();
      await db.transaction().execute(async (tx) => {
        if ((await selectPasskeysOf(tx, memberId)).length >= PASSKEYS_MAX) throw enough();
        await insert(tx, memberId, passkey);
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

/** A member's passkeys, the oldest first. */
export async function listPasskeys(db: Queryable, memberId: string): Promise<PasskeyView[]> {
  return (await selectPasskeysOf(db, memberId)).map(viewPasskey);
}

/** Lets go of what was asked and never answered. */
export function deleteExpiredPasskeyChallenges({ db, clock }: Pick<PasskeyDeps, 'db' | 'clock'>): Promise<void> {
  return deleteChallengesBefore(db, new Date(clock.now()));
}

/** What a passkey is called after the device that it was made on. */
function nameFor(userAgent: string | null): string {
  const system = systemIn(userAgent ?? '');
  return system === undefined ? 'Passkey' : `Passkey on ${system}`;
}

const notKnown = () =>
  failure(
    'unauthenticated',
    'passkey',
    'wrong-passkey',
    'We could not sign you in with this passkey. Try again, or sign in another way.',
  );
const notMade = () => failure('invalid', 'passkey', 'wrong-passkey', 'We could not save the passkey. Start again.');
const enough = () =>
  failure(
    'conflict',
    'passkey',
    'enough-passkeys',
    'Your account has the maximum number of passkeys. Remove one first.',
  );
const unknown = () =>
  failure('not-found', 'passkeyId', 'unknown-passkey', 'This passkey is no longer in your account.');

/** Passkeys, in this process. */
export const passkeysOf = oncePerContext((context) =>
  createPasskeys({ ...context, dispatch: dispatchOf(context), publicUrl: context.settings.publicUrl }),
);
