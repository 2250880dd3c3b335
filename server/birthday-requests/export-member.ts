import type { MemberExport } from '#server/kernel/module.ts';
import { selectRequests } from './queries.ts';

/** More than a member can ask in a lifetime. */
const ALL = 1_000_000;

/** Whom a member has asked for their birthday, and what they answered. A refusal is nobody's but the friend's. */
export const exportBirthdayRequests: MemberExport = {
  order: 44,
  facts: {
    about: 'who you asked for their birthday',
    read: async ({ db }, memberId) => ({
      birthdayRequests: (await selectRequests(db, { memberId, limit: ALL, offset: 0 })).map((row) => ({
        name: row.name,
        email: row.email,
        mobile: row.mobile,
        message: row.message,
        askedAt: row.created_at.toISOString(),
        answeredAt: row.answered_at?.toISOString() ?? null,
        birthday: row.month === null ? null : { year: row.year, month: row.month, day: row.day },
      })),
    }),
  },
};
