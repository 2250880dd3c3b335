import type { auditCalls, auditLogCalls } from '#contract/admin/audit.ts';
import type { HandlersOf } from '#server/calls/handlers.ts';
import type { Context } from '#server/kernel/context.ts';
import { auditOf } from './audit.ts';

type Ours = typeof auditLogCalls & typeof auditCalls;

/** What administrators did: all of it for administrators, and for a member what touches them. */
export function auditHandlers(context: Context): HandlersOf<Ours> {
  const audit = auditOf(context);
  return {
    'GET /admin/audit': async ({ query }, { actor }) => audit.list(actor, query),
    'GET /account/audit': async ({ query }, { actor }) => audit.ofMember(actor, query),
  };
}
