import type { referenceCalls } from '#contract/reference.ts';
import type { HandlersOf } from '#server/calls/handlers.ts';
import type { Context } from '#server/kernel/context.ts';
import { VERSION } from '#shared/version.ts';
import { listPopularNames } from './popular-names.ts';
import { listCountries, listTimeZones } from './reference.ts';

/** What is the same for everybody: the version, countries, time zones, names. */
export function referenceHandlers({ settings }: Context): HandlersOf<typeof referenceCalls> {
  return {
    'GET /version': async () => ({ version: VERSION, build: settings.build }),
    'GET /countries': async () => ({ countries: listCountries() }),
    'GET /timezones': async ({ query }) => ({ timezones: listTimeZones(query.countryId) }),
    'GET /names': async () => listPopularNames(),
  };
}
