import type { Contact } from '#contract/contact.ts';
import type { ValidatedInput } from '#contract/calls.ts';
import type { Database, Tx } from '#db/client.ts';
import { type Actor, requireMember } from '#server/kernel/actor.ts';
import { oncePerContext } from '#server/kernel/context.ts';
import { type ChangedContact, contactChanged, remindersChanged } from '#server/kernel/module.ts';
import type { Clock } from '#server/ports/clock.ts';
import { newId } from '#shared/ids.ts';
import { CONTACTS_MAX } from '#shared/limits.ts';
import { columnsOf, fullAddressBook } from './columns.ts';
import { createContactDuplicates } from './duplicates.ts';
import { createContactGroups } from './groups.ts';
import { mergeContacts } from './merge.ts';
import {
  countAllContacts,
  countContacts,
  deleteBareContacts,
  deleteOldAdditions,
  deleteRemovedContacts,
  fillAddress,
  insertContact,
  lockContact,
  selectByAddress,
  selectContact,
  selectContacts,
  updateContact,
} from './queries.ts';
import { unknownContact } from './unknown-contact.ts';
import { viewContact } from './view.ts';

export { listPeople } from './list-people.ts';
export { storePeople, undoPeople } from './people-of-file.ts';

/** How long a removed contact can be put back. */
const REMOVED_FOR_MS = 86_400_000;

type NewContact = ValidatedInput<'POST /contacts'>['body'];
type ContactMerge = ValidatedInput<'POST /contacts/{contactId}/merge'>['body'];
type ContactChange = ValidatedInput<'PUT /contacts/{contactId}'>['body'];
type Asked = { q?: string | undefined; group?: string | null | undefined; limit: number; offset: number };
type ContactsDeps = {
  db: Database;
  clock: Clock;
  /** Called when a contact was removed, put back, or has died. */
  contactChanged: (tx: Tx, contact: ChangedContact) => Promise<void>;
  /** Called when something has changed that a member is reminded of. */
  remindersChanged: (tx: Tx, memberId: string) => Promise<void>;
};

/** The people whom members know. */
export function createContacts({ db, clock, contactChanged, remindersChanged }: ContactsDeps) {
  async function read(memberId: string, contactId: string): Promise<Contact> {
    const row = await selectContact(db, { memberId, contactId });
    if (!row || row.removed_at !== null) throw unknownContact();
    return viewContact(row);
  }

  return {
    /** A page of a member's contacts by name. @param q a part of a name or of an email address */
    async list(actor: Actor, { q, group = null, limit, offset }: Asked) {
      const { memberId } = requireMember(actor);
      const like = q === undefined || q === '' ? null : q.toLowerCase();
      const [rows, total] = await Promise.all([
        selectContacts(db, { memberId, like, group, limit, offset }),
        countContacts(db, { memberId, like, group }),
      ]);
      return { results: rows.map(viewContact), total };
    },

    /** One of a member's contacts. @throws Failure at `contactId` where it is not theirs, or was removed. */
    view: (actor: Actor, contactId: string): Promise<Contact> => read(requireMember(actor).memberId, contactId),

    /** Adds a person. @throws Failure where the address book is full. */
    async add(actor: Actor, { name, ...given }: NewContact): Promise<Contact> {
      const { memberId } = requireMember(actor);
      const at = new Date(clock.now());
      const contactId = await db.transaction().execute((tx) => addContact(tx, memberId, name, at, columnsOf(given)));
      return read(memberId, contactId);
    },

    /**
     * Changes what was given of a contact; the rest stays. One that is removed takes its dates along, and one that is put back brings them.
     * @throws Failure at `contactId` where the member has none.
     */
    async change(actor: Actor, contactId: string, { name, isRemoved, ...given }: ContactChange): Promise<Contact> {
      const { memberId } = requireMember(actor);
      const at = new Date(clock.now());
      const changed = await db.transaction().execute(async (tx) => {
        const row = await lockContact(tx, { memberId, contactId });
        if (!row || (row.removed_at !== null && isRemoved === undefined)) throw unknownContact();
        const wasRemoved = row.removed_at !== null;
        const willBeRemoved = isRemoved ?? wasRemoved;
        await updateContact(
          tx,
          { memberId, contactId },
          {
            ...(name === undefined ? {} : { name }),
            ...columnsOf(given),
            ...(willBeRemoved === wasRemoved ? {} : { removed_at: willBeRemoved ? at : null }),
            updated_at: at,
          },
        );
        const of = { memberId, contactId, at };
        if (willBeRemoved && !wasRemoved) await contactChanged(tx, { ...of, change: 'removed' });
        if (!willBeRemoved && row.removed_at !== null)
          await contactChanged(tx, { ...of, change: 'put-back', removedAt: row.removed_at });
        if (given.state === 'died' && row.state !== 'died') await contactChanged(tx, { ...of, change: 'died' });
        await remindersChanged(tx, memberId);
        return selectContact(tx, { memberId, contactId });
      });
      if (!changed) throw unknownContact();
      return viewContact(changed);
    },

    /**
     * Merges another contact into this one. @throws Failure at `contactId`, `otherId` or `birthdayOf` where the member has no such contact, and where
     * `mergeContacts` does.
     */
    async merge(actor: Actor, contactId: string, { otherId, ...chosen }: ContactMerge): Promise<Contact> {
      const { memberId } = requireMember(actor);
      const at = new Date(clock.now());
      await db.transaction().execute(async (tx) => {
        await mergeContacts({ contactChanged }, tx, { memberId, contactId, otherId, at }, chosen);
        await remindersChanged(tx, memberId);
      });
      return read(memberId, contactId);
    },

    groups: createContactGroups({ db, clock }),
    duplicates: createContactDuplicates({ db, clock }),
  };
}

