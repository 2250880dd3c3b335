import type { MemberExport } from '#server/kernel/module.ts';
import { selectNumber } from './queries.ts';

/** The number at which a member gets texts. */
export const exportMobileNumber: MemberExport = {
  order: 22,
  facts: {
    about: 'your mobile number',
    read: async ({ db }, memberId) => {
      const row = await selectNumber(db, memberId);
      const mobileNumber =
        row === undefined ? null : { number: row.number, confirmedAt: row.confirmed_at.toISOString() };
      return { mobileNumber };
    },
  },
};
