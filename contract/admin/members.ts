import { z } from 'zod';
import { countedListOf } from '../reply.ts';
import { MembershipType, User } from '../session.ts';
import { AuditLine } from './audit.ts';
import { Instant, MemberId, Reason, Search } from './fields.ts';
import { AdminSend } from './sends.ts';

export const AdminMember = z
  .object({
    memberId: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(['member', 'admin']),
    membershipType: MembershipType,
    createdAt: Instant,
    seenAt: Instant.nullable(),
    cardsSent: z.number().int(),
    emailBouncedAt: Instant.nullable(),
    leavingAt: Instant.nullable(),
  })
  .meta({ id: 'AdminMember' });
export type AdminMember = z.infer<typeof AdminMember>;

export const memberCalls = {
  'GET /admin/members': {
    access: 'admin',
    summary: 'Lists members, the newest first, or searches them.',
    query: Search,
    reply: countedListOf(AdminMember),
  },
  'GET /admin/members/{memberId}': {
    access: 'admin',
    summary: 'Returns one member. The access is recorded in the audit log.',
    params: z.object({ memberId: MemberId }),
    reply: z.object({ member: AdminMember, sends: z.array(AdminSend), audit: z.array(AuditLine) }),
  },
  'POST /admin/login': {
    access: 'admin',
    summary:
      'Starts to impersonate a member, for a reason and a limited time. Calls with access `member-in-person` are refused meanwhile.',
    body: z.object({
      memberId: MemberId,
      reason: Reason,
      minutes: z.number().int().min(1).max(60, 'An hour at most.').default(30),
    }),
    reply: z.object({ user: User }),
  },
  'DELETE /admin/login': { access: 'anyone', summary: 'Ends the impersonation.', reply: z.object({ user: User }) },
} as const;
