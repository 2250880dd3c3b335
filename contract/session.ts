import { z } from 'zod';

export const MembershipType = z.enum(['logged-out', 'standard', 'trial', 'premium', 'premium-not-renewing']);
/** Who is here, as the session knows it (specification, section 3). */
export const User = z
  .object({
    memberId: z.string().nullable(),
    email: z.string().nullable(),
    isLoggedIn: z.boolean(),
    isSoftLoggedIn: z.boolean(),
    isMember: z.boolean(),
    membershipInfo: z.object({ type: MembershipType }),
    favoriteCards: z.array(z.string()),
    adminMemberId: z.string().nullable(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

export const sessionCalls = {
  'GET /login': {
    summary: 'The session of this browser: who is here. Makes an anonymous session where there is none.',
    query: z.object({}).loose(),
    reply: z.object({ user: User }),
  },
} as const;
