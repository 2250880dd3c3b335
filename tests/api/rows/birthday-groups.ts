import type { birthdayGroupCalls } from '#contract/birthday-group.ts';
import { everyone, loggedIn, memberInPerson, type RowsOf, type Scenario } from '../scenario.ts';

const theo = { name: 'Theo Brandt', month: 12, day: 9 };
const NOT_THEIRS = { other: '404 unknown-list', admin: '404 unknown-list' } as const;
/** A list of the owner, with its link and the own link of somebody on it. */
async function groupOf({ app, owner }: Scenario) {
  const { group } = await owner.call('POST /birthday/groups', { body: { name: 'The choir', isShared: true } });
  const magicLink = group.path.split('magicLink=')[1] ?? '';
  const added = await app.visitor().call('POST /birthday/group/join', { body: { magicLink, ...theo } });
  const { members } = (await owner.call('GET /birthday/groups/{groupId}', { params: { groupId: group.groupId } }))
    .group;
  const personId = members[0]?.personId ?? '';
  return { groupId: group.groupId, personId, magicLink, own: added.magicLink };
}
const ofGroup = async (scenario: Scenario) => ({ params: { groupId: (await groupOf(scenario)).groupId } });
async function ofPerson(scenario: Scenario) {
  const { groupId, personId } = await groupOf(scenario);
  return { params: { groupId, personId } };
}

/** Lists of birthdays. Whoever has a link of them adds themselves, whoever they are. */
export const birthdayGroupRows: RowsOf<typeof birthdayGroupCalls> = {
  'GET /birthday/groups': { expected: loggedIn() },
  'POST /birthday/groups': {
    given: () => ({ body: { name: 'The choir', isShared: false } }),
    expected: memberInPerson(),
  },
  'GET /birthday/groups/{groupId}': { given: ofGroup, expected: loggedIn(NOT_THEIRS) },
  'PUT /birthday/groups/{groupId}': {
    given: async (scenario) => ({ ...(await ofGroup(scenario)), body: { isOpen: false } }),
    expected: memberInPerson(NOT_THEIRS),
  },
  'DELETE /birthday/groups/{groupId}': { given: ofGroup, expected: memberInPerson(NOT_THEIRS) },
  'POST /birthday/groups/{groupId}/link': { given: ofGroup, expected: memberInPerson(NOT_THEIRS) },
  'PUT /birthday/groups/{groupId}/people/{personId}': {
    given: async (scenario) => ({ ...(await ofPerson(scenario)), body: { isRemoved: true } }),
    expected: memberInPerson(NOT_THEIRS),
  },
  'POST /birthday/groups/{groupId}/people/{personId}/merge': {
    given: async (scenario) => {
      const { app } = scenario;
      const { groupId, personId, magicLink } = await groupOf(scenario);
      await app.visitor().call('POST /birthday/group/join', { body: { magicLink, ...theo } });
      const row = await app.context.db
        .selectFrom('birthday_group_people')
        .select('person_id')
        .where('group_id', '=', groupId)
        .where('person_id', '!=', personId)
        .executeTakeFirstOrThrow();
      return { params: { groupId, personId: row.person_id }, body: { into: personId } };
    },
    expected: memberInPerson(NOT_THEIRS),
  },
  'GET /birthday/group/join': {
    given: async (scenario) => ({ query: { magicLink: (await groupOf(scenario)).magicLink } }),
    expected: everyone(),
  },
  'POST /birthday/group/join': {
    given: async (scenario) => ({ body: { magicLink: (await groupOf(scenario)).magicLink, ...theo } }),
    expected: everyone(),
  },
  'GET /birthday/group/mine': {
    given: async (scenario) => ({ query: { magicLink: (await groupOf(scenario)).own } }),
    expected: everyone(),
  },
  'PUT /birthday/group/mine': {
    given: async (scenario) => ({ body: { magicLink: (await groupOf(scenario)).own, ...theo } }),
    expected: everyone(),
  },
  'DELETE /birthday/group/mine': {
    given: async (scenario) => ({ body: { magicLink: (await groupOf(scenario)).own } }),
    expected: everyone(),
  },
};
