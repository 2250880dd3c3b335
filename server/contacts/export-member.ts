import type { MemberExport } from '#server/kernel/module.ts';
import { selectContacts } from './queries.ts';

/** The people that a member knows. */
export const exportContacts: MemberExport = {
  order: 41,
  facts: {
    about: 'your contacts',
    read: async ({ db }, memberId) => ({
      contacts: (await selectContacts(db, memberId)).map((row) => ({
        contactId: row.contact_id,
        name: row.name,
        addedAt: row.created_at,
      })),
    }),
  },
};
