import { notFound } from '@tanstack/react-router';
import { ApiError, call } from '#app/client/api.ts';
import type { AskedBirthday } from '#contract/birthday-request.ts';

/** Loads the request of a link. Loading changes nothing. @throws notFound where the link leads nowhere; any other error unchanged */
export async function loadRequest(magicLink: string | undefined): Promise<AskedBirthday> {
  if (magicLink === undefined) throw notFound();
  try {
    return (await call('GET /birthday/answer', { query: { magicLink } })).request;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) throw notFound();
    throw error;
  }
}
