import { oncePerContext } from '#server/kernel/context.ts';
import { type Dispatch, dispatchOf } from '#server/dispatch/dispatch.ts';
import { updateSettings } from '#server/members/members.ts';
import { type MailedLinks, mailedLinksOf } from '#server/sign-in/sign-in.ts';
import type { Account } from '#contract/account.ts';
import type { Database, Queryable, Tx } from '#db/client.ts';
import { Failure, failure } from '#server/kernel/failure.ts';
import { countCardsSent, listPlannedCards } from '#server/favorites/favorites.ts';
import { listIdentities } from '#server/identities/identities.ts';
import type { Keys } from '#server/kernel/keys.ts';
import { remindersChanged } from '#server/kernel/module.ts';
import type { RateLimit } from '#server/kernel/rate-limits.ts';
import { listPasskeys } from '#server/passkeys/passkeys.ts';
import type { Clock } from '#server/ports/clock.ts';
import { type Actor, requireMember, requireNotImpersonated } from '#server/kernel/actor.ts';
import { sameAddress } from '#shared/people/email-address.ts';
import { ADDRESS_CHANGING, ADDRESS_TAKEN, CONFIRM_ADDRESS } from './mails.ts';
import { validateSettings, type SettingsInput, settingsToSave } from './settings.ts';
import { isTaken, lockMember, type MemberRow, selectAccount } from './queries.ts';
import { ACCOUNT_LIMITS } from './limits.ts';
import { viewAccount } from './view.ts';

export type AccountDeps = {
  db: Database;
  clock: Clock;
  keys: Keys;
  dispatch: Dispatch;
  mailedLinks: MailedLinks;
  /** Changes of address: each sends two mails. */ addressLimit: RateLimit;
  /** Called when something has changed that decides when a member is reminded. */
  remindersChanged: (tx: Tx, memberId: string) => Promise<void>;
};

/** How long the link in the mail to a new address works. */
const CONFIRM_MS = 24 * 3_600_000;
/** As many planned cards as the account's page names. */
const PLANNED_MAX = 50;

/** A member's account. @throws if there is no such member, which cannot happen to a signed-in one. */
export async function describeAccount(db: Queryable, memberId: string): Promise<Account> {
  const row = await selectAccount(db, memberId);
  if (row === undefined) throw failure('not-found', 'general', 'unknown-member', 'This account no longer exists.');
  const [passkeys, identities, planned, sentBy] = await Promise.all([
    listPasskeys(db, memberId),
    listIdentities(db, memberId),
    listPlannedCards(db, memberId, PLANNED_MAX),
    countCardsSent(db, [memberId]),
  ]);
  return viewAccount({ row, cardsSent: sentBy(memberId), passkeys, identities, planned });
}

/** The member's own account: what it shows, and what can be changed on it. */
export function createAccounts({
  db,
  clock,
  keys,
  dispatch,
  mailedLinks,
  addressLimit,
  remindersChanged,
}: AccountDeps) {
  /** A new address is used once it is confirmed by mail. If another account has it, only the mail says so; the reply is the same. */
  async function askAddress(tx: Tx, member: MemberRow, email: string): Promise<void> {
    const now = clock.now();
    const until = new Date(now + CONFIRM_MS);
    const link = await mailedLinks.make(tx, { kind: 'confirm-email', email, memberId: member.member_id, until });
    const memberId = member.member_id;
    if (await isTaken(tx, email)) await dispatch.schedule(tx, ADDRESS_TAKEN, { memberId, address: email });
    else {
      const payload = { tokenSealed: link.tokenSealed };
      await dispatch.schedule(tx, CONFIRM_ADDRESS, { memberId, address: email, payload });
    }
    await dispatch.schedule(tx, ADDRESS_CHANGING, { memberId, address: member.email });
  }

  return {
    describe: (actor: Actor): Promise<Account> => describeAccount(db, requireMember(actor).memberId),

    /**
     * Changes what is given, and leaves the rest.
     * @throws Failure at each field that is wrong; nothing is changed then.
     */
    async change(actor: Actor, given: SettingsInput): Promise<Account> {
      const { memberId } = given.email === undefined ? requireMember(actor) : requireNotImpersonated(actor);
      const problems = validateSettings(given, clock.now());
      if (problems.length > 0) throw new Failure('invalid', problems);
      if (given.email !== undefined)
        for (const key of [memberId, keys.hash('address', given.email.toLowerCase()).toString('base64url')])
          await addressLimit.take(
            key,
            'email',
            (wait) => `You changed the address several times. Try again in ${wait}.`,
          );
      await db.transaction().execute(async (tx) => {
        const member = await lockMember(tx, memberId);
        if (member === undefined) return;
        const set = settingsToSave(given);
        if (given.email === undefined) {
          await updateSettings(tx, memberId, set, new Date(clock.now()));
          return remindersChanged(tx, memberId);
        }
        // It is the current address: a change that was waiting for its confirmation is dropped.
        const isOwn = sameAddress(given.email, member.email);
        await updateSettings(
          tx,
          memberId,
          { ...set, pending_email: isOwn ? null : given.email },
          new Date(clock.now()),
        );
        await remindersChanged(tx, memberId);
        if (!isOwn) await askAddress(tx, member, given.email);
      });
      return describeAccount(db, memberId);
    },
  };
}

/** Members' own accounts, in this process. */
export const accountsOf = oncePerContext((context) =>
  createAccounts({
    ...context,
    dispatch: dispatchOf(context),
    mailedLinks: mailedLinksOf(context),
    addressLimit: context.rateLimits.of(ACCOUNT_LIMITS).addresses,
    remindersChanged: (tx, memberId) => remindersChanged(context, tx, memberId),
  }),
);
