import type { adminCalls, auditCalls } from '#contract/admin.ts';
import type { HandlersOf } from '#server/kernel/call.ts';
import type { Context } from '#server/kernel/context.ts';
import { auditOf } from './audit.ts';

type Ours = Pick<typeof adminCalls, 'GET /admin/audit'> & Pick<typeof auditCalls, 'GET /account/audit'>;

/** What administrators did: all of it for administrators, and for a member what touches them. */
export function auditHandlers(context: Context): HandlersOf<Ours> {
  const audit = auditOf(context);
  return {
    'GET /admin/audit': async ({ query }, { actor }) => audit.list(actor, query),
    'GET /account/audit': async ({ query }, { actor }) => audit.ofMember(actor, query),
  };
}
