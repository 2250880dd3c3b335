import type { accountCalls } from '#contract/account.ts';
import type { Accounts } from '#server/account/account.ts';
import type { Leaving } from '#server/account/leaving.ts';
import type { Exports } from '#server/exports/exports.ts';
import type { Photos } from '#server/photos/photos.ts';
import { type Actor, requireMember, requireOwnHand } from '#server/sessions/actor.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import type { HandlersOf } from './context.ts';

export type AccountHandlerParts = {
  accounts: Accounts;
  photos: Photos;
  exports: Exports;
  leaving: Leaving;
  sessions: Sessions;
};
type Ours = Pick<
  typeof accountCalls,
  | 'GET /account'
  | 'POST /account/settings'
  | 'POST /account/photo'
  | 'DELETE /account/photo/{photoId}'
  | 'GET /account/sessions'
  | 'DELETE /account/sessions'
  | 'DELETE /account/sessions/{sessionId}'
  | 'POST /account/export'
  | 'GET /account/export'
  | 'DELETE /account/export'
  | 'DELETE /account'
>;

/** The member's own account: settings, photo, places, export, and its end. */
export function accountHandlers({
  accounts,
  photos,
  exports,
  leaving,
  sessions,
}: AccountHandlerParts): HandlersOf<Ours> {
  const describe = async (actor: Actor) => ({ account: await accounts.describe(actor) });
  const places = async (actor: Actor) => ({ sessions: await sessions.places(requireMember(actor)) });
  return {
    'GET /account': (_, { actor }) => describe(actor),
    'POST /account/settings': async ({ body }, { actor }) => ({ account: await accounts.change(actor, body) }),
    'POST /account/photo': async ({ body }, { actor }) => ({ photo: await photos.set(actor, body.image) }),
    'DELETE /account/photo/{photoId}': async ({ params }, { actor }) => {
      await photos.remove(actor, params.photoId);
      return describe(actor);
    },

    'GET /account/sessions': (_, { actor }) => places(actor),
    'DELETE /account/sessions': async (_, { actor }) => {
      await sessions.endOtherPlaces(requireOwnHand(actor));
      return places(actor);
    },
    'DELETE /account/sessions/{sessionId}': async ({ params }, { actor }) => {
      await sessions.endPlace(requireOwnHand(actor), params.sessionId);
      return places(actor);
    },

    'POST /account/export': async (_, { actor }) => ({ export: await exports.begin(actor) }),
    'GET /account/export': async (_, { actor }) => ({ export: await exports.newest(actor) }),
    'DELETE /account/export': async (_, { actor }) => {
      await exports.discard(actor);
      return { export: null };
    },
    'DELETE /account': async ({ body }, context) => {
      const until = await leaving.leave(context.actor, body);
      const { newToken } = await sessions.signOut(context.browser);
      if (newToken !== null) context.setSessionToken(newToken);
      return { until: until.toISOString() };
    },
  };
}
