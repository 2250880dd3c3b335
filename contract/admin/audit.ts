import { z } from 'zod';
import { Paging, countedListOf } from '../reply.ts';
import { Instant, MemberId } from './fields.ts';

/** What an administrator did or looked at. The member that it touches can read it. */
export const AuditLine = z
  .object({
    auditId: z.string(),
    at: Instant,
    adminName: z.string(),
    memberId: z.string().nullable(),
    memberName: z.string().nullable().meta({ description: 'the person concerned, by their current name' }),
    act: z
      .string()
      .meta({ description: 'stable, for programs: member-viewed, impersonation-started, card-taken-down …' }),
    subject: z.string().nullable().meta({ description: 'the id of what it was done to' }),
    reason: z.string().nullable(),
  })
  .meta({ id: 'AuditLine' });
export type AuditLine = z.infer<typeof AuditLine>;

export const auditLogCalls = {
  'GET /admin/audit': {
    access: 'admin',
    summary: 'Lists what administrators did, the newest first.',
    query: Paging.extend({ memberId: MemberId.optional() }),
    reply: countedListOf(AuditLine),
  },
} as const;

export const auditCalls = {
  'GET /account/audit': {
    access: 'member',
    summary: "Lists what administrators did with the member's account and cards.",
    query: Paging,
    reply: countedListOf(AuditLine),
  },
} as const;
