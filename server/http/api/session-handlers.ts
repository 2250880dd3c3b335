import type { accountCalls } from '#contract/account.ts';
import type { sessionCalls } from '#contract/session.ts';
import type { Caller, Members } from '#server/members/members.ts';
import type { Begun, Sessions } from '#server/sessions/sessions.ts';
import type { CallContext, HandlersOf } from './context.ts';

export type SessionHandlerParts = { sessions: Sessions; members: Members };
type Ours = Omit<typeof sessionCalls, 'GET /sign-in-ways' | 'POST /login/passkey' | 'POST /register/passkey'> &
  Pick<typeof accountCalls, 'POST /account/password' | 'POST /account/password/reset'>;

/** Who is here, and how somebody comes to be. */
export function sessionHandlers({ sessions, members }: SessionHandlerParts): HandlersOf<Ours> {
  /** Gives the browser its token, where it has a new one, and tells it who is here. */
  async function welcome({ actor, newToken }: Begun, context: CallContext) {
    if (newToken !== null) context.setSessionToken(newToken);
    return { user: await sessions.user(actor) };
  }
  return {
    'GET /login': async (_, context) => welcome(await sessions.begin(context.browser, context.pair), context),
    'GET /logout': async (_, context) => welcome(await sessions.signOut(context.browser), context),
    'POST /login': async ({ body }, context) => {
      const { sent, ...begun } = await members.comeIn(callerOf(context), body);
      return { ...(await welcome(begun, context)), sent };
    },
    'POST /register': async ({ body }, context) => ({
      ...(await welcome(await members.askToJoin(callerOf(context), body), context)),
      sent: true,
    }),
    'POST /verify': async ({ body }, context) => {
      const { kind, next, ...begun } = await members.verify(callerOf(context), body);
      return { ...(await welcome(begun, context)), kind, next };
    },
    'POST /check_email': async ({ body }, context) => {
      const { actor, newToken } = await sessions.begin(context.browser, context.pair);
      if (newToken !== null) context.setSessionToken(newToken);
      const { isMember, type } = await members.check(actor, context.network, body.email);
      return { user: { isMember, membershipInfo: { type } } };
    },
    'POST /account/password': async ({ body }, context) => {
      const actor = (await sessions.resetBy(context.pair)) ?? context.actor;
      return welcome(await members.changePassword(callerOf(context), actor, body), context);
    },
    'POST /account/password/reset': async ({ body }, context) => {
      await members.askForNewPassword(callerOf(context), body.email);
      return { sent: true };
    },
    'POST /accept_cookies': async ({ body }, context) => {
      const begun = await sessions.begin(context.browser);
      const consent = context.refusesByItself ? { analytics: false, ads: false } : body;
      await sessions.keepConsent(begun.actor, consent);
      context.setConsent(consent);
      return welcome(begun, context);
    },
  };
}

function callerOf({ browser, actor, network }: CallContext): Caller {
  return { browser, sessionId: actor.sessionId, network };
}
