import { oncePerContext } from '#server/kernel/context.ts';
import type { Offer } from '#contract/payment.ts';
import type { MembershipType } from '#contract/session.ts';
import type { Database } from '#db/client.ts';
import { failure } from '#server/kernel/failure.ts';
import { type Actor, requireNotImpersonated, requireSoft } from '#server/kernel/actor.ts';
import { selectMembershipType } from './queries.ts';

/** Memberships, on a copy on which nothing is paid for: everybody has everything, so there is nothing to buy and nothing to renew. */
export type Membership = {
  /** What a member's membership is now. A soft login is enough. */
  sync(actor: Actor): Promise<{ type: MembershipType }>;
  /** What may be bought. */
  offers(): Offer[];
  /** Says whether a membership goes on after its term. @throws Failure where none is paid for. */
  setAutoRenew(actor: Actor): never;
};

export function createMembership({ db }: { db: Database }): Membership {
  return {
    async sync(actor) {
      const { memberId } = requireSoft(actor);
      return { type: (await selectMembershipType(db, memberId)) ?? 'logged-out' };
    },
    offers: () => [],
    setAutoRenew(actor) {
      requireNotImpersonated(actor);
      throw failure(
        'conflict',
        'general',
        'nothing-to-renew',
        'There are no paid memberships here, so there is nothing to renew. Every card is free to send.',
      );
    },
  };
}

/** Memberships, in this process. */
export const membershipOf = oncePerContext(({ db }) => createMembership({ db }));
