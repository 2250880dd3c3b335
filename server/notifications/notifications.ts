import { type Context, oncePerContext } from '#server/kernel/context.ts';
import { type Dispatch, dispatchOf } from '#server/dispatch/dispatch.ts';
import type { CallReply } from '#contract/calls.ts';
import type { Notifications as Table } from '#contract/notification.ts';
import type { ErrorItem } from '#contract/reply.ts';
import type { Database, Queryable } from '#db/client.ts';
import { Failure, failure } from '#server/kernel/failure.ts';
import type { RateLimit } from '#server/kernel/rate-limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import { type Actor, requireMember, requireSoft } from '#server/kernel/actor.ts';
import type { LinkedMember, MemberLinks, MemberPair } from '#server/kernel/member-links.ts';
import type { NotificationKind } from '#server/kernel/notification-kind.ts';
import { siteOf } from '#server/kernel/site.ts';
import { routes } from '#shared/routes.ts';
import { unmarkBounced } from '#server/members/members.ts';
import { findMemberOfPair } from '#server/sessions/sessions.ts';
import { ADDRESS_CHECK } from './mails.ts';
import { cellsOf, type OfferedKind, offeredKinds, stoppableCells } from './policy.ts';
import { type Choice, replaceChosen, selectAddressed, selectChosen } from './queries.ts';
import { NOTIFICATION_LIMITS } from './limits.ts';
import { viewNotifications, viewStopped, viewUnsubscribe } from './view.ts';

export { isWanted, listWanting } from './is-wanted.ts';

export type NotificationDeps = {
  db: Database;
  clock: Clock;
  dispatch: Dispatch;
  links: MemberLinks;
  /** What members can be told about. */ kinds: readonly OfferedKind[];
  /** Mails that look whether an address takes mail again. */ checkLimit: RateLimit;
};
/** What is stopped, or taken back: one kind of mail, or all that can be stopped. */
export type Stopping = { /** or `all` */ kind: string; isOn: boolean };

/** A member whom mails go to. */
export type Addressee = LinkedMember & { name: string };

/** The member as mails to it are addressed; undefined where there is none, or it is leaving. */
export function findAddressee(db: Queryable, memberId: string): Promise<Addressee | undefined> {
  return selectAddressed(db, memberId);
}

/** The table of kinds and channels, as it stands for a member. */
export async function notificationsFor(context: Context, memberId: string): Promise<Table> {
  return viewNotifications(offeredKinds(context), await selectChosen(context.db, memberId));
}

