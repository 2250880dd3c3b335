import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Browse } from '../load-browse.ts';

/**
 * The order "For you" is the reader's own, and the server renders pages for nobody: there the cards stand as they are loved most.
 * Once the page has come to life, it is loaded again as its reader.
 */
export function usePersonalOrder({ search, isAnonymous }: Browse): void {
  const router = useRouter();
  const isOwed = isAnonymous && search.sort === 'for-you';
  useEffect(() => {
    if (isOwed) void router.invalidate();
  }, [isOwed, router]);
}
