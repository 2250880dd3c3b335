import type { accountCalls } from '#contract/account.ts';
import { identitiesOf } from '#server/identities/identities.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { HandlersOf } from '#server/calls/handlers.ts';
import type { Context } from '#server/kernel/context.ts';
import { passkeysOf } from '#server/passkeys/passkeys.ts';
import { twoStepOf } from '#server/two-step/two-step.ts';
import { accountsOf } from './account.ts';

type Ours = Pick<
  typeof accountCalls,
  | 'POST /account/passkeys/options'
  | 'POST /account/passkeys'
  | 'PUT /account/passkeys/{passkeyId}'
  | 'DELETE /account/passkeys/{passkeyId}'
  | 'DELETE /account/identities/{provider}'
  | 'POST /account/two-step'
  | 'PUT /account/two-step'
  | 'POST /account/two-step/codes'
  | 'DELETE /account/two-step'
>;

/** A member's passkeys, providers and two-step codes. Each answers with the account as it is afterwards. */
export function signInMethodHandlers(context: Context): HandlersOf<Ours> {
  const [passkeys, twoStep, identities] = [passkeysOf(context), twoStepOf(context), identitiesOf(context)];
  const accountOf = (actor: Actor) => accountsOf(context).describe(actor);
  const replyFor = async (actor: Actor) => ({ account: await accountOf(actor) });
  return {
    'POST /account/passkeys/options': async (_, { actor }) => ({ options: await passkeys.startAdding(actor) }),
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
      await identities.disconnect(actor, params.provider);
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
  };
}
