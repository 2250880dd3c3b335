import { notFound } from '@tanstack/react-router';
import { ApiError, call } from '#app/client/api.ts';
import type { ReadCard } from '#contract/card-read.ts';

/** Why a link has no card: it is unknown, or its sender revoked the card. */
export type NotFoundReason = { reason: 'unknown' | 'revoked' };
export function isRevoked(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'reason' in data && data.reason === 'revoked';
}

/**
 * Loads the card of a link. Loading changes nothing.
 * @throws notFound with the reason where the link has no card; any other error unchanged
 */
export async function loadCard(link: { magicLink: string; magicLink2?: string | undefined }): Promise<ReadCard> {
  try {
    const { card } = await call('GET /card/read', { query: link });
    return card;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && error.status !== 429)
      throw notFound({
        data: {
          reason: error.errors.some(({ errorCode }) => errorCode === 'revoked-link') ? 'revoked' : 'unknown',
        } satisfies NotFoundReason,
      });
    throw error;
  }
}
