import type { accountCalls } from '#contract/account.ts';
import type { sessionCalls } from '#contract/session.ts';
import { identitiesOf } from '#server/identities/identities.ts';
import type { HandlersOf } from '#server/calls/handlers.ts';
import type { CallContext } from '#server/kernel/call.ts';
import type { Context } from '#server/kernel/context.ts';
import { passkeysOf } from '#server/passkeys/passkeys.ts';
import { sessionsOf, respondWithSession } from '#server/sessions/sessions.ts';
import { SIGN_IN_LIMITS } from './limits.ts';
import { type Caller, signInOf } from './sign-in.ts';

type Ours = Omit<typeof sessionCalls, 'GET /login' | 'GET /logout' | 'POST /accept_cookies'> &
  Pick<typeof accountCalls, 'POST /account/password' | 'POST /account/password/reset'>;

/** Registration, signing in, and passwords. */
export function signInHandlers(context: Context): HandlersOf<Ours> {
  const [signIn, sessions, passkeys] = [signInOf(context), sessionsOf(context), passkeysOf(context)];
  const { passkeyAsks } = context.rateLimits.of(SIGN_IN_LIMITS);

  /** The session that a question to a passkey is bound to; made where there is none. */
  async function askingSession(call: CallContext): Promise<string> {
    await passkeyAsks.take(call.network, 'passkey', (wait) => `Too many attempts. Try again in ${wait}.`);
    const { actor, newToken } = await sessions.begin(call.browser);
    if (newToken !== null) call.setSessionToken(newToken);
    if (actor.sessionId === null) throw new Error('A session that was begun has an id.');
    return actor.sessionId;
  }

  return {
    'GET /sign-in-ways': async () => ({ providers: [...identitiesOf(context).providers] }),
    'POST /login/passkey': async (_, call) => ({ options: await passkeys.begin(await askingSession(call)) }),
    'POST /register/passkey': async ({ body: { email, firstName } }, call) => ({
      options: await passkeys.startRegistration(await askingSession(call), { email, name: firstName }),
    }),
    'POST /login': async ({ body }, call) => {
      const { sent, ...begun } = await signIn.signIn(callerOf(call), body);
      return { ...(await respondWithSession(context, begun, call)), sent };
    },
    'POST /register': async ({ body }, call) => ({
      ...(await respondWithSession(context, await signIn.requestRegistration(callerOf(call), body), call)),
      sent: true,
    }),
    'POST /verify': async ({ body }, call) => {
      const { kind, next, ...begun } = await signIn.verify(callerOf(call), body);
      return { ...(await respondWithSession(context, begun, call)), kind, next };
    },
    'POST /check_email': async ({ body }, call) => {
      const { actor, newToken } = await sessions.begin(call.browser, call.pair);
      if (newToken !== null) call.setSessionToken(newToken);
      const { isMember, type } = await signIn.check(actor, call.network, body.email);
      return { user: { isMember, membershipInfo: { type } } };
    },
    'POST /account/password': async ({ body }, call) => {
      const actor = (await sessions.resetBy(call.pair)) ?? call.actor;
      return respondWithSession(context, await signIn.changePassword(callerOf(call), actor, body), call);
    },
    'POST /account/password/reset': async ({ body }, call) => {
      await signIn.askForNewPassword(callerOf(call), body.email);
      return { sent: true };
    },
  };
}

function callerOf({ browser, actor, network }: CallContext): Caller {
  return { browser, sessionId: actor.sessionId, network };
}
