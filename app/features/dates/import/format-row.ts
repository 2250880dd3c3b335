import type { OwnType } from '#shared/dates/calendar-types.ts';
import { monthsOf } from '#shared/dates/month-names.ts';
import type { ImportedDay, ImportedPerson } from '#shared/imports/imported-person.ts';
import { formatRelationship } from '#shared/people/relationships.ts';
import { formatNames, formatQuantity } from '#shared/text/format.ts';
import { type DateOrder, formatNamedDate } from '#shared/time/date-order.ts';
import type { DateConflict, ImportRow } from './import-rows.ts';

const KINDS: Record<Exclude<OwnType, 'event'>, string> = { birthday: 'Birthday', anniversary: 'Anniversary' };

/** `one person`, `2,000 people` */
export function formatCount(people: number): string {
  return people === 1 ? 'one person' : formatQuantity(people, 'person', 'people');
}

/** How somebody can be told from others of the same name: their address, or who they already are. */
export function describePerson({ person, match }: Pick<ImportRow, 'person' | 'match'>): string {
  const reach = person.emails[0] ?? person.phones[0] ?? '';
  if (match?.doubt !== null || match.contact.name === person.name) return reach;
  return `is your ${match.contact.name}`;
}

/** A date: `5 December 1992`, `December`, or its year. */
export function formatImportedDay({ year, month, day }: ImportedDay, order: DateOrder): string {
  if (month === null) return year === null ? 'Date unknown' : String(year);
  if (day !== null) return formatNamedDate({ year, month, day }, order);
  return [monthsOf('gregorian')[month - 1]?.name ?? '', ...(year === null ? [] : [year])].join(' ');
}

/** What a date is: `Birthday`, `Birthday, no year`, or the label of the file. */
export function describeDate({ type, name, date }: ImportedPerson['dates'][number]): string {
  const kind = type === 'event' ? name : KINDS[type];
  return date.year === null && type === 'birthday' ? `${kind}, no year` : kind;
}

/** A date that is kept: `5 December`. */
export function formatKeptDay({ kept }: DateConflict, order: DateOrder): string {
  const { year, month, day } = kept.date;
  return formatImportedDay({ year, month, day }, order);
}

/** What is special about a person: the doubt, what is added to who is there, or what else the file says. */
export function describeRow({ person, match, isJoined, additions, conflicts }: ImportRow): string {
  if (match !== null && match.doubt !== null && isJoined !== true) {
    if (match.doubt === 'email') return `Has the address of ${match.contact.name}`;
    return match.contact.emails[0] === undefined ? 'You have this name' : `You have ${match.contact.emails[0]}`;
  }
  if (match !== null && isJoined === true)
    return additions.length > 0 ? `Adds ${formatNames(additions)}` : conflicts.length > 0 ? '' : 'Nothing new';
  const { relationship, groups } = person;
  return [...(relationship === null ? [] : [formatRelationship(relationship)]), ...groups.slice(0, 2)].join(', ');
}
