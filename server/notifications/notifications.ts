import { type Context, oncePerContext } from '#server/kernel/context.ts';
import { type Dispatch, dispatchOf } from '#server/dispatch/dispatch.ts';
import type { NotificationKind, Notifications as Table } from '#contract/notification.ts';
import type { ErrorItem } from '#contract/reply.ts';
import type { Database, Queryable } from '#db/client.ts';
import { Failure, failure } from '#server/kernel/failure.ts';
import type { RateLimit } from '#server/kernel/rate-limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import { type Actor, requireMember, requireSoft } from '#server/kernel/actor.ts';
import type { LinkedMember, MemberLinks, MemberPair } from '#server/kernel/member-links.ts';
import { siteOf } from '#server/kernel/site.ts';
import { routes } from '#shared/routes.ts';
import { unmarkBounced } from '#server/members/members.ts';
import { findMemberOfPair } from '#server/sessions/sessions.ts';
import { ADDRESS_CHECK } from './mails.ts';
import { CLOSED, ruleOf, STOPPABLE } from './policy.ts';
import { type Choice, replaceChosen, selectAddressed, selectChosen } from './queries.ts';
import { NOTIFICATION_LIMITS } from './limits.ts';
import { viewNotifications, viewStopped } from './view.ts';

export { wants } from './wants.ts';

export type NotificationDeps = {
  db: Database;
  clock: Clock;
  dispatch: Dispatch;
  links: MemberLinks;
  /** Mails that look whether an address takes mail again. */ checkLimit: RateLimit;
};
/** What is stopped, or taken back: one kind of mail, or all that can be stopped. */
export type Stopping = { kind: NotificationKind | 'all'; isOn: boolean };

/** A member whom mails go to. */
export type Addressee = LinkedMember & { name: string };

/** The member as mails to it are addressed; undefined where there is none, or it is leaving. */
export function findAddressee(db: Queryable, memberId: string): Promise<Addressee | undefined> {
  return selectAddressed(db, memberId);
}

/** The table of kinds and channels, as it stands for a member. */
export async function notificationsFor(db: Queryable, memberId: string): Promise<Table> {
  return viewNotifications(await selectChosen(db, memberId));
}

/** What we write to members about, and by which way. */
export function createNotifications({ db, clock, dispatch, links, checkLimit }: NotificationDeps) {
  const list = (memberId: string): Promise<Table> => notificationsFor(db, memberId);

  async function keep(memberId: string, choices: readonly Choice[]): Promise<void> {
    const differ = choices.filter(({ kind, channel, isOn }) => ruleOf(kind, channel)?.byDefault !== isOn);
    await db.transaction().execute((tx) => replaceChosen(tx, memberId, choices, differ));
  }

  /** The member whom a pair in the foot of a mail was made for. */
  async function memberOfPair(pair: MemberPair): Promise<string | null> {
    return (await findMemberOfPair({ db, links }, pair, ['unsubscribe', 'soft']))?.member_id ?? null;
  }

  return {
    /** The table of kinds and channels, as it stands for the member. */
    list: async (actor: Actor): Promise<Table> => list(requireMember(actor).memberId),

    /** Changes the choices that are given: all of them, or where one cannot be, none. @throws Failure at each that cannot. */
    async change(actor: Actor, given: readonly Choice[]): Promise<Table> {
      const { memberId } = requireMember(actor);
      const wrong = given.flatMap((choice, i): ErrorItem[] => {
        const problem = problemOf(choice);
        return problem === null ? [] : [{ field: `choices.${i}`, ...problem }];
      });
      if (wrong.length > 0) throw new Failure('invalid', wrong);
      // The last word about a cell counts.
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
    ): Promise<{ email: string; stopped: NotificationKind[] }> {
      const memberId = pair === undefined ? requireSoft(actor).memberId : await memberOfPair(pair);
      const member = memberId === null ? undefined : await selectAddressed(db, memberId);
      if (member === undefined)
        throw failure(
          'not-found',
          't',
          'unknown-link',
          'This link is not complete, or your address has changed. Copy the whole link from the email, or sign in to choose.',
        );
      if (kind !== 'all' && !STOPPABLE.includes(kind))
        throw failure(
          'conflict',
          'kind',
          'fixed',
          'You cannot turn off these emails. They tell you about problems and payments.',
        );
      await keep(member.member_id, kind === 'all' ? allOf(isOn) : [{ kind, channel: 'email', isOn }]);
      return { email: member.email, stopped: viewStopped(await selectChosen(db, member.member_id)) };
    },

    /** An address takes mail again, says its member: the mark goes, and a mail goes there to see. @returns whether there was one. */
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

/** Every kind of mail that can be stopped: none of it, or as it is for whoever has chosen nothing. */
function allOf(isOn: boolean): Choice[] {
  return STOPPABLE.map((kind) => ({
    kind,
    channel: 'email',
    isOn: isOn && (ruleOf(kind, 'email')?.byDefault ?? false),
  }));
}

function problemOf({ kind, channel, isOn }: Choice): Omit<ErrorItem, 'field'> | null {
  const rule = ruleOf(kind, channel);
  if (rule === undefined)
    return { errorCode: 'no-such-way', errorMessage: 'We do not send this kind of message that way.' };
  if (rule.isFixed && !isOn)
    return {
      errorCode: 'fixed',
      errorMessage: 'You cannot turn off these emails. They tell you about problems and payments.',
    };
  const closed = CLOSED[channel];
  return isOn && closed !== null ? { errorCode: 'closed', errorMessage: closed } : null;
}

/** Notifications, in this process. */
export const notificationsOf = oncePerContext((context) =>
  createNotifications({
    ...context,
    dispatch: dispatchOf(context),
    links: context.memberLinks,
    checkLimit: context.rateLimits.of(NOTIFICATION_LIMITS).addressChecks,
  }),
);

/** What takes one POST to end mails of this kind to this member (RFC 8058). */
export function unsubscribeUrl(
  context: Pick<Context, 'settings' | 'memberLinks'>,
  member: LinkedMember,
  kind: NotificationKind,
): string {
  return `${siteOf(context).origin}${routes.unsubscribe(context.memberLinks.make('unsubscribe', member), kind)}`;
}
