import { sql } from 'kysely';
import type { Database, Queryable, Tx } from '#db/client.ts';
import { type AuditedAct, recordAudit } from '#server/audit/audit.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Actor, Admin } from '#server/kernel/actor.ts';
import type { Browser } from '#server/kernel/call.ts';
import type { StartedSession, SessionActors } from './actors.ts';
import { deleteSessionsOf, type KnownSession, updateSession, type SessionFilter } from './queries.ts';
import type { Tokens } from './tokens.ts';

/** Somebody whom an administrator may act as. */
function selectImpersonatable(db: Queryable, memberId: string) {
  return db
    .selectFrom('members')
    .select(['role', 'leaving_at'])
    .where('member_id', '=', memberId)
    .forShare()
    .executeTakeFirst();
}

export type ImpersonationDeps = { db: Database; clock: Clock; tokens: Tokens; actors: SessionActors };

/** Administrators who act as a member, for a time. */
export type Impersonation = {
  /** An administrator acts as a member, for a time. @throws Failure where the member is an administrator too. */
  impersonate(admin: Admin, memberId: string, reason: string, minutes: number): Promise<StartedSession>;
  /** Ends that. @returns also the member that was impersonated; null where nobody was. */
  stopImpersonation(browser: Browser): Promise<StartedSession & { impersonated: string | null }>;
  /** Writes down what an administrator did while they acted as a member; nothing for anybody else. */
  noteImpersonated(actor: Actor, act: AuditedAct): Promise<void>;
};

export function createImpersonation({ db, clock, tokens, actors }: ImpersonationDeps): Impersonation {
  const now = () => new Date(clock.now());
  return {
    async impersonate(admin, memberId, reason, minutes) {
      const { token, hash } = tokens.make();
      const given = { admin, memberId, reason, minutes, tokenHash: hash, now: now() };
      await db.transaction().execute((tx) => startImpersonation(tx, given));
      return { actor: await actors.actorOf(token), newToken: token };
    },
    async stopImpersonation(browser) {
      const row = await actors.known(browser.token);
      if (row === undefined || row.helper_id === null)
        return { actor: await actors.actorIn(row), newToken: null, impersonated: null };
      const { token, hash } = tokens.make();
      await db.transaction().execute(async (tx) => {
        await updateSession(tx, row.session_id, {
          token_hash: hash,
          member_id: row.helper_id,
          helper_id: null,
          helping_reason: null,
          helping_until: null,
        });
        await recordEnd(tx, row, now());
      });
      return { actor: await actors.actorOf(token), newToken: token, impersonated: row.member_id };
    },
    async noteImpersonated(actor, act) {
      if (actor.kind !== 'member' || actor.impersonatorId === null) return;
      const { memberId, impersonatorId: adminId } = actor;
      await db.transaction().execute((tx) => recordAudit(tx, { adminId, act, memberId, subject: memberId, at: now() }));
    },
  };
}

type NewImpersonation = {
  admin: Admin;
  memberId: string;
  reason: string;
  minutes: number;
  tokenHash: Buffer;
  now: Date;
};
/**
 * The session of an administrator is a member's from now on, for a time. The member can read who, when and why.
 * @throws Failure where there is no such member, or none that can be impersonated.
 */
async function startImpersonation(
  tx: Tx,
  { admin, memberId, reason, minutes, tokenHash, now }: NewImpersonation,
): Promise<void> {
  const impersonated = await selectImpersonatable(tx, memberId);
  if (impersonated === undefined)
    throw failure('not-found', 'memberId', 'unknown-member', 'This member does not exist.');
  if (impersonated.role === 'admin')
    throw failure('forbidden', 'memberId', 'an-administrator', 'An administrator cannot be impersonated.');
  if (impersonated.leaving_at !== null)
    throw failure('forbidden', 'memberId', 'leaving', 'This member has deleted their account.');
  await endExpired(tx, now, admin.sessionId);
  await updateSession(tx, admin.sessionId, {
    token_hash: tokenHash,
    member_id: memberId,
    helper_id: admin.memberId,
    helping_reason: reason,
    helping_until: new Date(now.getTime() + minutes * 60_000),
  });
  await recordAudit(tx, {
    adminId: admin.memberId,
    act: 'impersonation-started',
    memberId,
    subject: memberId,
    reason,
    at: now,
  });
}

/** Where an administrator acted as a member in this session, that is over. */
export async function recordEnd(
  tx: Tx,
  { member_id: memberId, helper_id: adminId }: Pick<KnownSession, 'member_id' | 'helper_id'>,
  at: Date,
): Promise<void> {
  if (memberId !== null && adminId !== null)
    await recordAudit(tx, { adminId, act: 'impersonation-ended', memberId, subject: memberId, at });
}

/** Ends sessions of a member, and with them the impersonations that went on in some. @returns how many were ended. */
export async function endSessionsOf(tx: Tx, memberId: string, which: SessionFilter, at: Date): Promise<number> {
  const gone = await deleteSessionsOf(tx, memberId, which);
  await recordAudit(
    tx,
    ...gone.flatMap(({ helper_id: adminId }) =>
      adminId === null ? [] : [{ adminId, act: 'impersonation-ended' as const, memberId, subject: memberId, at }],
    ),
  );
  return gone.length;
}

/** Gives sessions whose impersonation is over back to their administrators. */
async function endExpired(tx: Tx, now: Date, sessionId: string | null): Promise<void> {
  const { rows } = await sql<{ member_id: string; helper_id: string; helping_until: Date }>`
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
      act: 'impersonation-ended' as const,
      memberId: member_id,
      subject: member_id,
      at: helping_until,
    })),
  );
}

/**
 * An impersonation ends by itself, at its minute, wherever it is looked at; this writes the ends down that nobody looked at. May run at any time, and twice.
 */
export async function endExpiredImpersonations({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  await db.transaction().execute((tx) => endExpired(tx, new Date(clock.now()), null));
}
