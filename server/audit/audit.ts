import { oncePerContext } from '#server/kernel/context.ts';
import type { AuditLine } from '#contract/admin/audit.ts';
import type { CallName } from '#contract/calls.ts';
import type { Database, Queryable, Tx } from '#db/client.ts';
import type { Counted } from '#db/count-up-to.ts';
import type { Admin, LoggedIn } from '#server/kernel/actor.ts';
import { newId } from '#shared/ids.ts';
import { type AuditRow, hasDone, insertLines, selectLines, selectLinesAbout } from './queries.ts';
import { viewLine } from './view.ts';

/** What administrators do, by the modules that record it: each adds its own, with their names in its `auditedActs`. */
export interface AuditedActs {}
/** What an administrator did. The names are stable, for programs. */
export type AuditedAct = AuditedActs[keyof AuditedActs];

export type AuditEvent = {
  adminId: string;
  act: AuditedAct;
  /** The member that it touches, who can read the line. */ memberId?: string | null;
  /** The id of what was touched. */ subject?: string | null;
  reason?: string | null;
  /** When. */ at: Date;
};

/** Records what administrators did or looked at, in the same transaction: either both happen, or neither. */
export function recordAudit(tx: Tx, ...deeds: readonly AuditEvent[]): Promise<void> {
  return insertLines(
    tx,
    deeds.map(({ adminId, act, memberId = null, subject = null, reason = null, at }) => ({
      audit_id: newId(at.getTime()),
      at,
      admin_id: adminId,
      member_id: memberId,
      act,
      subject,
      reason,
    })),
  );
}

/** A line with the instant that it tells of, for what is shown between other events. */
export type AuditEntry = AuditRow;

/** Everything that administrators did about one thing (a card, a mail), the oldest first. */
export function listAuditAbout(db: Queryable, subject: string): Promise<AuditEntry[]> {
  return selectLinesAbout(db, subject);
}

/** What touched a member, newest first, at most so many lines. */
export async function listAuditOfMember(db: Queryable, memberId: string, limit: number): Promise<AuditEntry[]> {
  return (await selectLines(db, { memberId, limit, offset: 0 })).rows;
}

/** Whether an administrator did this with one thing since then. */
export function hasActed(
  db: Queryable,
  asked: { adminId: string; act: AuditedAct; subject: string; since: Date },
): Promise<boolean> {
  return hasDone(db, asked);
}

type Paging = { limit: number; offset: number };
type Lines = Counted & { results: AuditLine[] };
/** What was written down, newest first. */
export type Audit = {
  /** For administrators: all of it, or what touches one member. */
  list(admin: Admin, asked: Paging & { memberId?: string | undefined }): Promise<Lines>;
  /** For a member: what touches them. */
  ofMember(member: LoggedIn, paging: Paging): Promise<Lines>;
};

export function createAudit(db: Database): Audit {
  async function read(asked: Paging & { memberId?: string | undefined }): Promise<Lines> {
    const { rows, ...counted } = await selectLines(db, asked);
    return { results: rows.map(viewLine), ...counted };
  }
  return {
    list: (_, asked) => read(asked),
    ofMember: ({ memberId }, paging) => read({ ...paging, memberId }),
  };
}

/** The audit of this process. */
export const auditOf = oncePerContext(({ db }) => createAudit(db));

declare module '#server/kernel/module.ts' {
  interface Module {
    /** What administrators do by it and is recorded. */
    auditedActs?: readonly AuditedAct[];
    /** What an administrator who impersonates a member does by its calls, as the member reads it afterwards. What only the member may do is not here: it is refused. */
    impersonatedActs?: Partial<Record<CallName, AuditedAct>>;
  }
}
