import type { AuditLine } from '#contract/admin.ts';
import type { AuditRow } from './queries.ts';

export function viewLine(row: AuditRow): AuditLine {
  return {
    auditId: row.audit_id,
    at: row.at.toISOString(),
    adminName: row.admin_name,
    memberId: row.member_id,
    act: row.act,
    subject: row.subject,
    reason: row.reason,
  };
}
