import type { GroupMembership, GroupToJoin, ListedBirthday } from '#contract/birthday-group.ts';
import type { Queryable, Tx } from '#db/client.ts';
import { checkTold } from '#server/calendar/calendar.ts';
import { dispatchOf } from '#server/dispatch/dispatch.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { type Context, oncePerContext } from '#server/kernel/context.ts';
import { failure } from '#server/kernel/failure.ts';
import { newMagicLink } from '#server/kernel/keys.ts';
import { isWanted } from '#server/notifications/notifications.ts';
import { newId } from '#shared/ids.ts';
import { BIRTHDAY_GROUP_PEOPLE_MAX } from '#shared/limits.ts';
import { firstName } from '#shared/people/first-name.ts';
import { clockAt } from '#shared/time/local-time.ts';
import { createInCalendar, dateOf } from './in-calendar.ts';
import { BIRTHDAY_GROUP_LIMITS } from './limits.ts';
import { BIRTHDAYS_ADDED } from './mails/messages.ts';
import { GROUP_BIRTHDAYS } from './notification-kind.ts';
import { checkPersonName } from './policy.ts';
import {
  deletePerson,
  insertPerson,
  lockOpenGroup,
  type OpenGroupRow,
  type PersonRow,
  selectByKey,
  selectByLink,
  selectEverybody,
  selectOpenGroup,
  updateGroup,
  updatePerson,
} from './queries.ts';
import { nextTelling } from './telling.ts';
import { isOnList, keyHashOf, linkHashOf, viewMembership, viewToJoin } from './view.ts';

export type Joining = ReturnType<typeof createJoining>;
type Added = { name: string } & ListedBirthday;

/** What people do who have the link of a list: add themselves; and by their own link: look, change it, take it back. */
function createJoining(context: Context) {
  const { db, clock, keys } = context;
  const limits = context.rateLimits.of(BIRTHDAY_GROUP_LIMITS);
  const dispatch = dispatchOf(context);
  const inCalendar = createInCalendar(context);

  /** The list of a link that is in use. @throws Failure at `magicLink` */
  async function find(queried: Queryable, magicLink: string) {
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
    await limits.changes.take(key.person_id, 'general', (wait) => `You changed this many times. Try again in ${wait}.`);
    const at = new Date(clock.now());
    await db.transaction().execute(async (tx) => {
      const { group, me } = await findMe(tx, await lockOpenGroup(tx, key.group_id), key.person_id);
      await by(tx, group, me, at);
      await updateGroup(tx, group.group_id, { touched_at: at });
      await inCalendar.putWaiting(tx, { memberId: group.member_id }, group.group_id);
    });
  }

  /** @throws Failure where nobody can be added. */
  function requireRoom({ is_open: isOpen, maker_name: maker }: OpenGroupRow, people: number): void {
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

  const countPeople = async (queried: Queryable, groupId: string) =>
    (await selectEverybody(queried, groupId)).filter(isOnList).length;

  /** The member is told once a day, of everybody who was added since. */
  async function tell(tx: Tx, { member_id: memberId, maker_email: address }: OpenGroupRow, telling: Telling) {
    if (!(await isWanted(context, tx, memberId, GROUP_BIRTHDAYS, 'email'))) return;
    await dispatch.schedule(tx, BIRTHDAYS_ADDED, {
      memberId,
      address,
      subjectId: memberId,
      occurrence: telling.day,
      dueAt: telling.dueAt,
      payload: { day: telling.day },
    });
  }

  return {
    /** A list. Looking changes nothing. @throws Failure at `magicLink` */
    async lookAt(magicLink: string): Promise<GroupToJoin> {
      const row = await find(db, magicLink);
      return viewToJoin(row, await countPeople(db, row.group_id));
    },

    /**
     * Adds somebody to a list, with a link of their own. Their birthday goes into the calendar of the member, unless somebody of the same name is there.
     * @throws Failure at the field that is wrong, and where nobody can be added.
     */
    async add(
      magicLink: string,
      { name, ...birthday }: Added,
      { actor, network }: { actor: Actor; network: string },
    ): Promise<{ mine: GroupMembership; magicLink: string }> {
      const known = await find(db, magicLink);
      checkPersonName(name);
      const said = columnsOf(birthday);
      checkTold(dateOf(said), clockAt(clock.now(), known.maker_zone).date);
      requireRoom(known, await countPeople(db, known.group_id));
      const isTooMany = (wait: string) => `Many people have added themselves just now. Try again in ${wait}.`;
      await limits.network.take(network, 'general', isTooMany);
      await limits.additions.take(known.group_id, 'general', isTooMany);
      const now = clock.now();
      const at = new Date(now);
      const own = newMagicLink();
      const isMaker = actor.kind !== 'visitor' && actor.kind !== 'soft' && actor.memberId === known.member_id;
      await db.transaction().execute(async (tx) => {
        const group = await lockOpenGroup(tx, known.group_id);
        if (group === undefined) throw unknownLink();
        await find(tx, magicLink);
        const everybody = await selectEverybody(tx, group.group_id);
        requireRoom(group, everybody.filter(isOnList).length);
        // Whoever comes later is later by the clock too: the order says who may be somebody who was there before.
        const addedAt = new Date(Math.max(now, (everybody.at(-1)?.added_at.getTime() ?? 0) + 1));
        const telling = nextTelling({ zone: group.maker_zone, hour: group.maker_hour }, now);
        await insertPerson(
          tx,
          {
            person_id: newId(now),
            group_id: group.group_id,
            name,
            ...said,
            kept: isMaker ? 'self' : 'waiting',
            calendar_id: null,
            contact_id: null,
            told_on: telling.day,
            added_at: addedAt,
            changed_at: addedAt,
            removed_at: null,
          },
          keyHashOf(keys, own),
        );
        await updateGroup(tx, group.group_id, { touched_at: at });
        await inCalendar.putWaiting(tx, { memberId: group.member_id }, group.group_id);
        if (!isMaker) await tell(tx, group, telling);
      });
      return { mine: await look(own), magicLink: own };
    },

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

type Telling = ReturnType<typeof nextTelling>;

function columnsOf({ year, month, day, leapDayRule }: ListedBirthday) {
  return { year, month, day, leap_day_rule: leapDayRule };
}

function unknownLink() {
  return failure(
    'not-found',
    'magicLink',
    'unknown-link',
    'This list is not there any more, or the link is not complete.',
  );
}

/** Adding oneself to lists, in this process. */
export const joiningOf = oncePerContext(createJoining);