/** Adds a person to a member's contacts. @returns their id. @throws Failure where the address book is full. */
export async function addContact(
  tx: Tx,
  memberId: string,
  name: string,
  at: Date,
  columns: ReturnType<typeof columnsOf> = {},
): Promise<string> {
  if ((await countAllContacts(tx, memberId)) >= CONTACTS_MAX) throw fullAddressBook();
  const contactId = newId(at.getTime());
  await insertContact(tx, {
    relationship: null,
    zone: null,
    reminder_leads: null,
    import_id: null,
    ...columns,
    contact_id: contactId,
    member_id: memberId,
    name,
    created_at: at,
    updated_at: at,
  });
  return contactId;
}

export function renameContact(tx: Tx, memberId: string, contactId: string, name: string, now: Date): Promise<void> {
  return updateContact(tx, { memberId, contactId }, { name, updated_at: now });
}

/** Keeps the address and the time zone that a card was sent to, where none were known of a contact. */
export function learnAddress(
  tx: Tx,
  contactId: string,
  to: { email: string; timeZone: string | null },
  at: Date,
): Promise<void> {
  return fillAddress(tx, contactId, to, at);
}

/** Deletes those of some contacts that were added with a date which is gone, and of whom nothing else was written since. */
export function deleteUnused(tx: Tx, contactIds: readonly string[]): Promise<void> {
  return deleteBareContacts(tx, contactIds);
}

/** Whether a contact is a member's, and is kept. */
export async function hasContact(tx: Tx, memberId: string, contactId: string): Promise<boolean> {
  const row = await lockContact(tx, { memberId, contactId });
  return row !== undefined && row.removed_at === null;
}

/** The contact of a member who has this email address; null where there is none. */
export function findContactByAddress(tx: Tx, memberId: string, email: string): Promise<string | null> {
  return selectByAddress(tx, memberId, email);
}

/** Deletes contacts that were removed more than a day ago. */
export function deleteRemoved({ db, clock }: Pick<ContactsDeps, 'db' | 'clock'>): Promise<void> {
  return deleteRemovedContacts(db, new Date(clock.now() - REMOVED_FOR_MS));
}

/** Deletes what contacts were before an import, where they were changed since. */
export function deleteUselessAdditions({ db }: Pick<ContactsDeps, 'db'>): Promise<void> {
  return deleteOldAdditions(db);
}

/** Address books, in this process. */
export const contactsOf = oncePerContext((context) =>
  createContacts({
    ...context,
    contactChanged: (tx, contact) => contactChanged(context, tx, contact),
    remindersChanged: (tx, memberId) => remindersChanged(context, tx, memberId),
  }),
);
