import type { CalendarEntry } from '#contract/calendar.ts';
import type { Contact } from '#contract/contact.ts';
import { CALENDAR_TYPES } from '#shared/dates/calendar-types.ts';
import type { ImportedPerson } from '#shared/imports/imported-person.ts';
import { matchPeople, type PersonMatch } from '#shared/people/match-people.ts';
import { formatQuantity } from '#shared/text/format.ts';

/** Somebody in the address book, with their dates. */
export type KnownContact = Pick<
  Contact,
  'contactId' | 'name' | 'emails' | 'phones' | 'note' | 'groups' | 'relationship'
> & {
  dates: readonly Pick<CalendarEntry, 'calendarId' | 'calendarTypeId' | 'calendarName' | 'date'>[];
};
/** A date of a file that differs from the one that the contact has. */
export type DateConflict = {
  type: 'birthday' | 'anniversary';
  /** in the dates of the person */ at: number;
  kept: KnownContact['dates'][number];
  /** whether it takes the place of the one that is kept; nothing is replaced unless somebody says so */ isTaken: boolean;
};
/** A person of a file, as the reader decides about them. */
export type ImportRow = {
  key: number;
  person: ImportedPerson;
  /** who in the address book it seems to be */ match: PersonMatch<KnownContact> | null;
  /** whether it is added to that contact, and not as somebody new; null while nobody has said */ isJoined:
    | boolean
    | null;
  /** what it adds to that contact: “a birthday” */ additions: readonly string[];
  /** where that contact has another date */ conflicts: readonly DateConflict[];
  isChosen: boolean;
};
export const ROW_GROUPS = ['doubtful', 'known', 'new', 'undated'] as const;
export type RowGroup = (typeof ROW_GROUPS)[number];

/**
 * The people of a file beside those who are in the address book. Who is doubtful waits for a decision, and of whom nothing is new is left out;
 * everybody else is chosen.
 */
export function rowsOf(people: readonly ImportedPerson[], known: readonly KnownContact[]): ImportRow[] {
  const matches = matchPeople(people, known);
  return people.map((person, key) => {
    const match = matches[key] ?? null;
    const isDoubtful = match !== null && match.doubt !== null;
    const conflicts = match === null ? [] : conflictsOf(person, match.contact);
    const additions = match === null ? [] : additionsOf(person, match.contact, conflicts);
    return {
      key,
      person,
      match,
      isJoined: isDoubtful ? null : match !== null,
      additions,
      conflicts,
      isChosen: !isDoubtful && (match === null || additions.length > 0),
    };
  });
}

export function groupOf({ match, person }: Pick<ImportRow, 'match' | 'person'>): RowGroup {
  if (match === null) return person.dates.length > 0 ? 'new' : 'undated';
  return match.doubt === null ? 'known' : 'doubtful';
}

/** What is stored of the rows that are chosen, in parts of so many people. */
export function partsOf(rows: readonly ImportRow[], size: number) {
  const people = rows
    .filter(({ isChosen }) => isChosen)
    .map(({ person, match, isJoined, conflicts }) => {
      if (isJoined !== true || match === null) return { ...person, contactId: null };
      const dates = person.dates.flatMap((date, at) => {
        const conflict = conflicts.find((one) => one.at === at);
        if (conflict === undefined) return [date];
        return conflict.isTaken ? [{ ...date, replaces: conflict.kept.calendarId }] : [];
      });
      return { ...person, dates, contactId: match.contact.contactId };
    });
  return Array.from({ length: Math.ceil(people.length / size) }, (_, i) => people.slice(i * size, (i + 1) * size));
}

/** The dates of a person that say something else than the contact's one date of that kind. What says less, and nothing else, is none. */
function conflictsOf({ dates }: ImportedPerson, contact: KnownContact): DateConflict[] {
  return (['birthday', 'anniversary'] as const).flatMap((type) => {
    const [kept, ...others] = contact.dates.filter(({ calendarTypeId }) => calendarTypeId === CALENDAR_TYPES[type]);
    const given = dates.flatMap((date, at) => (date.type === type ? [{ date: date.date, at }] : []));
    const [found] = given;
    if (kept === undefined || found === undefined || others.length > 0 || given.length > 1) return [];
    // A date of another calendar is another day each year, and cannot be compared.
    if (kept.date.calendar !== 'gregorian') return [];
    const differs = (part: 'year' | 'month' | 'day') =>
      found.date[part] !== null && found.date[part] !== kept.date[part];
    return differs('year') || differs('month') || differs('day') ? [{ type, at: found.at, kept, isTaken: false }] : [];
  });
}

function additionsOf(person: ImportedPerson, contact: KnownContact, conflicts: readonly DateConflict[]): string[] {
  const fresh = (given: readonly string[], kept: readonly string[]) => {
    const known = new Set(kept.map((one) => one.toLowerCase()));
    return given.filter((one) => !known.has(one.toLowerCase())).length;
  };
  const counted = (count: number, article: string, one: string, many?: string) =>
    count === 0 ? [] : [count === 1 ? `${article} ${one}` : formatQuantity(count, one, many)];
  const dates = person.dates.filter(
    (date, at) => !hasDate(contact, date) && !conflicts.some((conflict) => conflict.at === at),
  );
  const ofType = (type: string) => dates.filter((date) => date.type === type).length;
  return [
    ...counted(ofType('birthday'), 'a', 'birthday'),
    ...counted(ofType('anniversary'), 'an', 'anniversary', 'anniversaries'),
    ...counted(ofType('event'), 'a', 'date'),
    ...counted(fresh(person.emails, contact.emails), 'an', 'email address', 'email addresses'),
    ...counted(fresh(person.phones, contact.phones), 'a', 'phone number'),
    ...counted(fresh(person.groups, contact.groups), 'a', 'group'),
    ...(person.relationship !== null && contact.relationship === null ? ['who they are to you'] : []),
    ...(person.note !== '' && !contact.note.includes(person.note) ? ['a note'] : []),
  ];
}

/** Whether a contact has a date; there is no second birthday. */
function hasDate({ dates }: KnownContact, { type, name, date }: ImportedPerson['dates'][number]): boolean {
  return dates.some(
    (kept) =>
      kept.calendarTypeId === CALENDAR_TYPES[type] &&
      (type === 'birthday' ||
        (kept.date.month === date.month &&
          kept.date.day === date.day &&
          (type !== 'event' || kept.calendarName.toLowerCase().endsWith(name.toLowerCase())))),
  );
}
