import type { Database, Queryable } from '#db/client.ts';
import { type Dispatch, dispatchOf } from '#server/dispatch/dispatch.ts';
import { oncePerContext } from '#server/kernel/context.ts';
import type { Keys } from '#server/kernel/keys.ts';
import type { Clock } from '#server/ports/clock.ts';
import { relyingPartyOf } from './ceremonies.ts';
import { createChallenges } from './challenges.ts';
import { createMemberPasskeys, type MemberPasskeys } from './member-passkeys.ts';
import { deleteChallengesBefore, selectPasskeysOf } from './queries.ts';
import { createSignInPasskeys, type SignInPasskeys } from './sign-in-passkeys.ts';
import { type PasskeyView, viewPasskey } from './view.ts';

export { NewPasskey } from './challenges.ts';

/** Passkeys (WebAuthn): signing in and registering with one, and those that a member keeps. */
export type Passkeys = SignInPasskeys & MemberPasskeys;

export type PasskeyDeps = { db: Database; keys: Keys; clock: Clock; dispatch: Dispatch; publicUrl: string };

export function createPasskeys(deps: PasskeyDeps): Passkeys {
  const party = relyingPartyOf(deps.publicUrl);
  const challenges = createChallenges(deps, party);
  return { ...createSignInPasskeys(deps, party, challenges), ...createMemberPasskeys(deps, party, challenges) };
}

/** A member's passkeys, the oldest first. */
export async function listPasskeys(db: Queryable, memberId: string): Promise<PasskeyView[]> {
  return (await selectPasskeysOf(db, memberId)).map(viewPasskey);
}

/** Deletes expired challenges. */
export function deleteExpiredPasskeyChallenges({ db, clock }: Pick<PasskeyDeps, 'db' | 'clock'>): Promise<void> {
  return deleteChallengesBefore(db, new Date(clock.now()));
}

/** Passkeys, in this process. */
export const passkeysOf = oncePerContext((context) =>
  createPasskeys({ ...context, dispatch: dispatchOf(context), publicUrl: context.settings.publicUrl }),
);
