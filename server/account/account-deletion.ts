import { oncePerContext } from '#server/kernel/context.ts';
import { type Dispatch, dispatchOf } from '#server/dispatch/dispatch.ts';
import { scheduleDeletion } from '#server/members/members.ts';
import { createPasswords, type MailedLinks, mailedLinksOf, type Passwords } from '#server/sign-in/sign-in.ts';
import { type CardDeliveries, cardDeliveriesOf } from '#server/card-sends/card-sends.ts';
import type { Database, Tx } from '#db/client.ts';
import { failure } from '#server/kernel/failure.ts';
import type { RateLimit } from '#server/kernel/rate-limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import { type Actor, requireNotImpersonated } from '#server/kernel/actor.ts';
import { endSessionsOf } from '#server/sessions/sessions.ts';
import { ACCOUNT_DELETED } from './mails.ts';
import { deletionTime } from './policy.ts';
import { ACCOUNT_LIMITS } from './limits.ts';
import { lockMember, selectPasswordHash } from './queries.ts';

export type AccountDeletionDeps = {
  db: Database;
  clock: Clock;
  dispatch: Dispatch;
  deliveries: Pick<CardDeliveries, 'cancelPlanned'>;
  mailedLinks: MailedLinks;
  passwords: Pick<Passwords, 'verify'>;
  /** Tries of the password. */ passwordLimit: RateLimit;
};
export type DeletionInput = { sentCards: 'leave' | 'take-down'; password?: string | undefined };

/** Leaving: as easy as joining, and until the end of the day one press undoes it. */
export function createAccountDeletion(deps: AccountDeletionDeps) {
  const { db, clock, dispatch, deliveries, mailedLinks } = deps;

  /** The member in person says it, with the password where there is one. */
  async function checkPassword(memberId: string, typed: string | undefined): Promise<void> {
    const kept = await selectPasswordHash(db, memberId);
    if (kept === null) return;
    if (!typed)
      throw failure('invalid', 'password', 'password', 'Enter your password, so that nobody else can do this.');
    await deps.passwordLimit.take(memberId, 'password', (wait) => `Too many attempts. Try again in ${wait}.`);
    if (!(await deps.passwords.verify(typed, kept)))
      throw failure('invalid', 'password', 'wrong-password', 'This is not the password of your account.');
  }

  async function close(tx: Tx, memberId: string, sentCards: DeletionInput['sentCards']): Promise<Date> {
    const member = await lockMember(tx, memberId);
    if (member === undefined) throw failure('conflict', 'general', 'leaving', 'This account is already closed.');
    const now = clock.now();
    const until = deletionTime(now, member.zone);
    await scheduleDeletion(tx, memberId, { until, sentCards }, new Date(now));
    await deliveries.cancelPlanned(tx, memberId);
    const link = await mailedLinks.make(tx, { kind: 'restore', email: member.email, memberId, until });
    const payload = { tokenSealed: link.tokenSealed };
    await dispatch.schedule(tx, ACCOUNT_DELETED, { memberId, address: member.email, payload });
    await endSessionsOf(tx, memberId, {}, new Date(now));
    return until;
  }

  return {
    /**
     * Closes the account at once: nobody is signed in to it any more, planned cards do not leave, and a mail has the link that undoes it.
     * @returns until when it can be undone. @throws Failure at `password`.
     */
    async leave(actor: Actor, { sentCards, password }: DeletionInput): Promise<Date> {
      const { memberId } = requireNotImpersonated(actor);
      await checkPassword(memberId, password);
      return db.transaction().execute((tx) => close(tx, memberId, sentCards));
    },
  };
}

/** Account deletion, in this process. */
export const accountDeletionOf = oncePerContext((context) =>
  createAccountDeletion({
    ...context,
    dispatch: dispatchOf(context),
    deliveries: cardDeliveriesOf(context),
    mailedLinks: mailedLinksOf(context),
    passwords: createPasswords(),
    passwordLimit: context.rateLimits.of(ACCOUNT_LIMITS).passwordTries,
  }),
);
