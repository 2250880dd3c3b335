import { ACCOUNT_LIMITS } from '#shared/limits.ts';
import type { Context } from './context.ts';
import type { RateLimit } from './rate-limits.ts';

/** One of the limits on what members do with their account, by its name in shared/limits.ts. */
export function accountLimit({ rateLimits }: Context, name: keyof typeof ACCOUNT_LIMITS): RateLimit {
  const [points, seconds] = ACCOUNT_LIMITS[name];
  return rateLimits.limit(`account-${name}`, points, seconds);
}
