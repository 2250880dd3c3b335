import type { AuditLine } from '#contract/admin/audit.ts';

/** An audit entry, and how many equal ones it stands for; the newest of them. */
export type AuditLineGroup = { line: AuditLine; many: number };

/** Groups equal entries in a row: by the same administrator, about the same subject, and without a reason of their own. Newest first. */
export function groupAuditLines(lines: readonly AuditLine[]): AuditLineGroup[] {
  const folded: AuditLineGroup[] = [];
  for (const line of lines) {
    const last = folded.at(-1);
    if (last && isSame(last.line, line)) last.many += 1;
    else folded.push({ line, many: 1 });
  }
  return folded;
}

function isSame(one: AuditLine, other: AuditLine): boolean {
  return (
    one.reason === null &&
    other.reason === null &&
    one.act === other.act &&
    one.adminName === other.adminName &&
    one.subject === other.subject &&
    one.memberId === other.memberId
  );
}
