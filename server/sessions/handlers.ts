import type { accountCalls } from '#contract/account.ts';
import type { sessionCalls } from '#contract/session.ts';
import type { LoggedIn } from '#server/kernel/actor.ts';
import type { HandlersOf } from '#server/calls/handlers.ts';
import type { Context } from '#server/kernel/context.ts';
import { sessionsOf, respondWithSession } from './sessions.ts';

type Ours = Pick<typeof sessionCalls, 'GET /login' | 'GET /logout' | 'POST /accept_cookies'> &
  Pick<
    typeof accountCalls,
    'GET /account/sessions' | 'DELETE /account/sessions' | 'DELETE /account/sessions/{sessionId}'
  >;

/** Sessions: who this browser stands for, and where else a member is signed in. */
export function sessionHandlers(context: Context): HandlersOf<Ours> {
  const sessions = sessionsOf(context);
  const places = async (actor: LoggedIn) => ({ sessions: await sessions.places(actor) });
  return {
    'GET /login': async (_, call) => respondWithSession(context, await sessions.begin(call.browser, call.pair), call),
    'GET /logout': async (_, call) => respondWithSession(context, await sessions.signOut(call.browser), call),
    'POST /accept_cookies': async ({ body }, call) => {
      const begun = await sessions.begin(call.browser);
      const consent = call.refusesByItself ? { analytics: false, ads: false } : body;
      await sessions.saveConsent(begun.actor, consent);
      call.setConsent(consent);
      return respondWithSession(context, begun, call);
    },
    'GET /account/sessions': (_, { actor }) => places(actor),
    'DELETE /account/sessions': async (_, { actor }) => {
      await sessions.endOtherPlaces(actor);
      return places(actor);
    },
    'DELETE /account/sessions/{sessionId}': async ({ params }, { actor }) => {
      await sessions.endPlace(actor, params.sessionId);
      return places(actor);
    },
  };
}
