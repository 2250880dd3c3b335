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
      payload: joins ? payload : isLeaving ? {} : { sessionId: payload['sessionId'], identity: payload['identity'] },
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
export async function putResetMail(parts: MemberParts, email: string, member: MemberRow | undefined): Promise<void> {
  if (member !== undefined && member.leaving_at !== null)
    return putComingInMail(parts, { email, member, isJoining: false, payload: {}, next: undefined });
  await parts.db.transaction().execute((tx) =>
    parts.outbox.put(tx, {
      memberId: member?.member_id ?? null,
      to: member?.email ?? email,
      uniqueKey: `reset:${newId()}`,
      isAwaited: true,
      outgoing:
        member === undefined
          ? { kind: 'no-account', wanted: 'reset' }
          : { kind: 'reset-password', memberId: member.member_id },
    }),
  );
}
