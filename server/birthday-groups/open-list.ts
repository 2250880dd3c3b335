import type { ListedBirthday } from '#contract/birthday-group.ts';
import type { Queryable } from '#db/client.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Keys } from '#server/kernel/keys.ts';
import { BIRTHDAY_GROUP_PEOPLE_MAX } from '#shared/limits.ts';
import { firstName } from '#shared/people/first-name.ts';
import { type OpenGroupRow, selectByLink, selectEverybody } from './queries.ts';
import { isOnList, linkHashOf } from './view.ts';

/** What somebody adds to a list. */
export type Added = { name: string } & ListedBirthday;

/** The list of a link that is in use. @throws Failure at `magicLink` */
export async function findByLink(keys: Keys, queried: Queryable, magicLink: string) {
  const row = await selectByLink(queried, linkHashOf(keys, magicLink));
  if (row === undefined) throw unknownLink();
  if (row.replaced_at !== null)
    throw failure(
      'not-found',
      'magicLink',
      'replaced-link',
      'This link was replaced by a new one. Ask whoever sent it to you for that.',
    );
  return row;
}

/** @throws Failure where nobody can be added. */
export function requireRoom({ is_open: isOpen, maker_name: maker }: OpenGroupRow, people: number): void {
  if (!isOpen)
    throw failure('conflict', 'general', 'closed-list', `${firstName(maker)} has closed this list for new people.`);
  if (people >= BIRTHDAY_GROUP_PEOPLE_MAX)
    throw failure(
      'conflict',
      'general',
      'full-list',
      `This list has ${BIRTHDAY_GROUP_PEOPLE_MAX} people, which is the limit. Tell ${firstName(maker)}.`,
    );
}

/** How many people are on a list. */
export async function countPeople(queried: Queryable, groupId: string): Promise<number> {
  return (await selectEverybody(queried, groupId)).filter(isOnList).length;
}

/** A birthday as a row has it. */
export function columnsOf({ year, month, day, leapDayRule }: ListedBirthday) {
  return { year, month, day, leap_day_rule: leapDayRule };
}

export function unknownLink() {
  return failure(
    'not-found',
    'magicLink',
    'unknown-link',
    'This list is not there any more, or the link is not complete.',
  );
}
