import type { MemberExport } from '#server/kernel/module.ts';
import { CONTACTS_MAX } from '#shared/limits.ts';
import { selectContacts } from './queries.ts';

/** The people that a member knows. */
export const exportContacts: MemberExport = {
  order: 41,
  facts: {
    about: 'your contacts',
    read: async ({ db }, memberId) => ({
      contacts: (await selectContacts(db, { memberId, like: null, group: null, limit: CONTACTS_MAX, offset: 0 })).map(
        (row) => ({
          contactId: row.contact_id,
          name: row.name,
          relationship: row.relationship,
          emails: row.emails,
          phones: row.phones,
          timeZone: row.zone,
          note: row.note,
          groups: row.groups,
          avoid: row.avoid,
          state: row.state,
          reminderLeads: row.reminder_leads,
        }),
      ),
    }),
  },
};
