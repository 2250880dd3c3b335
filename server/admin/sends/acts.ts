import { type AuditedAct, type AuditEvent, recordAudit } from '#server/audit/audit.ts';
import type { Tx } from '#db/client.ts';
import type { Admin } from '#server/kernel/actor.ts';
import type { AdminSendRow } from './send-queries.ts';

/** Writes down what was done about a card, for the one who sent it to read. */
export function insertAuditLine(
  tx: Tx,
  admin: Admin,
  row: Pick<AdminSendRow, 'card_send_id' | 'member_id'>,
  { act, now, reason = null }: { act: AuditedAct; now: number; reason?: string | null },
): Promise<void> {
  const deed: AuditEvent = {
    adminId: admin.memberId,
    act,
    memberId: row.member_id,
    subject: row.card_send_id,
    reason,
    at: new Date(now),
  };
  return recordAudit(tx, deed);
}
