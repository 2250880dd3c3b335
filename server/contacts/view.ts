import type { Contact } from '#contract/contact.ts';
import { firstName } from '#shared/people/first-name.ts';
import type { ContactRow } from './queries.ts';

/** A contact as the API shows it. */
export function viewContact(row: ContactRow): Contact {
  return {
    contactId: row.contact_id,
    name: row.name,
    firstName: firstName(row.name),
    relationship: row.relationship,
    emails: row.emails,
    phones: row.phones,
    timeZone: row.zone,
    note: row.note,
    groups: row.groups,
    avoid: row.avoid,
    state: row.state,
    reminderLeads: row.reminder_leads as Contact['reminderLeads'],
    nextDate: row.state === 'kept' ? row.next_on : null,
    isRemoved: row.removed_at !== null,
  };
}
