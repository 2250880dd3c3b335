import type { Hono } from 'hono';
import { makeAuth } from '#server/http/auth.ts';
import { type Identities, identitiesOver } from '#server/identities/identities.ts';
import type { RateLimit, RateLimits } from '#server/limits/rate-limits.ts';
import type { Members } from '#server/members/members.ts';
import { type Passkeys, passkeysOver } from '#server/passkeys/passkeys.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import { type TwoStep, twoStepOver } from '#server/two-step/two-step.ts';
import { PASSKEY_ASKS_PER_HOUR, PROVIDER_TRIES_PER_HOUR, TWO_STEP_TRIES } from '#shared/limits.ts';
import type { Outside } from './compose.ts';

/** The ways in besides the password. */
export type Ways = {
  passkeys: Passkeys;
  twoStep: TwoStep;
  identities: Identities;
  /** How often a passkey may be asked for. */ askLimit: RateLimit;
};

/** Puts the ways in together. */
export function composeWays(outside: Outside, limits: RateLimits): Ways {
  return {
    passkeys: passkeysOver(outside),
    twoStep: twoStepOver({
      ...outside,
      limits: {
        short: limits.limit('two-step-short', TWO_STEP_TRIES.perQuarterHour, 900),
        long: limits.limit('two-step-long', TWO_STEP_TRIES.perDay, 86_400),
      },
    }),
    identities: identitiesOver({ ...outside, providers: outside.identityProviders }),
    askLimit: limits.limit('passkey-ask', PASSKEY_ASKS_PER_HOUR, 3600),
  };
}

/** The doors to providers of identities, and back. */
export function composeDoors(
  { publicUrl, trustedProxies }: Outside,
  limits: RateLimits,
  parts: { identities: Identities; sessions: Sessions; members: Members },
): Hono {
  return makeAuth({
    ...parts,
    beginLimit: limits.limit('provider', PROVIDER_TRIES_PER_HOUR, 3600),
    publicUrl,
    trustedProxies,
  });
}
