import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Browse } from '../load-browse.ts';

/**
 * The order "For you" depends on the reader, and the server renders pages without a user, in the order of popularity. After hydration, the list is
 * loaded again for the reader.
 */
export function usePersonalOrder({ search, isAnonymous }: Browse): void {
  const router = useRouter();
  const isOwed = isAnonymous && search.sort === 'for-you';
  useEffect(() => {
    if (isOwed) void router.invalidate();
  }, [isOwed, router]);
}
