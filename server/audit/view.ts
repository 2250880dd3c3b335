import type { AuditLine } from '#contract/admin/audit.ts';
import type { NamedAuditRow } from './queries.ts';

export function viewLine(row: NamedAuditRow): AuditLine {
  return {
    auditId: row.audit_id,
    at: row.at.toISOString(),
    adminName: row.admin_name,
    memberId: row.member_id,
    memberName: row.member_name,
    act: row.act,
    subject: row.subject,
    reason: row.reason,
  };
}
