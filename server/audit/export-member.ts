import type { MemberExport } from '#server/kernel/module.ts';
import { listAuditOfMember } from './audit.ts';

const LINES_MAX = 1000;

/** What administrators did and looked at. */
export const exportLines: MemberExport = {
  order: 40,
  facts: {
    about: 'what our support team viewed',
    read: async ({ db }, memberId) => ({
      lookedAtByUs: (await listAuditOfMember(db, memberId, LINES_MAX)).map((row) => ({
        at: row.at,
        who: row.admin_name,
        what: row.act,
        reason: row.reason,
      })),
    }),
  },
};
