import type { Contact } from '#contract/contact.ts';
import type { Tx } from '#db/client.ts';
import { newId } from '#shared/ids.ts';
import { CONTACT_ADDRESSES_MAX, CONTACT_NOTE_MAX, CONTACTS_MAX, GROUPS_MAX } from '#shared/limits.ts';
import { columnsOf, fullAddressBook } from './columns.ts';
import {
  countAllContacts,
  insertContacts,
  lockContact,
  removeImported,
  takeBackAdditions,
  updateContact,
  upsertAddition,
} from './queries.ts';

/** What a file says of a person. */
export type PersonOfFile = Pick<Contact, 'name' | 'relationship' | 'emails' | 'phones' | 'note' | 'groups'> & {
  /** the contact that it is added to; null for a new one */ contactId: string | null;
};

/**
 * Adds the people of a file: new contacts, or what is new of those who are there. Nothing that was written is replaced.
 * @returns the contact of each, in the same order; null where it is not there any more
 * @throws Failure where the address book is full.
 */
export async function storePeople(
  tx: Tx,
  memberId: string,
  people: readonly PersonOfFile[],
  importId: string,
  at: Date,
): Promise<(string | null)[]> {
  const isNew = people.filter(({ contactId }) => contactId === null);
  if (isNew.length > 0 && (await countAllContacts(tx, memberId)) + isNew.length > CONTACTS_MAX) throw fullAddressBook();
  const rows: Parameters<typeof insertContacts>[1][number][] = [];
  const ids: (string | null)[] = [];
  for (const { contactId, ...person } of people) {
    if (contactId === null) {
      const id = newId(at.getTime());
      rows.push({
        ...columnsOf(person),
        relationship: person.relationship,
        zone: null,
        reminder_leads: null,
        import_id: importId,
        contact_id: id,
        member_id: memberId,
        name: person.name,
        created_at: at,
        updated_at: at,
      });
      ids.push(id);
    } else ids.push((await addToContact(tx, { memberId, contactId }, person, importId, at)) ? contactId : null);
  }
  await insertContacts(tx, rows);
  return ids;
}

/** Adds what is new of a person to their contact, and keeps what was there before. @returns whether the contact is there */
async function addToContact(
  tx: Tx,
  whose: { memberId: string; contactId: string },
  person: Omit<PersonOfFile, 'contactId' | 'name'>,
  importId: string,
  at: Date,
): Promise<boolean> {
  const row = await lockContact(tx, whose);
  if (!row || row.removed_at !== null) return false;
  const joined = (kept: readonly string[], given: readonly string[], most: number) => {
    const known = new Set(kept.map((one) => one.toLowerCase()));
    return [...kept, ...given.filter((one) => !known.has(one.toLowerCase()))].slice(0, most);
  };
  const isNoted = person.note === '' || row.note.includes(person.note);
  const note = isNoted ? row.note : row.note === '' ? person.note : `${row.note}\n\n${person.note}`;
  const set = {
    relationship: row.relationship ?? person.relationship,
    emails: joined(row.emails, person.emails, CONTACT_ADDRESSES_MAX),
    phones: joined(row.phones, person.phones, CONTACT_ADDRESSES_MAX),
    groups: joined(row.groups, person.groups, GROUPS_MAX),
    note: note.length > CONTACT_NOTE_MAX ? row.note : note,
  };
  const isSame =
    set.relationship === row.relationship &&
    set.note === row.note &&
    (['emails', 'phones', 'groups'] as const).every((list) => set[list].length === row[list].length);
  if (isSame) return true;
  await upsertAddition(tx, row, importId, at);
  await updateContact(tx, whose, { ...set, updated_at: at });
  return true;
}

/**
 * Takes an import back: the contacts that it added are removed, and those that it added something to are as they were before. Who was changed
 * since, or has a date of another origin, stays as they are. @returns the ids of the contacts of the import that stay
 */
export async function undoPeople(tx: Tx, importId: string, at: Date): Promise<string[]> {
  await takeBackAdditions(tx, importId);
  return removeImported(tx, importId, at);
}
