import type { MemberExport } from '#server/kernel/module.ts';
import { selectEverybody, selectGroups } from './queries.ts';
import { isOnList } from './view.ts';

/** More than a member can have. */
const ALL = 10_000;

/** A member's lists, with what people have added for the member to keep. */
export const exportBirthdayGroups: MemberExport = {
  order: 46,
  facts: {
    about: 'your lists of birthdays',
    read: async ({ db }, memberId) => {
      const groups = await selectGroups(db, { memberId, limit: ALL, offset: 0 });
      const lists = [];
      for (const { group_id: groupId, ...group } of groups) {
        const people = (await selectEverybody(db, groupId)).filter(isOnList);
        lists.push({
          name: group.name,
          isShared: group.is_shared,
          isOpen: group.is_open,
          madeAt: group.created_at.toISOString(),
          people: people.map(({ name, year, month, day, added_at: addedAt }) => ({
            name,
            birthday: { year, month, day },
            addedAt: addedAt.toISOString(),
          })),
        });
      }
      return { birthdayGroups: lists };
    },
  },
};
