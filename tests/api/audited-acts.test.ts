import { expect, it, test } from 'vitest';
import { formatAuditAction } from '#app/features/admin/audit/audit-action-text.ts';
import { calls } from '#contract/calls.ts';
import { modules } from '#server/modules.ts';

const acts = modules.flatMap(({ auditedActs = [] }) => auditedActs);

test('every act that is recorded belongs to one module', () => {
  expect(acts.length).toBeGreaterThan(20);
  expect(new Set(acts).size).toBe(acts.length);
});

it.each(acts)('%s is named on the page of administrators', (act) => expect(formatAuditAction(act)).not.toBe(act));

test('what an administrator does as a member is recorded by calls of the contract, each once, and none that only the member may make', () => {
  const done = modules.flatMap(({ impersonatedActs = {} }) => Object.entries(impersonatedActs));
  expect(done.length).toBeGreaterThan(10);
  expect(new Set(done.map(([call]) => call)).size).toBe(done.length);
  for (const [call, act] of done) {
    expect(acts).toContain(act);
    expect(calls[call as keyof typeof calls]?.access).not.toBe('member-in-person');
  }
});
