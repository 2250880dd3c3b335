import { useEffect } from 'react';
import { ApiError, call } from '#app/client/api.ts';

/** How often the desk asks whether whoever looks at it may still, in milliseconds. */
const EVERY_MS = 120_000;

/**
 * Closes the desk to whoever is no administrator any more, though they press nothing and stay on its tab: what lies on it is other people's. Out of
 * sight nothing is asked; the session is asked when the tab comes back.
 */
export function useStillHere(): void {
  useEffect(() => {
    const timer = setInterval(() => void (document.visibilityState === 'visible' && look()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}

async function look(): Promise<void> {
  try {
    const { user } = await call('GET /login', { query: {} });
    if (user.adminMemberId === null) window.dispatchEvent(new Event('stranger'));
  } catch (error) {
    // Without a network nothing is known of anybody: what is typed here stays.
    if (!(error instanceof ApiError)) throw error;
  }
}
