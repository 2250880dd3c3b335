import { oncePerContext } from '#server/kernel/context.ts';
import { dispatchOf } from '#server/dispatch/dispatch.ts';
import type { Database, Queryable, Tx } from '#db/client.ts';
import type { Dispatch } from '#server/dispatch/dispatch.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Keys } from '#server/kernel/keys.ts';
import type { Clock } from '#server/ports/clock.ts';
import {
  type IdentityProvider,
  type IdentityProviders,
  IdentityRefused,
  type ProviderName,
  PROVIDERS,
} from '#server/ports/identities/identity.ts';
import type { Logger } from '#server/ports/logger.ts';
import { type Actor, requireNotImpersonated } from '#server/kernel/actor.ts';
import { requireSignInMethod, notifyOfChange } from '#server/sign-in-methods/sign-in-methods.ts';
import { isTimeZone } from '#shared/time/local-time.ts';
import { safeRedirect } from '#shared/links/safe-redirect.ts';
import { providerName } from '#shared/sign-in/provider-name.ts';
import { routes } from '#shared/routes.ts';
import { type OAuthResult, handleCallback, connectPending, type PendingIdentity } from './callback.ts';
import { signInFailure } from './policy.ts';
import { deleteIdentity, selectIdentitiesOf } from './queries.ts';
import { openState, sealState, type OAuthState, OAUTH_STATE_MS } from './oauth-state.ts';
import { type IdentityView, viewIdentity } from './view.ts';

export { type ProviderName, PROVIDERS } from '#server/ports/identities/identity.ts';

/** Sign-in with Google, Facebook and Apple. Every refusal is a Failure with a code of shared/sign-in/provider-error.ts. */
export type Identities = {
  /** The providers that this copy has, in the order they are offered. */
  providers: readonly ProviderName[];
  /**
   * Sends a browser to a provider.
   * @param asker who asked on a page of ours, to be connected where it is a member; null where it is not known that they asked.
   * @returns the address to go to, and the state that the browser is to come back with.
   */
  start(
    provider: ProviderName,
    asker: Actor | null,
    given: { next?: unknown; zone?: unknown },
  ): Promise<{ url: string; state: string }>;
  /** Puts what a provider posted into the state, for the step that has the session's cookie. */
  addAnswer(provider: ProviderName, state: string | undefined, answer: URLSearchParams): string;
  /** Whoever came back: known, connected, or joined. */
  finish(
    provider: ProviderName,
    state: string | undefined,
    answer: URLSearchParams,
    actor: Actor,
  ): Promise<OAuthResult>;
  /** Where somebody with this state was going. */
  destination(state: string | undefined): string | null;
  /** Connects a person whose address was confirmed by mail, in the transaction that signs them in. */
  connectPending(tx: Tx, memberId: string, identity: PendingIdentity): Promise<void>;
  /** Disconnects a member from a provider. @throws Failure where it is the only sign-in method. */
  disconnect(actor: Actor, provider: ProviderName): Promise<void>;
};

export { IDENTITY_LIMITS } from './limits.ts';
export { PendingIdentity, type UnconfirmedPerson } from './callback.ts';
export type IdentityDeps = {
  db: Database;
  keys: Keys;
  clock: Clock;
  dispatch: Dispatch;
  logger: Logger;
  providers: IdentityProviders;
  publicUrl: string;
};

export function createIdentities(deps: IdentityDeps): Identities {
  const { db, keys, clock, dispatch, logger, providers, publicUrl } = deps;
  const callbackOf = (provider: ProviderName) => publicUrl + routes.signInCallback(provider);

  function requireProvider(name: ProviderName): IdentityProvider {
    const provider = providers[name];
    if (provider === undefined)
      throw failure('not-found', 'general', 'unknown-provider', 'This sign-in method is not available.');
    return provider;
  }
  function requireState(provider: ProviderName, sealed: string | undefined): OAuthState {
    const state = openState(keys, sealed, clock.now());
    if (state?.provider !== provider) throw signInFailure('provider-late');
    return state;
  }
  /** What a provider says, with its refusals as ours. */
  async function heard<T>(provider: ProviderName, asked: Promise<T>): Promise<T> {
    try {
      return await asked;
    } catch (error) {
      if (!(error instanceof IdentityRefused)) throw error;
      // What stands in its cause may say who it was.
      if (error.reason !== 'declined')
        logger.warn({ provider, reason: error.reason, said: error.message }, 'a provider returned no identity');
      throw signInFailure(`provider-${error.reason}`);
    }
  }

  return {
    providers: PROVIDERS.filter((name) => providers[name] !== undefined),
    async start(provider, asker, { next, zone }) {
      const { url, secrets } = await heard(provider, requireProvider(provider).begin(callbackOf(provider)));
      const state = sealState(keys, {
        provider,
        secrets,
        until: clock.now() + OAUTH_STATE_MS,
        next: safeRedirect(next),
        zone: typeof zone === 'string' && isTimeZone(zone) ? zone : null,
        connects: asker?.kind === 'member' || asker?.kind === 'admin' ? asker.memberId : null,
        answer: null,
      });
      if (state === null) throw signInFailure('provider-wrong');
      return { url, state };
    },
    addAnswer(provider, sealed, answer) {
      const state = requireState(provider, sealed);
      const carried = sealState(keys, { ...state, answer: answer.toString() });
      if (carried === null) throw signInFailure('provider-wrong');
      return carried;
    },
    async finish(provider, sealed, answer, actor) {
      const state = requireState(provider, sealed);
      const given = state.answer === null ? answer : new URLSearchParams(state.answer);
      const person = await heard(
        provider,
        requireProvider(provider).finish(given, state.secrets, callbackOf(provider)),
      );
      const settle = () =>
        db.transaction().execute((tx) => handleCallback({ clock, dispatch }, tx, person, state, actor));
      try {
        return await settle();
      } catch (error) {
        // Two of their tabs came back at the same time: the other one made what this one wanted to make.
        if ((error as { code?: unknown }).code === '23505') return settle();
        throw error;
      }
    },
    destination: (sealed) => openState(keys, sealed, clock.now())?.next ?? null,
    connectPending: (tx, memberId, identity) => connectPending({ clock, dispatch }, tx, memberId, identity),
    async disconnect(actor, provider) {
      const { memberId } = requireNotImpersonated(actor);
      await db.transaction().execute(async (tx) => {
        if (!(await deleteIdentity(tx, memberId, provider)))
          throw failure(
            'not-found',
            'provider',
            'not-connected',
            `Your account is not connected to ${providerName(provider)}.`,
          );
        await requireSignInMethod(tx, memberId);
        await notifyOfChange(tx, dispatch, memberId, { what: 'provider-parted', provider });
      });
    },
  };
}

/** The providers that a member is connected with, the oldest first. */
export async function listIdentities(db: Queryable, memberId: string): Promise<IdentityView[]> {
  return (await selectIdentitiesOf(db, memberId)).map(viewIdentity);
}

/** Sign-in with providers, in this process. */
export const identitiesOf = oncePerContext((context) =>
  createIdentities({
    ...context,
    dispatch: dispatchOf(context),
    providers: context.identityProviders,
    publicUrl: context.settings.publicUrl,
  }),
);
