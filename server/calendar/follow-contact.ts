import type { Tx } from '#db/client.ts';
import type { Context } from '#server/kernel/context.ts';
import { failure } from '#server/kernel/failure.ts';
import { type ChangedContact, dateMerged } from '#server/kernel/module.ts';
import { CALENDAR_TYPES } from '#shared/dates/calendar-types.ts';
import { ENTRY_NOTE_MAX } from '#shared/limits.ts';
import { type DateOfContact, moveEntries, moveOccurrences, selectDatesToMerge } from './merge-queries.ts';
import { deleteEntry, putBackEntriesOf, removeEntriesOf, updateEntry } from './queries.ts';

/** Takes the dates of a contact out of the calendar with the contact, puts them back with it, and gives them to the contact that it is merged into. */
export async function followContact(tx: Tx, contact: ChangedContact, context: Context): Promise<void> {
  if (contact.change === 'removed') await removeEntriesOf(tx, contact.contactId, contact.at);
  if (contact.change === 'put-back') await putBackEntriesOf(tx, contact.contactId, contact.removedAt);
  if (contact.change === 'merged') await moveDates(context, tx, contact);
}

/**
 * Gives the dates of one contact to another. A date that both have becomes one, with the notes, answers and cards of both; so does the birthday, of which a
 * person has one. @throws Failure at `birthdayOf` where they have different birthdays and none was chosen, and at `note` where the notes of a date are too long.
 */
async function moveDates(
  context: Context,
  tx: Tx,
  { memberId, contactId, intoId, birthdayOf, at }: Extract<ChangedContact, { change: 'merged' }>,
): Promise<void> {
  const own = await selectDatesToMerge(tx, intoId);
  const others = await selectDatesToMerge(tx, contactId);
  for (const other of others) {
    const twin = own.find((one) => (isBirthday(one) ? isBirthday(other) : isSameDate(one, other)));
    if (twin === undefined) continue;
    const isSame = isSameDate(twin, other);
    if (!isSame && birthdayOf === null)
      throw failure(
        'invalid',
        'birthdayOf',
        'two-birthdays',
        'They have different birthdays. Choose the one that is right.',
      );
    const isOthers = isSame ? twin.year === null && other.year !== null : birthdayOf === contactId;
    const [kept, gone] = isOthers ? [other, twin] : [twin, other];
    const note = kept.note.includes(gone.note)
      ? kept.note
      : [kept.note, gone.note].filter((one) => one !== '').join('\n\n');
    if (note.length > ENTRY_NOTE_MAX)
      throw failure(
        'conflict',
        'note',
        'too-long',
        'The notes of a date that both have are too long for one. Shorten them first.',
      );
    if (note !== kept.note) await updateEntry(tx, kept.calendar_id, { note, updated_at: at });
    await moveOccurrences(tx, gone.calendar_id, kept.calendar_id);
    await dateMerged(context, tx, { memberId, calendarId: gone.calendar_id, intoId: kept.calendar_id });
    await deleteEntry(tx, gone.calendar_id);
  }
  await moveEntries(tx, contactId, intoId);
}

function isBirthday({ calendar_type_id: typeId }: DateOfContact): boolean {
  return typeId === CALENDAR_TYPES.birthday;
}

/** Whether two entries are the same day of the same kind. The year may be known of one alone. */
function isSameDate(one: DateOfContact, other: DateOfContact): boolean {
  const facts = ['calendar_type_id', 'name', 'calendar', 'month', 'is_leap_month', 'day'] as const;
  const hasSameYear = one.year === other.year || one.year === null || other.year === null;
  return hasSameYear && facts.every((fact) => one[fact] === other[fact]);
}