/** What members are notified about, and by which channel. */
export function createNotifications({ db, clock, dispatch, links, kinds, checkLimit }: NotificationDeps) {
  const cells = cellsOf(kinds);
  const stoppable = stoppableCells(kinds);
  const cellOf = ({ kind, channel }: Pick<Choice, 'kind' | 'channel'>) =>
    cells.find((cell) => cell.kind === kind && cell.channel === channel);
  const list = async (memberId: string): Promise<Table> => viewNotifications(kinds, await selectChosen(db, memberId));

  async function keep(memberId: string, choices: readonly Choice[]): Promise<void> {
    const differ = choices.filter((choice) => cellOf(choice)?.byDefault !== choice.isOn);
    await db.transaction().execute((tx) => replaceChosen(tx, memberId, choices, differ));
  }

  /** The member whom a pair in the foot of a mail was made for. */
  async function memberOfPair(pair: MemberPair): Promise<string | null> {
    return (await findMemberOfPair({ db, links }, pair, ['unsubscribe', 'soft']))?.member_id ?? null;
  }

  /** Every kind of mail that can be stopped: none of it, or as it is for whoever has chosen nothing. */
  function allOf(isOn: boolean): Choice[] {
    return stoppable.map(({ kind, byDefault }) => ({ kind, channel: 'email', isOn: isOn && byDefault }));
  }

  function problemOf(choice: Choice): Omit<ErrorItem, 'field'> | null {
    const cell = cellOf(choice);
    if (cell === undefined)
      return { errorCode: 'no-such-choice', errorMessage: 'We do not send this kind of message that way.' };
    return cell.isFixed && !choice.isOn ? { errorCode: 'fixed', errorMessage: FIXED } : null;
  }

  return {
    /** The table of kinds and channels, as it stands for the member. */
    list: async (actor: Actor): Promise<Table> => list(requireMember(actor).memberId),

    /** What a link to unsubscribe is about. */
    describeUnsubscribe: (kind: string | undefined): CallReply<'GET /unsubscribe'> => viewUnsubscribe(kinds, kind),

    /** Changes the choices that are given: all of them, or where one cannot be, none. @throws Failure at each that cannot. */
    async change(actor: Actor, given: readonly Choice[]): Promise<Table> {
      const { memberId } = requireMember(actor);
      const wrong = given.flatMap((choice, i): ErrorItem[] => {
        const problem = problemOf(choice);
        return problem === null ? [] : [{ field: `choices.${i}`, ...problem }];
      });
      if (wrong.length > 0) throw new Failure('invalid', wrong);
      // The last choice for a cell wins.
      const last = new Map(given.map((choice) => [`${choice.kind} ${choice.channel}`, choice]));
      await keep(memberId, [...last.values()]);
      return list(memberId);
    },

    /**
     * Stops mails, or takes that back: by the pair of a mail's foot, which counts for the one it was made for whoever is here, else for who is here.
     * @throws Failure at `t` where the pair is none of ours; at `kind` for a kind that cannot be stopped.
     */
    async unsubscribe(
      actor: Actor,
      pair: MemberPair | undefined,
      { kind, isOn }: Stopping,
    ): Promise<{ email: string; stopped: string[] }> {
      const memberId = pair === undefined ? requireSoft(actor).memberId : await memberOfPair(pair);
      const member = memberId === null ? undefined : await selectAddressed(db, memberId);
      if (member === undefined)
        throw failure(
          'not-found',
          't',
          'unknown-link',
          'This link is not complete, or your address has changed. Copy the whole link from the email, or sign in to choose.',
        );
      if (kind !== 'all' && cellOf({ kind, channel: 'email' }) === undefined)
        throw failure('invalid', 'kind', 'unknown-value', 'We send no emails of this kind.');
      if (kind !== 'all' && !stoppable.some((cell) => cell.kind === kind))
        throw failure('conflict', 'kind', 'fixed', FIXED);
      await keep(member.member_id, kind === 'all' ? allOf(isOn) : [{ kind, channel: 'email', isOn }]);
      return { email: member.email, stopped: viewStopped(kinds, await selectChosen(db, member.member_id)) };
    },

    /** The member says that an address works again: its mark is removed, and a mail is sent there as a check. @returns whether there was a mark. */
    async unbounce(actor: Actor): Promise<boolean> {
      const { memberId } = requireSoft(actor);
      await checkLimit.take(
        memberId,
        'general',
        (wait) => `We tried this address a few times. Try again in ${wait}, or change the address.`,
      );
      return db.transaction().execute(async (tx) => {
        const address = await unmarkBounced(tx, memberId, new Date(clock.now()));
        if (address === undefined) return false;
        await dispatch.schedule(tx, ADDRESS_CHECK, { memberId, address });
        return true;
      });
    },
  };
}

const FIXED = 'You cannot turn off these emails. They tell you what you need to know.';

/** Notifications, in this process. */
export const notificationsOf = oncePerContext((context) =>
  createNotifications({
    ...context,
    dispatch: dispatchOf(context),
    links: context.memberLinks,
    kinds: offeredKinds(context),
    checkLimit: context.rateLimits.of(NOTIFICATION_LIMITS).addressChecks,
  }),
);

/** What takes one POST to end mails of this kind to this member (RFC 8058). */
export function unsubscribeUrl(
  context: Pick<Context, 'settings' | 'memberLinks'>,
  member: LinkedMember,
  { kind }: Pick<NotificationKind, 'kind'>,
): string {
  return `${siteOf(context).origin}${routes.unsubscribe(context.memberLinks.make('unsubscribe', member), kind)}`;
}
