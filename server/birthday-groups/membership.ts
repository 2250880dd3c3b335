import type { GroupMembership } from '#contract/birthday-group.ts';
import type { Queryable, Tx } from '#db/client.ts';
import { checkTold } from '#server/calendar/calendar.ts';
import { type Context, oncePerContext } from '#server/kernel/context.ts';
import { failure } from '#server/kernel/failure.ts';
import { firstName } from '#shared/people/first-name.ts';
import { clockAt } from '#shared/time/local-time.ts';
import { createInCalendar, dateOf } from './in-calendar.ts';
import { BIRTHDAY_GROUP_LIMITS } from './limits.ts';
import { type Added, columnsOf, unknownLink } from './open-list.ts';
import { checkPersonName } from './policy.ts';
import {
  deletePerson,
  lockOpenGroup,
  type OpenGroupRow,
  type PersonRow,
  selectByKey,
  selectEverybody,
  selectOpenGroup,
  updateGroup,
  updatePerson,
} from './queries.ts';
import { isOnList, keyHashOf, viewMembership } from './view.ts';

export type Membership = ReturnType<typeof createMembership>;
/** What people of a list do by their own link: look, change what they have added, take it back. */
function createMembership(context: Context) {
  const { db, clock, keys } = context;
  const { changes } = context.rateLimits.of(BIRTHDAY_GROUP_LIMITS);
  const inCalendar = createInCalendar(context);

  async function look(magicLink: string): Promise<GroupMembership> {
    const key = await selectByKey(db, keyHashOf(keys, magicLink));
    if (key === undefined) throw unknownLink();
    const { group, everybody, me } = await findMe(db, await selectOpenGroup(db, key.group_id), key.person_id);
    return viewMembership(group, everybody, me);
  }

  /** Changes what somebody has added. The list is locked meanwhile. */
  async function change(
    magicLink: string,
    by: (tx: Tx, group: OpenGroupRow, me: PersonRow, at: Date) => Promise<void>,
  ): Promise<void> {
    const key = await selectByKey(db, keyHashOf(keys, magicLink));
    if (key === undefined) throw unknownLink();
    await changes.take(key.person_id, 'general', (wait) => `You changed this many times. Try again in ${wait}.`);
    const at = new Date(clock.now());
    await db.transaction().execute(async (tx) => {
      const { group, me } = await findMe(tx, await lockOpenGroup(tx, key.group_id), key.person_id);
      await by(tx, group, me, at);
      await updateGroup(tx, group.group_id, { touched_at: at });
      await inCalendar.putWaiting(tx, { memberId: group.member_id }, group.group_id);
    });
  }

  return {
    /** What somebody has added, by their own link. Looking changes nothing. @throws Failure at `magicLink` */
    look,

    /** Changes what somebody has added, in the calendar too. @throws Failure at the field that is wrong. */
    async change(magicLink: string, { name, ...birthday }: Added): Promise<GroupMembership> {
      checkPersonName(name);
      const said = { name, ...columnsOf(birthday) };
      await change(magicLink, async (tx, group, me, at) => {
        checkTold(dateOf(said), clockAt(at.getTime(), group.maker_zone).date);
        await updatePerson(tx, me.person_id, { ...said, changed_at: at });
        await inCalendar.change(tx, { memberId: group.member_id }, me, { ...me, ...said });
      });
      return look(magicLink);
    },

    /** Takes somebody off a list for good, and out of the calendar. @throws Failure at `magicLink` */
    takeBack: (magicLink: string): Promise<void> =>
      change(magicLink, async (tx, group, me) => {
        await inCalendar.forget(tx, { memberId: group.member_id }, me);
        await deletePerson(tx, me.person_id);
      }),
  };
}

/** Whose own link it is. @throws Failure at `magicLink` where they are not on the list. */
async function findMe(queried: Queryable, group: OpenGroupRow | undefined, personId: string) {
  if (group === undefined) throw unknownLink();
  const everybody = await selectEverybody(queried, group.group_id);
  const me = everybody.find(({ person_id: id }) => id === personId);
  if (me === undefined) throw unknownLink();
  if (!isOnList(me))
    throw failure(
      'not-found',
      'magicLink',
      'taken-off',
      `${firstName(group.maker_name)} has taken you off this list. Your birthday is not on it any more.`,
    );
  return { group, everybody, me };
}

/** Changing what one has added to a list, in this process. */
export const membershipOf = oncePerContext(createMembership);
