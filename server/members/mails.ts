import { newId } from '#shared/ids.ts';
import { ownPath } from '#shared/own-path.ts';
import type { MemberParts } from './parts.ts';
import type { MemberRow } from './queries.ts';

type ComingIn = {
  email: string;
  /** Who has the address; undefined for nobody. */
  member: MemberRow | undefined;
  isJoining: boolean;
  /** What the account will be made from, where nobody has the address; of it counts for who has it what they are at a provider. */
  payload: Record<string, unknown>;
  next: string | undefined;
};

/**
 * The mail that answers whoever wants to come in or to join. Whether the address is known is told to the address alone: a link is made in any case, and a
 * mail goes out in any case; only what is in it differs.
 */
export async function putComingInMail(
  { db, outbox, mailedLinks }: MemberParts,
  { email, member, isJoining, payload, next }: ComingIn,
): Promise<void> {
  const to = member?.email ?? email;
  const joins = isJoining && member === undefined;
  await db.transaction().execute(async (tx) => {
    const isLeaving = member !== undefined && member.leaving_at !== null;
    const link = await mailedLinks.make(tx, {
      kind: isLeaving ? 'restore' : joins ? 'join' : 'sign-in',
      email: to,
      memberId: member?.member_id ?? null,
      payload: joins
        ? payload
        : { sessionId: payload['sessionId'], ...(isLeaving ? {} : { identity: payload['identity'] }) },
      nextPath: ownPath(next),
      ...(isLeaving && member.leaving_at ? { until: member.leaving_at } : {}),
    });
    const { key: uniqueKey, ...secrets } = link;
    const kind = isLeaving
      ? 'still-leaving'
      : joins
        ? 'join'
        : member === undefined
          ? 'no-account'
          : isJoining
            ? 'already-member'
            : 'sign-in-link';
    await outbox.put(tx, {
      memberId: member?.member_id ?? null,
      to,
      uniqueKey,
      isAwaited: true,
      outgoing: kind === 'no-account' ? { kind, wanted: 'link' } : { kind, ...secrets },
    });
  });
}

/** The mail that answers whoever wants a new password: the same care. Somebody who left keeps the account first. */
export async function putResetMail(
  { db, clock, outbox, mailedLinks }: MemberParts,
  email: string,
  member: MemberRow | undefined,
): Promise<void> {
  const to = member?.email ?? email;
  const memberId = member?.member_id ?? null;
  const leavingAt = member?.leaving_at ?? null;
  await db.transaction().execute(async (tx) => {
    // Made in any case, and over at once where no mail carries it: who left is not told by the work either.
    const until = leavingAt ?? new Date(clock.now());
    const { key, ...secrets } = await mailedLinks.make(tx, { kind: 'restore', email: to, memberId, until });
    await outbox.put(tx, {
      memberId,
      to,
      uniqueKey: leavingAt === null ? `reset:${newId()}` : key,
      isAwaited: true,
      outgoing:
        leavingAt !== null
          ? { kind: 'still-leaving', ...secrets }
          : memberId === null
            ? { kind: 'no-account', wanted: 'reset' }
            : { kind: 'reset-password', memberId },
    });
  });
}
