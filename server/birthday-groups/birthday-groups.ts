import type { BirthdayGroupDetails } from '#contract/birthday-group.ts';
import type { ValidatedInput } from '#contract/calls.ts';
import type { Queryable, Tx } from '#db/client.ts';
import { lockMaySend } from '#server/card-sends/card-sends.ts';
import { type Actor, requireMember, requireNotImpersonated } from '#server/kernel/actor.ts';
import { type Context, oncePerContext } from '#server/kernel/context.ts';
import { failure } from '#server/kernel/failure.ts';
import { siteOf } from '#server/kernel/site.ts';
import { requireShownName } from '#server/members/members.ts';
import { newId } from '#shared/ids.ts';
import { BIRTHDAY_GROUPS_MAX } from '#shared/limits.ts';
import { BIRTHDAY_GROUP_LIMITS } from './limits.ts';
import { checkGroupName } from './policy.ts';
import {
  countGroups,
  deleteGroup,
  deleteRemovedPeople,
  deleteUntouchedGroups,
  insertGroup,
  insertLink,
  lockGroup,
  lockMaker,
  selectEverybody,
  selectGroup,
  selectGroups,
  selectInCalendar,
  selectMaker,
  updateGroup,
} from './queries.ts';
import { isOnList, linkHashOf, linkOf, viewDetails, viewGroup } from './view.ts';

type NewGroup = ValidatedInput<'POST /birthday/groups'>['body'];
type GroupChange = ValidatedInput<'PUT /birthday/groups/{groupId}'>['body'];

/** How long a list is kept about which nobody does anything, and somebody who was taken off one. */
const UNTOUCHED_FOR_MS = 731 * 86_400_000;
const REMOVED_FOR_MS = 86_400_000;

/** The lists of birthdays that members make. */
function createBirthdayGroups(context: Context) {
  const { db, clock, keys } = context;
  const limits = context.rateLimits.of(BIRTHDAY_GROUP_LIMITS);

  async function read(queried: Queryable, whose: { memberId: string; groupId: string }): Promise<BirthdayGroupDetails> {
    const row = await selectGroup(queried, whose);
    if (row === undefined) throw unknownGroup();
    const everybody = await selectEverybody(queried, whose.groupId);
    const inCalendar = await selectInCalendar(
      queried,
      everybody.flatMap(({ calendar_id: id }) => id ?? []),
    );
    return viewDetails(keys, siteOf(context).origin, row, everybody, inCalendar);
  }

  async function addLink(tx: Tx, groupId: string): Promise<void> {
    const now = clock.now();
    const linkId = newId(now);
    await insertLink(tx, {
      link_id: linkId,
      group_id: groupId,
      link_hash: linkHashOf(keys, linkOf(keys, linkId)),
      created_at: new Date(now),
      replaced_at: null,
    });
  }

  return {
    /** A page of a member's lists, the last one first. */
    async list(actor: Actor, page: { limit: number; offset: number }) {
      const { memberId } = requireMember(actor);
      const [rows, total] = await Promise.all([selectGroups(db, { memberId, ...page }), countGroups(db, memberId)]);
      return { results: rows.map((row) => viewGroup(keys, row)), total };
    },

    /** One of a member's lists, with who is on it. @throws Failure at `groupId` */
    view: (actor: Actor, groupId: string) => read(db, { memberId: requireMember(actor).memberId, groupId }),

    /** Makes a list. @throws Failure at `name`, and where the member has too many, or may not be known by that name. */
    async make(actor: Actor, { name, isShared }: NewGroup): Promise<BirthdayGroupDetails> {
      const { memberId, sessionId } = requireNotImpersonated(actor);
      const maker = await selectMaker(db, memberId);
      requireShownName(maker.name);
      checkGroupName(name);
      await limits.made.take(memberId, 'general', (wait) => `You made many lists today. Try again in ${wait}.`);
      const now = clock.now();
      const groupId = newId(now);
      return db.transaction().execute(async (tx) => {
        await lockMaySend(tx, { member_id: memberId, session_id: sessionId });
        await lockMaker(tx, memberId);
        if ((await countGroups(tx, memberId)) >= BIRTHDAY_GROUPS_MAX)
          throw failure(
            'conflict',
            'general',
            'too-many-lists',
            `You have ${BIRTHDAY_GROUPS_MAX} lists, which is the limit. Delete one to make another.`,
          );
        const at = new Date(now);
        await insertGroup(tx, {
          group_id: groupId,
          member_id: memberId,
          name,
          maker_name: maker.name,
          is_shared: isShared,
          created_at: at,
          touched_at: at,
        });
        await addLink(tx, groupId);
        return read(tx, { memberId, groupId });
      });
    },

    /** Changes what is given of a list. @throws Failure at `groupId`, at `name`, and at `isShared` where people would be seen who were told otherwise. */
    async change(
      actor: Actor,
      groupId: string,
      { name, isShared, isOpen }: GroupChange,
    ): Promise<BirthdayGroupDetails> {
      const { memberId } = requireNotImpersonated(actor);
      const maker = await selectMaker(db, memberId);
      requireShownName(maker.name);
      if (name !== undefined) checkGroupName(name);
      return db.transaction().execute(async (tx) => {
        const row = await lockGroup(tx, { memberId, groupId });
        if (row === undefined) throw unknownGroup();
        if (isShared === true && !row.is_shared && (await selectEverybody(tx, groupId)).some(isOnList))
          throw failure(
            'conflict',
            'isShared',
            'has-people',
            'People are on this list who were told that only you see it. Make another list for the others.',
          );
        await updateGroup(tx, groupId, {
          maker_name: maker.name,
          ...(name === undefined ? {} : { name }),
          ...(isShared === undefined ? {} : { is_shared: isShared }),
          ...(isOpen === undefined ? {} : { is_open: isOpen }),
          touched_at: new Date(clock.now()),
        });
        return read(tx, { memberId, groupId });
      });
    },

    /** Gives a list a new link; the old one ends. @throws Failure at `groupId` */
    async replaceLink(actor: Actor, groupId: string): Promise<BirthdayGroupDetails> {
      const { memberId } = requireNotImpersonated(actor);
      await limits.links.take(memberId, 'general', (wait) => `You replaced many links today. Try again in ${wait}.`);
      return db.transaction().execute(async (tx) => {
        if ((await lockGroup(tx, { memberId, groupId })) === undefined) throw unknownGroup();
        await addLink(tx, groupId);
        await updateGroup(tx, groupId, { touched_at: new Date(clock.now()) });
        return read(tx, { memberId, groupId });
      });
    },

    /** Deletes a list with its links. What went into the calendar stays there. @throws Failure at `groupId` */
    async delete(actor: Actor, groupId: string): Promise<void> {
      const { memberId } = requireNotImpersonated(actor);
      if (!(await db.transaction().execute((tx) => deleteGroup(tx, { memberId, groupId })))) throw unknownGroup();
    },

    /** The same list again, in a transaction that has changed it. */
    read,
  };
}

export function unknownGroup() {
  return failure('not-found', 'groupId', 'unknown-list', 'You do not have this list any more.');
}

/** Deletes lists about which nobody has done anything for two years, and for good whom members took off theirs more than a day ago. */
export async function deleteOldGroups({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteRemovedPeople(db, new Date(clock.now() - REMOVED_FOR_MS));
  await deleteUntouchedGroups(db, new Date(clock.now() - UNTOUCHED_FOR_MS));
}

/** Lists of birthdays, in this process. */
export const birthdayGroupsOf = oncePerContext(createBirthdayGroups);
