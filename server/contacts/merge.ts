import type { ValidatedInput } from '#contract/calls.ts';
import type { Tx } from '#db/client.ts';
import { failure } from '#server/kernel/failure.ts';
import type { ChangedContact } from '#server/kernel/module.ts';
import { AVOIDED_MAX, CONTACT_ADDRESSES_MAX, CONTACT_NOTE_MAX, GROUPS_MAX } from '#shared/limits.ts';
import { deleteContact, lockContact, updateContact } from './queries.ts';
import { unknownContact } from './unknown-contact.ts';

type Merge = Omit<ValidatedInput<'POST /contacts/{contactId}/merge'>['body'], 'otherId'>;
type Row = NonNullable<Awaited<ReturnType<typeof lockContact>>>;
type Deps = { contactChanged: (tx: Tx, contact: ChangedContact) => Promise<void> };

/**
 * Makes one contact of two: the first gets what the other has, and the other is deleted. Addresses, numbers, groups and what to avoid are of both, notes stand
 * one below the other, dates move. Of what a person has once, the first contact's stays unless `chosen` says otherwise.
 * @throws Failure at the field of which both together have more than a person can have; and at `birthdayOf` where they have different birthdays.
 */
export async function mergeContacts(
  { contactChanged }: Deps,
  tx: Tx,
  { memberId, contactId, otherId, at }: { memberId: string; contactId: string; otherId: string; at: Date },
  { birthdayOf, ...chosen }: Merge,
): Promise<void> {
  if (contactId === otherId) throw failure('invalid', 'otherId', 'same-contact', 'Choose two different people.');
  const rows = new Map<string, Row>();
  // In the order of their ids, so that two merges of the same people do not wait for each other.
  for (const id of [contactId, otherId].toSorted()) {
    const row = await lockContact(tx, { memberId, contactId: id });
    if (row && row.removed_at === null) rows.set(id, row);
  }
  const [into, other] = [rows.get(contactId), rows.get(otherId)];
  if (into === undefined) throw unknownContact('contactId');
  if (other === undefined) throw unknownContact('otherId');
  if (birthdayOf !== undefined && !rows.has(birthdayOf)) throw unknownContact('birthdayOf');
  await updateContact(
    tx,
    { memberId, contactId },
    { ...joinRows(into, other), ...columnsOfChosen(chosen), updated_at: at },
  );
  const change = { memberId, at };
  await contactChanged(tx, {
    ...change,
    contactId: otherId,
    change: 'merged',
    intoId: contactId,
    birthdayOf: birthdayOf ?? null,
  });
  await deleteContact(tx, { memberId, contactId: otherId });
  // Cards that wait for either of them are stopped, as when it is noted of one contact.
  if ((into.state === 'died') !== (other.state === 'died'))
    await contactChanged(tx, { ...change, contactId, change: 'died' });
}

function columnsOfChosen({ name, relationship, timeZone, reminderLeads }: Omit<Merge, 'birthdayOf'>) {
  return {
    ...(name === undefined ? {} : { name }),
    ...(relationship === undefined ? {} : { relationship }),
    ...(timeZone === undefined ? {} : { zone: timeZone }),
    ...(reminderLeads === undefined ? {} : { reminder_leads: reminderLeads }),
  };
}

/** What the two have together. Nothing that was written is left out. */
function joinRows(into: Row, other: Row) {
  return {
    relationship: into.relationship ?? other.relationship,
    zone: into.zone ?? other.zone,
    reminder_leads: into.reminder_leads ?? other.reminder_leads,
    emails: joinLists('emails', 'email addresses', CONTACT_ADDRESSES_MAX, into.emails, other.emails),
    phones: joinLists('phones', 'telephone numbers', CONTACT_ADDRESSES_MAX, into.phones, other.phones),
    groups: joinLists('groups', 'groups', GROUPS_MAX, into.groups, other.groups),
    avoid: joinLists('avoid', 'things to avoid', AVOIDED_MAX, into.avoid, other.avoid),
    note: joinNotes(into.note, other.note),
    // Nobody who has died is congratulated because an older entry did not say so.
    state: other.state === 'died' ? ('died' as const) : into.state,
  };
}

function joinLists(field: string, what: string, most: number, first: readonly string[], second: readonly string[]) {
  const joined = [...new Map([...second, ...first].map((one) => [one.toLowerCase(), one])).values()];
  const known = new Set(first.map((one) => one.toLowerCase()));
  if (joined.length > most)
    throw failure(
      'conflict',
      field,
      'too-many',
      `Together they have ${joined.length} ${what}, and a person can have up to ${most}. Remove some first.`,
    );
  return [...first, ...joined.filter((one) => !known.has(one.toLowerCase()))];
}

function joinNotes(first: string, second: string): string {
  const note = second === '' || first.includes(second) ? first : first === '' ? second : `${first}\n\n${second}`;
  if (note.length > CONTACT_NOTE_MAX)
    throw failure(
      'conflict',
      'note',
      'too-long',
      `Together their notes have ${note.length.toLocaleString('en')} characters, and there is room for ${CONTACT_NOTE_MAX.toLocaleString('en')}. Shorten them first.`,
    );
  return note;
}
