import type { AuditLine } from '#contract/admin.ts';
import type { Database, Tx } from '#db/client.ts';
import { newId } from '#shared/ids.ts';
import { insertLines, selectLines } from './queries.ts';
import { viewLine } from './view.ts';

/** What an administrator did. The names are stable, for programs. */
export type Act =
  | 'member-viewed'
  | 'helping-begun'
  | 'helping-ended'
  | 'story-viewed'
  | 'card-sent-again'
  | 'address-corrected'
  | 'card-taken-down'
  | 'mail-viewed'
  | 'ticket-answered'
  | 'ticket-closed'
  | 'ticket-opened-again'
  | 'error-resolved'
  | 'error-opened-again'
  | 'job-retried';

export type Deed = {
  adminId: string;
  act: Act;
  /** The member that it touches, who can read the line. */ memberId?: string | null;
  /** The id of what was touched. */ subject?: string | null;
  reason?: string | null;
  /** When. */ at: Date;
};

/** Writes down what administrators did or looked at, in the transaction in which they did: either both happen, or neither. */
export function writeDown(tx: Tx, ...deeds: readonly Deed[]): Promise<void> {
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

/** The lines that were written, newest first; of one member where one is named. */
export async function readAudit(
  db: Database,
  asked: { memberId?: string | undefined; limit: number; offset: number },
): Promise<{ results: AuditLine[]; total: number }> {
  const { rows, total } = await selectLines(db, asked);
  return { results: rows.map(viewLine), total };
}
