import type { ContactGroup } from '#contract/contact.ts';
import type { Database } from '#db/client.ts';
import { type Actor, requireMember } from '#server/kernel/actor.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Clock } from '#server/ports/clock.ts';
import { GROUPS_MAX } from '#shared/limits.ts';
import {
  addToGroup,
  lockContacts,
  removeFromGroup,
  renameGroup,
  selectGroups,
  selectPeopleOfGroup,
} from './group-queries.ts';

type Deps = { db: Database; clock: Clock };

/**
 * The groups of members' contacts. A group is its name, written with each contact who is in it: it is there while somebody is. Names that differ only in
 * case are one group.
 */
export function createContactGroups({ db, clock }: Deps) {
  const findGroup = async (memberId: string, name: string): Promise<ContactGroup | undefined> =>
    (await selectGroups(db, memberId)).find((group) => isSame(group.name, name));

  async function requireGroup(memberId: string, name: string): Promise<ContactGroup> {
    const group = await findGroup(memberId, name);
    if (group === undefined)
      throw failure('not-found', 'group', 'unknown-group', 'This group is not in your address book any more.');
    return group;
  }

  return {
    /** All groups of a member by name. */
    async list(actor: Actor) {
      const results = await selectGroups(db, requireMember(actor).memberId);
      return { results, total: results.length };
    },

    /** @throws Failure at `group` where there is none of this name, and at `name` where there is another one of the new name. */
    async rename(actor: Actor, group: string, name: string): Promise<ContactGroup> {
      const { memberId } = requireMember(actor);
      const { name: before, people } = await requireGroup(memberId, group);
      if (!isSame(before, name) && (await findGroup(memberId, name)) !== undefined)
        throw failure('conflict', 'name', 'name-taken', 'You have another group of this name. Choose another name.');
      await db.transaction().execute((tx) => renameGroup(tx, memberId, before, name, new Date(clock.now())));
      return { name, people };
    },

    /** Takes everybody out of a group. @returns who was in it. @throws Failure at `group` where there is none of this name. */
    async remove(actor: Actor, group: string): Promise<string[]> {
      const { memberId } = requireMember(actor);
      const { name } = await requireGroup(memberId, group);
      return db.transaction().execute(async (tx) => {
        const contactIds = await selectPeopleOfGroup(tx, memberId, name);
        await removeFromGroup(tx, memberId, name, contactIds, new Date(clock.now()));
        return contactIds;
      });
    },

    /**
     * Puts people into a group, or takes them out. Who is there already stays there.
     * @throws Failure at `contactIds` where one of them is not a contact of the member, or is in as many groups as a person can be.
     */
    async setPeople(
      actor: Actor,
      group: string,
      { contactIds, isIn }: { contactIds: readonly string[]; isIn: boolean },
    ): Promise<ContactGroup> {
      const { memberId } = requireMember(actor);
      const at = new Date(clock.now());
      // A group that is there keeps the case in which it is written.
      const name = (await findGroup(memberId, group))?.name ?? group;
      const ids = [...new Set(contactIds)];
      await db.transaction().execute(async (tx) => {
        const people = await lockContacts(tx, memberId, ids);
        if (people.length < ids.length) throw unknownPeople();
        const full = people.find(
          ({ groups }) => groups.length >= GROUPS_MAX && !groups.some((one) => isSame(one, name)),
        );
        if (isIn && full !== undefined)
          throw failure(
            'conflict',
            'contactIds',
            'too-many',
            `${full.name} is in ${GROUPS_MAX} groups already, and can be in no more.`,
          );
        await (isIn ? addToGroup : removeFromGroup)(tx, memberId, name, ids, at);
      });
      return (await findGroup(memberId, name)) ?? { name, people: 0 };
    },
  };
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function unknownPeople() {
  return failure(
    'not-found',
    'contactIds',
    'unknown-contact',
    'One of these people is not in your address book any more. Reload the page.',
  );
}
