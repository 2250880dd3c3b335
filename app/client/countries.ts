import type { CallReply } from '#contract/calls.ts';
import { ApiError, call } from './api.ts';

/** The countries. A failure is logged here (specification, section 8); its message is shown by the field that needs them. */
export async function loadCountries(): Promise<CallReply<'GET /countries'>['countries']> {
  try {
    return (await call('GET /countries')).countries;
  } catch (error) {
    if (error instanceof ApiError) console.warn('Error retrieving countries', error.message);
    throw error;
  }
}

/** The name of a country, before the list is loaded. @param countryId ISO 3166-1 alpha-2 */
export function countryName(countryId: string): string {
  return new Intl.DisplayNames(['en-GB'], { type: 'region' }).of(countryId) ?? countryId;
}
