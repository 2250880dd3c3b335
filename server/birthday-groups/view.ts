import { renderSVG } from 'uqr';
import type {
  BirthdayGroup,
  BirthdayGroupDetails,
  GroupMembership,
  GroupPerson,
  GroupToJoin,
  ListedBirthday,
} from '#contract/birthday-group.ts';
import { type Keys, magicLinkFrom } from '#server/kernel/keys.ts';
import { BIRTHDAY_GROUP_PEOPLE_MAX } from '#shared/limits.ts';
import { firstName } from '#shared/people/first-name.ts';
import { routes } from '#shared/routes.ts';
import { findDoubts } from './policy.ts';
import type { GroupRow, OpenGroupRow, PersonRow } from './queries.ts';

type Hashing = Pick<Keys, 'hash'>;

/** A link of a list. It is made from its id whenever it is shown, and kept nowhere. */
export function linkOf(keys: Hashing, linkId: string): string {
  return magicLinkFrom(keys.hash('birthday-group', linkId));
}
/** What the link of a list is looked up by. */
export function linkHashOf(keys: Hashing, magicLink: string): Buffer {
  return keys.hash('birthday-group-link', magicLink);
}
/** What somebody's own link is looked up by. */
export function keyHashOf(keys: Hashing, magicLink: string): Buffer {
  return keys.hash('birthday-group-key', magicLink);
}

/** A list as the member sees it who made it. */
export function viewGroup(keys: Hashing, row: GroupRow): BirthdayGroup {
  return {
    groupId: row.group_id,
    name: row.name,
    isShared: row.is_shared,
    isOpen: row.is_open,
    path: routes.birthdayGroupJoin(linkOf(keys, row.link_id)),
    people: row.people,
    madeAt: row.created_at.toISOString(),
  };
}

/** The same with who is on it. @param inCalendar the entries that are in the calendar @param origin of the site, for the QR code */
export function viewDetails(
  keys: Hashing,
  origin: string,
  row: GroupRow,
  everybody: readonly PersonRow[],
  inCalendar: ReadonlySet<string>,
): BirthdayGroupDetails {
  const group = viewGroup(keys, row);
  const people = everybody.filter(isOnList);
  const doubts = findDoubts(people);
  const svg = renderSVG(origin + group.path, { ecc: 'M', border: 4 });
  return {
    ...group,
    qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    members: people.toSorted(byDay).map((person): GroupPerson => ({
      personId: person.person_id,
      name: person.name,
      birthday: birthdayOf(person),
      addedAt: person.added_at.toISOString(),
      kept: person.kept,
      calendarId: person.calendar_id !== null && inCalendar.has(person.calendar_id) ? person.calendar_id : null,
      doubt: doubts.get(person.person_id) ?? null,
    })),
  };
}

/** A list as people with its link see it. */
export function viewToJoin(row: Omit<OpenGroupRow, 'maker_email'>, people: number): GroupToJoin {
  return {
    groupId: row.group_id,
    name: row.name,
    from: firstName(row.maker_name),
    fromWhole: row.maker_name,
    isShared: row.is_shared,
    isOpen: row.is_open,
    isFull: people >= BIRTHDAY_GROUP_PEOPLE_MAX,
  };
}

/** What one of them has added. Of the others there are the names and the days, never a year. */
export function viewMembership(row: OpenGroupRow, everybody: readonly PersonRow[], me: PersonRow): GroupMembership {
  const people = everybody.filter(isOnList);
  return {
    group: viewToJoin(row, people.length),
    name: me.name,
    birthday: birthdayOf(me),
    others: row.is_shared
      ? people
          .filter(({ person_id: id }) => id !== me.person_id)
          .toSorted(byDay)
          .map(({ name, month, day }) => ({ name, month, day }))
      : null,
  };
}

export function isOnList({ removed_at: removedAt }: PersonRow): boolean {
  return removedAt === null;
}

function birthdayOf({ year, month, day, leap_day_rule: leapDayRule }: PersonRow): ListedBirthday {
  return { year, month, day, leapDayRule };
}

function byDay(one: PersonRow, other: PersonRow): number {
  return one.month - other.month || one.day - other.day || one.name.localeCompare(other.name, 'en');
}
