import type { MemberExport } from '#server/kernel/module.ts';
import { describeAccount } from './account.ts';

/** The account as its page shows it, with the ways to sign in. */
export const exportAccount: MemberExport = {
  order: 10,
  facts: {
    about: 'your account',
    read: async ({ db }, memberId) => ({ account: await describeAccount(db, memberId) }),
  },
};
