import type { accountCalls } from '#contract/account.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { HandlersOf } from '#server/calls/handlers.ts';
import type { Context } from '#server/kernel/context.ts';
import { photosOf } from '#server/photos/photos.ts';
import { sessionsOf } from '#server/sessions/sessions.ts';
import { accountsOf } from './account.ts';
import { accountDeletionOf } from './account-deletion.ts';
import { signInMethodHandlers } from './sign-in-method-handlers.ts';

type Ours = Pick<
  typeof accountCalls,
  | 'GET /account'
  | 'POST /account/settings'
  | 'POST /account/photo'
  | 'DELETE /account/photo/{photoId}'
  | 'DELETE /account'
>;

/** The member's own account: settings, photo, and its deletion. */
export function accountHandlers(context: Context): HandlersOf<Ours> & ReturnType<typeof signInMethodHandlers> {
  const [accounts, photos, sessions] = [accountsOf(context), photosOf(context), sessionsOf(context)];
  const describe = async (actor: Actor) => ({ account: await accounts.describe(actor) });
  return {
    ...signInMethodHandlers(context),
    'GET /account': (_, { actor }) => describe(actor),
    'POST /account/settings': async ({ body }, { actor }) => ({ account: await accounts.change(actor, body) }),
    'POST /account/photo': async ({ body }, { actor }) => ({ photo: await photos.set(actor, body.image) }),
    'DELETE /account/photo/{photoId}': async ({ params }, { actor }) => {
      await photos.remove(actor, params.photoId);
      return describe(actor);
    },
    'DELETE /account': async ({ body }, call) => {
      const until = await accountDeletionOf(context).leave(call.actor, body);
      const { newToken } = await sessions.signOut(call.browser);
      if (newToken !== null) call.setSessionToken(newToken);
      return { until: until.toISOString() };
    },
  };
}
