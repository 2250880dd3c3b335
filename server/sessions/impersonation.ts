import { sql } from 'kysely';
import type { Database, Queryable, Tx } from '#db/client.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Admin } from '#server/kernel/actor.ts';
import { deleteSessionsOf, updateSession, type Which } from './queries.ts';

/** Somebody whom an administrator may act as. */
function selectHelpable(db: Queryable, memberId: string) {
  return db
    .selectFrom('members')
    .select(['role', 'leaving_at'])
    .where('member_id', '=', memberId)
    .forShare()
    .executeTakeFirst();
}

export type Help = { admin: Admin; memberId: string; reason: string; minutes: number; tokenHash: Buffer; now: Date };
/**
 * The session of an administrator is a member's from now on, for a time. The member can read who, when and why.
 * @throws Failure where there is no such member, or none that can be helped.
 */
export async function startImpersonation(
  tx: Tx,
  { admin, memberId, reason, minutes, tokenHash, now }: Help,
): Promise<void> {
  const helped = await selectHelpable(tx, memberId);
  if (helped === undefined) throw failure('not-found', 'memberId', 'unknown-member', 'There is no such member.');
  if (helped.role === 'admin')
    throw failure('forbidden', 'memberId', 'an-administrator', 'Administrators help members, not each other.');
  if (helped.leaving_at !== null)
    throw failure('forbidden', 'memberId', 'leaving', 'This member has deleted the account.');
  await endOver(tx, now, admin.sessionId);
  await updateSession(tx, admin.sessionId, {
    token_hash: tokenHash,
    member_id: memberId,
    helper_id: admin.memberId,
    helping_reason: reason,
    helping_until: new Date(now.getTime() + minutes * 60_000),
  });
  await recordAudit(tx, {
    adminId: admin.memberId,
    act: 'helping-begun',
    memberId,
    subject: memberId,
    reason,
    at: now,
  });
}

type Helped = { member_id: string; helper_id: string };
/** That an administrator acts as a member no longer. */
export function noteEnd(tx: Tx, helped: Helped, at: Date): Promise<void> {
  const { member_id: memberId, helper_id: adminId } = helped;
  return recordAudit(tx, { adminId, act: 'helping-ended', memberId, subject: memberId, at });
}

/** Ends sessions of a member, and with them the helping that went on in some. @returns how many were ended. */
export async function endSessionsOf(tx: Tx, memberId: string, which: Which, at: Date): Promise<number> {
  const gone = await deleteSessionsOf(tx, memberId, which);
  await recordAudit(
    tx,
    ...gone.flatMap(({ helper_id: adminId }) =>
      adminId === null ? [] : [{ adminId, act: 'helping-ended' as const, memberId, subject: memberId, at }],
    ),
  );
  return gone.length;
}

/** Gives sessions whose time of helping is over back to their administrators. */
async function endOver(tx: Tx, now: Date, sessionId: string | null): Promise<void> {
  const { rows } = await sql<Helped & { helping_until: Date }>`
    with over as (
      select session_id, member_id, helper_id, helping_until from sessions
      where helper_id is not null and helping_until <= ${now} and (${sessionId}::uuid is null or session_id = ${sessionId})
      for update skip locked
    )
    update sessions s set member_id = over.helper_id, helper_id = null, helping_reason = null, helping_until = null
    from over where s.session_id = over.session_id
    returning over.member_id, over.helper_id, over.helping_until`.execute(tx);
  await recordAudit(
    tx,
    ...rows.map(({ member_id, helper_id, helping_until }) => ({
      adminId: helper_id,
      act: 'helping-ended' as const,
      memberId: member_id,
      subject: member_id,
      at: helping_until,
    })),
  );
}

/**
 * Helping ends by itself, at its minute, wherever it is looked at; this writes the ends down that nobody looked at. May run at any time, and twice.
 */
export async function endOverHelping({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  await db.transaction().execute((tx) => endOver(tx, new Date(clock.now()), null));
}
