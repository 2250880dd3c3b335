import { expect, it } from 'vitest';
import type { AuditLine } from '#contract/admin/audit.ts';
import { groupAuditLines } from './group-audit-lines.ts';

const line = (auditId: string, more: Partial<AuditLine> = {}): AuditLine => ({
  auditId,
  at: '2026-11-22T18:00:00.000Z',
  adminName: 'Ines Moreau',
  memberId: 'rosa',
  memberName: 'Rosa',
  act: 'timeline-viewed',
  subject: 'card',
  reason: null,
  ...more,
});

it('shows repeated acts in a row once, and keeps every reason', () => {
  const lines = [
    line('5'),
    line('4'),
    line('3', { subject: 'another' }),
    line('2', { act: 'impersonation-started', reason: 'She asked.' }),
    line('1', { act: 'impersonation-started', reason: 'She asked.' }),
    line('0', { adminName: 'Per Holm' }),
  ];
  expect(groupAuditLines(lines).map(({ line: { auditId }, many }) => [auditId, many])).toEqual([
    ['5', 2],
    ['3', 1],
    ['2', 1],
    ['1', 1],
    ['0', 1],
  ]);
  expect(groupAuditLines([])).toEqual([]);
});
