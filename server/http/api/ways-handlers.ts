import type { Account } from '#contract/account.ts';
import type { Identities } from '#server/identities/identities.ts';
import type { RateLimit } from '#server/limits/rate-limits.ts';
import type { Passkeys } from '#server/passkeys/passkeys.ts';
import type { Actor } from '#server/sessions/actor.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import type { TwoStep } from '#server/two-step/two-step.ts';
import type { CallContext, Handlers } from './context.ts';

export type WaysHandlerParts = {
  sessions: Sessions;
  passkeys: Passkeys;
  twoStep: TwoStep;
  identities: Identities;
  /** How often a passkey may be asked for, by network: each time something is kept. */
  askLimit: RateLimit;
  /** The member's own account, as it is after what was done. */
  accountOf: (actor: Actor) => Promise<Account>;
};

/** The ways in besides email: providers, passkeys, two-step codes. */
export function waysHandlers({ sessions, passkeys, twoStep, identities, askLimit, accountOf }: WaysHandlerParts) {
  const replyFor = async (actor: Actor) => ({ account: await accountOf(actor) });

  /** The session that a question to a passkey is bound to; made where there is none. */
  async function askingSession(context: CallContext): Promise<string> {
    await askLimit.take(context.network, 'passkey', (minutes) => `That was often. Try again in ${minutes} minutes.`);
    const { actor, newToken } = await sessions.begin(context.browser);
    if (newToken !== null) context.setSessionToken(newToken);
    if (actor.sessionId === null) throw new Error('A session that was begun has an id.');
    return actor.sessionId;
  }

  return {
    'GET /sign-in-ways': async () => ({ providers: [...identities.providers] }),
    'POST /login/passkey': async (_, context) => ({ options: await passkeys.begin(await askingSession(context)) }),
    'POST /register/passkey': async ({ body: { email, firstName } }, context) => ({
      options: await passkeys.beginNew(await askingSession(context), { email, name: firstName }),
    }),

    'POST /account/passkeys/options': async (_, { actor }) => ({ options: await passkeys.beginAnother(actor) }),
    'POST /account/passkeys': async ({ body: { passkey, name } }, { actor, browser }) => {
      await passkeys.add(actor, passkey, { name, userAgent: browser.userAgent });
      return replyFor(actor);
    },
    'PUT /account/passkeys/{passkeyId}': async ({ params, body }, { actor }) => {
      await passkeys.rename(actor, params.passkeyId, body.name);
      return replyFor(actor);
    },
    'DELETE /account/passkeys/{passkeyId}': async ({ params }, { actor }) => {
      await passkeys.remove(actor, params.passkeyId);
      return replyFor(actor);
    },
    'DELETE /account/identities/{provider}': async ({ params }, { actor }) => {
      await identities.part(actor, params.provider);
      return replyFor(actor);
    },

    'POST /account/two-step': (_, { actor }) => twoStep.begin(actor),
    'PUT /account/two-step': async ({ body }, { actor }) => {
      const recoveryCodes = await twoStep.turnOn(actor, body.code);
      return { account: await accountOf(actor), recoveryCodes };
    },
    'POST /account/two-step/codes': async ({ body }, { actor }) => {
      const recoveryCodes = await twoStep.renewCodes(actor, body.code);
      return { account: await accountOf(actor), recoveryCodes };
    },
    'DELETE /account/two-step': async ({ body }, { actor }) => {
      await twoStep.turnOff(actor, body.code);
      return replyFor(actor);
    },
  } satisfies Partial<Handlers>;
}
