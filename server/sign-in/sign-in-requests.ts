import { safeRedirect } from '#shared/links/safe-redirect.ts';
import { ALREADY_MEMBER, DELETED_ACCOUNT_SIGN_IN, JOIN, NO_ACCOUNT, RESET_PASSWORD, SIGN_IN_LINK } from './mails.ts';
import type { SignInDeps } from './deps.ts';
import type { LinkPayload } from './pending-registration.ts';
import type { MemberRow } from './queries.ts';

type SignInRequest = {
  email: string;
  /** Who has the address; undefined for nobody. */
  member: MemberRow | undefined;
  isJoining: boolean;
  /** What the account will be made from, where nobody has the address; of it counts for who has it what they are at a provider. */
  payload: LinkPayload;
  next: string | undefined;
};

/**
 * The mail after a request to sign in or to join. Only the mail says whether the address is known: a link is made in any case, and a
 * mail goes out in any case; only what is in it differs.
 */
export async function sendSignInMail(
  { db, dispatch, mailedLinks }: SignInDeps,
  { email, member, isJoining, payload, next }: SignInRequest,
): Promise<void> {
  const address = member?.email ?? email;
  const joins = isJoining && member === undefined;
  await db.transaction().execute(async (tx) => {
    const isLeaving = member !== undefined && member.leaving_at !== null;
    const link = await mailedLinks.make(tx, {
      kind: isLeaving ? 'restore' : joins ? 'join' : 'sign-in',
      email: address,
      memberId: member?.member_id ?? null,
      payload: joins ? payload : { sessionId: payload.sessionId, ...(isLeaving ? {} : { identity: payload.identity }) },
      nextPath: safeRedirect(next),
      ...(isLeaving && member.leaving_at ? { until: member.leaving_at } : {}),
    });
    const to = { memberId: member?.member_id ?? null, address, isAwaited: true };
    if (isLeaving) return dispatch.schedule(tx, DELETED_ACCOUNT_SIGN_IN, { ...to, payload: link });
    if (joins) return dispatch.schedule(tx, JOIN, { ...to, payload: link });
    if (member === undefined) return dispatch.schedule(tx, NO_ACCOUNT, { ...to, payload: { wanted: 'link' } });
    return dispatch.schedule(tx, isJoining ? ALREADY_MEMBER : SIGN_IN_LINK, { ...to, payload: link });
  });
}

/** The mail that answers whoever wants a new password: the same care. Somebody who left keeps the account first. */
export async function sendResetMail(
  { db, clock, dispatch, mailedLinks }: SignInDeps,
  email: string,
  member: MemberRow | undefined,
): Promise<void> {
  const address = member?.email ?? email;
  const memberId = member?.member_id ?? null;
  const leavingAt = member?.leaving_at ?? null;
  await db.transaction().execute(async (tx) => {
    // Made in any case, and over at once where no mail carries it: who left is not told by the work either.
    const until = leavingAt ?? new Date(clock.now());
    const link = await mailedLinks.make(tx, { kind: 'restore', email: address, memberId, until });
    const to = { memberId, address, isAwaited: true };
    if (leavingAt !== null) return dispatch.schedule(tx, DELETED_ACCOUNT_SIGN_IN, { ...to, payload: link });
    if (memberId === null) return dispatch.schedule(tx, NO_ACCOUNT, { ...to, payload: { wanted: 'reset' } });
    return dispatch.schedule(tx, RESET_PASSWORD, to);
  });
}
