import type { BirthdayGroupDetails } from '#contract/birthday-group.ts';
import type { ValidatedInput } from '#contract/calls.ts';
import type { Tx } from '#db/client.ts';
import { type Actor, requireNotImpersonated } from '#server/kernel/actor.ts';
import { type Context, oncePerContext } from '#server/kernel/context.ts';
import { failure } from '#server/kernel/failure.ts';
import { BIRTHDAY_GROUP_PEOPLE_MAX } from '#shared/limits.ts';
import { birthdayGroupsOf, unknownGroup } from './birthday-groups.ts';
import { createInCalendar } from './in-calendar.ts';
import {
  deletePerson,
  lockGroup,
  moveKeys,
  type PersonRow,
  selectEverybody,
  updateGroup,
  updatePerson,
} from './queries.ts';
import { isOnList } from './view.ts';

type PersonChange = ValidatedInput<'PUT /birthday/groups/{groupId}/people/{personId}'>['body'];
type Where = { groupId: string; personId: string };

/** What a member does about the people of a list. */
function createPeople(context: Context) {
  const { db, clock } = context;
  const groups = birthdayGroupsOf(context);
  const inCalendar = createInCalendar(context);

  /** Changes a list that is locked meanwhile. @throws Failure at `groupId` and `personId` */
  async function change(
    actor: Actor,
    { groupId, personId }: Where,
    by: (tx: Tx, whose: { memberId: string }, person: PersonRow, everybody: readonly PersonRow[]) => Promise<void>,
  ): Promise<BirthdayGroupDetails> {
    const { memberId } = requireNotImpersonated(actor);
    return db.transaction().execute(async (tx) => {
      if ((await lockGroup(tx, { memberId, groupId })) === undefined) throw unknownGroup();
      const everybody = await selectEverybody(tx, groupId);
      const person = everybody.find(({ person_id: id }) => id === personId);
      if (person === undefined) throw unknownPerson('personId');
      await by(tx, { memberId }, person, everybody);
      await updateGroup(tx, groupId, { touched_at: new Date(clock.now()) });
      await inCalendar.putWaiting(tx, { memberId }, groupId);
      return groups.read(tx, { memberId, groupId });
    });
  }

  return {
    /**
     * Takes somebody off a list, or puts them back: their birthday leaves the calendar and comes back with them. Or says that they are another person
     * than the one of the same name. @throws Failure where the list is full by now.
     */
    change: (actor: Actor, where: Where, { isRemoved, isDistinct }: PersonChange) =>
      change(actor, where, async (tx, whose, person, everybody) => {
        if (isDistinct === true) await updatePerson(tx, person.person_id, { is_distinct: true });
        if (isRemoved === undefined || isRemoved !== isOnList(person)) return;
        if (!isRemoved && everybody.filter(isOnList).length >= BIRTHDAY_GROUP_PEOPLE_MAX)
          throw failure('conflict', 'general', 'full-list', 'The list is full by now.');
        await updatePerson(tx, person.person_id, { removed_at: isRemoved ? new Date(clock.now()) : null });
        await inCalendar.setRemoved(tx, whose, person, isRemoved);
      }),

    /**
     * Makes one person of two. What was said last counts, and the own links of both lead to it.
     * @throws Failure at `into` where that is nobody else on the list.
     */
    merge: (actor: Actor, where: Where, into: string) =>
      change(actor, where, async (tx, whose, person, everybody) => {
        const other = everybody.find(({ person_id: id }) => id === into);
        if (!isOnList(person)) throw unknownPerson('personId');
        if (other === undefined || other === person || !isOnList(other)) throw unknownPerson('into');
        const [first, last] = other.changed_at > person.changed_at ? [person, other] : [other, person];
        const { month, day, leap_day_rule, changed_at } = last;
        // Whoever says the same day again does not take back the year.
        const year = last.year ?? (first.month === month && first.day === day ? first.year : null);
        const said = { year, month, day, leap_day_rule, changed_at };
        if (other.kept === 'waiting' && person.kept !== 'waiting') {
          // What stands in the calendar already stands there for both.
          const { kept, calendar_id, contact_id } = person;
          await updatePerson(tx, into, { ...said, kept, calendar_id, contact_id });
          await inCalendar.change(tx, whose, person, { ...person, ...said });
        } else {
          await updatePerson(tx, into, said);
          await inCalendar.change(tx, whose, other, { ...other, ...said });
          await inCalendar.forget(tx, whose, person);
        }
        await moveKeys(tx, person.person_id, into);
        await deletePerson(tx, person.person_id);
      }),
  };
}

function unknownPerson(field: 'personId' | 'into') {
  return failure('not-found', field, 'unknown-person', 'This person is not on the list any more.');
}

/** People of lists, in this process. */
export const groupPeopleOf = oncePerContext(createPeople);
