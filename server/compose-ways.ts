import type { Hono } from 'hono';
import { makeAuth } from '#server/http/auth.ts';
import { type Identities, identitiesOver } from '#server/identities/identities.ts';
import type { RateLimit, RateLimits } from '#server/limits/rate-limits.ts';
import { type Passkeys, passkeysOver } from '#server/passkeys/passkeys.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import { type TwoStep, twoStepOver } from '#server/two-step/two-step.ts';
import { PASSKEY_ASKS_PER_HOUR, PROVIDER_TRIES_PER_HOUR, TWO_STEP_TRIES } from '#shared/limits.ts';
import type { Outside } from './compose.ts';

/** The ways in besides the password: what others ask of them, and the doors to providers. */
export type Ways = { passkeys: Passkeys; twoStep: TwoStep; identities: Identities; askLimit: RateLimit; doors: Hono };

/** Puts the ways in together. */
export function composeWays(outside: Outside, limits: RateLimits, sessions: Sessions): Ways {
  const identities = identitiesOver({ ...outside, providers: outside.identityProviders });
  return {
    passkeys: passkeysOver(outside),
    twoStep: twoStepOver({
      ...outside,
      limits: {
        short: limits.limit('two-step-short', TWO_STEP_TRIES.perQuarterHour, 900),
        long: limits.limit('two-step-long', TWO_STEP_TRIES.perDay, 86_400),
      },
    }),
    identities,
    askLimit: limits.limit('passkey-ask', PASSKEY_ASKS_PER_HOUR, 3600),
    doors: makeAuth({
      identities,
      sessions,
      beginLimit: limits.limit('provider', PROVIDER_TRIES_PER_HOUR, 3600),
      publicUrl: outside.publicUrl,
      trustedProxies: outside.trustedProxies,
    }),
  };
}
