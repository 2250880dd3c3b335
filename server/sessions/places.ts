import type { Database } from '#db/client.ts';
import type { LoggedIn } from '#server/kernel/actor.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Clock } from '#server/ports/clock.ts';
import { endSessionsOf } from './impersonation.ts';
import { selectSessionsOf, type SessionFilter } from './queries.ts';
import { type SignedInPlace, viewPlace } from './view.ts';

/** The browsers in which a member is signed in. */
export type Places = {
  /** Where a member is signed in. */
  places(actor: LoggedIn): Promise<SignedInPlace[]>;
  /** Signs out in one place. @throws Failure where the member is not signed in there. */
  endPlace(actor: LoggedIn, sessionId: string): Promise<void>;
  /** Signs out everywhere but here. */
  endOtherPlaces(actor: LoggedIn): Promise<void>;
  /** Signs a member out everywhere. */
  endAll(memberId: string): Promise<void>;
};

export function createPlaces({ db, clock }: { db: Database; clock: Clock }): Places {
  const now = () => new Date(clock.now());
  const end = (memberId: string, which: SessionFilter) =>
    db.transaction().execute((tx) => endSessionsOf(tx, memberId, which, now()));
  return {
    async places(actor) {
      const rows = await selectSessionsOf(db, actor.memberId, now());
      return rows.map((row) => viewPlace(row, actor.sessionId));
    },
    async endPlace(actor, sessionId) {
      if ((await end(actor.memberId, { only: sessionId })) === 0)
        throw failure('not-found', 'sessionId', 'unknown-session', 'You are no longer signed in there.');
    },
    async endOtherPlaces(actor) {
      await end(actor.memberId, { except: actor.sessionId });
    },
    async endAll(memberId) {
      await end(memberId, {});
    },
  };
}
