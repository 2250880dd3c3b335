import type { GroupMembership, GroupToJoin } from '#contract/birthday-group.ts';
import type { Tx } from '#db/client.ts';
import { checkTold } from '#server/calendar/calendar.ts';
import { dispatchOf } from '#server/dispatch/dispatch.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { type Context, oncePerContext } from '#server/kernel/context.ts';
import { newMagicLink } from '#server/kernel/keys.ts';
import { isWanted } from '#server/notifications/notifications.ts';
import { newId } from '#shared/ids.ts';
import { clockAt } from '#shared/time/local-time.ts';
import { createInCalendar, dateOf } from './in-calendar.ts';
import { BIRTHDAY_GROUP_LIMITS } from './limits.ts';
import { BIRTHDAYS_ADDED } from './mails/messages.ts';
import { membershipOf } from './membership.ts';
import { GROUP_BIRTHDAYS } from './notification-kind.ts';
import { type Added, columnsOf, countPeople, findByLink, requireRoom, unknownLink } from './open-list.ts';
import { checkPersonName } from './policy.ts';
import { insertPerson, lockOpenGroup, type OpenGroupRow, selectEverybody, updateGroup } from './queries.ts';
import { nextTelling } from './telling.ts';
import { isOnList, keyHashOf, viewToJoin } from './view.ts';

export type Joining = ReturnType<typeof createJoining>;
/** What people do who have the link of a list: look at it, and add themselves. */
function createJoining(context: Context) {
  const { db, clock, keys } = context;
  const limits = context.rateLimits.of(BIRTHDAY_GROUP_LIMITS);
  const inCalendar = createInCalendar(context);
  const membership = membershipOf(context);

  return {
    /** A list. Looking changes nothing. @throws Failure at `magicLink` */
    async lookAt(magicLink: string): Promise<GroupToJoin> {
      const row = await findByLink(keys, db, magicLink);
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
      const known = await findByLink(keys, db, magicLink);
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
        await findByLink(keys, tx, magicLink);
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
        if (!isMaker) await tell(context, tx, group, telling);
      });
      return { mine: await membership.look(own), magicLink: own };
    },
  };
}

type Telling = ReturnType<typeof nextTelling>;
/** The member is told once a day, of everybody who was added since. */
async function tell(
  context: Context,
  tx: Tx,
  { member_id: memberId, maker_email: address }: OpenGroupRow,
  telling: Telling,
) {
  if (!(await isWanted(context, tx, memberId, GROUP_BIRTHDAYS, 'email'))) return;
  await dispatchOf(context).schedule(tx, BIRTHDAYS_ADDED, {
    memberId,
    address,
    subjectId: memberId,
    occurrence: telling.day,
    dueAt: telling.dueAt,
    payload: { day: telling.day },
  });
}

/** Adding oneself to lists, in this process. */
export const joiningOf = oncePerContext(createJoining);
