import type { birthdayGroupCalls } from '#contract/birthday-group.ts';
import type { HandlersOf } from '#server/calls/handlers.ts';
import type { Context } from '#server/kernel/context.ts';
import { birthdayGroupsOf } from './birthday-groups.ts';
import { joiningOf } from './joining.ts';
import { membershipOf } from './membership.ts';
import { groupPeopleOf } from './people.ts';

/** Lists of birthdays: making them, and adding oneself. */
export function birthdayGroupHandlers(context: Context): HandlersOf<typeof birthdayGroupCalls> {
  const groups = birthdayGroupsOf(context);
  const people = groupPeopleOf(context);
  const joining = joiningOf(context);
  const membership = membershipOf(context);
  return {
    'GET /birthday/groups': ({ query }, { actor }) => groups.list(actor, query),
    'POST /birthday/groups': async ({ body }, { actor }) => ({ group: await groups.make(actor, body) }),
    'GET /birthday/groups/{groupId}': async ({ params }, { actor }) => ({
      group: await groups.view(actor, params.groupId),
    }),
    'PUT /birthday/groups/{groupId}': async ({ params, body }, { actor }) => ({
      group: await groups.change(actor, params.groupId, body),
    }),
    'DELETE /birthday/groups/{groupId}': async ({ params }, { actor }) => {
      await groups.delete(actor, params.groupId);
      return {};
    },
    'POST /birthday/groups/{groupId}/link': async ({ params }, { actor }) => ({
      group: await groups.replaceLink(actor, params.groupId),
    }),
    'PUT /birthday/groups/{groupId}/people/{personId}': async ({ params, body }, { actor }) => ({
      group: await people.change(actor, params, body),
    }),
    'POST /birthday/groups/{groupId}/people/{personId}/merge': async ({ params, body }, { actor }) => ({
      group: await people.merge(actor, params, body.into),
    }),
    'GET /birthday/group/join': async ({ query }) => ({ group: await joining.lookAt(query.magicLink) }),
    'POST /birthday/group/join': ({ body: { magicLink, ...added } }, { actor, network }) =>
      joining.add(magicLink, added, { actor, network }),
    'GET /birthday/group/mine': async ({ query }) => ({ mine: await membership.look(query.magicLink) }),
    'PUT /birthday/group/mine': async ({ body: { magicLink, ...added } }) => ({
      mine: await membership.change(magicLink, added),
    }),
    'DELETE /birthday/group/mine': async ({ body }) => {
      await membership.takeBack(body.magicLink);
      return {};
    },
  };
}
