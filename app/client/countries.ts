import type { CallReply } from '#contract/calls.ts';
import { ApiError, call } from './api.ts';

/** The countries. That they did not come is logged (specification, section 8); what it means is said where they are asked for. */
export async function loadCountries(): Promise<CallReply<'GET /countries'>['countries']> {
  try {
    return (await call('GET /countries')).countries;
  } catch (error) {
    if (error instanceof ApiError) console.warn('Error retrieving countries', error.message);
    throw error;
  }
}
