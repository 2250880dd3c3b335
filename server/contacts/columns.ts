import type { ValidatedInput } from '#contract/calls.ts';
import { failure } from '#server/kernel/failure.ts';
import { CONTACTS_MAX } from '#shared/limits.ts';

/** The columns of what was given of a contact. */
export function columnsOf({
  relationship,
  emails,
  phones,
  timeZone,
  note,
  groups,
  avoid,
  state,
  reminderLeads,
}: Omit<ValidatedInput<'POST /contacts'>['body'], 'name'>) {
  return {
    ...(relationship === undefined ? {} : { relationship }),
    ...(emails === undefined ? {} : { emails }),
    ...(phones === undefined ? {} : { phones }),
    ...(timeZone === undefined ? {} : { zone: timeZone }),
    ...(note === undefined ? {} : { note }),
    ...(groups === undefined ? {} : { groups: [...new Set(groups)] }),
    ...(avoid === undefined ? {} : { avoid }),
    ...(state === undefined ? {} : { state }),
    ...(reminderLeads === undefined ? {} : { reminder_leads: reminderLeads }),
  };
}

/** The address book holds no more. */
export function fullAddressBook() {
  return failure(
    'conflict',
    'general',
    'too-many',
    `Your address book holds ${CONTACTS_MAX.toLocaleString('en')} people, and there is no room for more. Remove some to add others.`,
  );
}
