import { useEffect } from 'react';
import { ApiError, call } from '#app/client/api.ts';

/** How often the role is checked, in milliseconds. */
const INTERVAL_MS = 120_000;

/**
 * Closes the admin pages soon after the role was taken away, also where nothing is pressed: they show other people's data. A hidden tab does
 * not check; the session is checked when the tab becomes visible again.
 */
export function useAdminCheck(): void {
  useEffect(() => {
    const timer = setInterval(() => void (document.visibilityState === 'visible' && check()), INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
}

async function check(): Promise<void> {
  try {
    const { user } = await call('GET /login', { query: {} });
    if (user.adminMemberId === null) window.dispatchEvent(new Event('session-ended'));
  } catch (error) {
    // Without a network the role is unknown. The page stays, with what was typed.
    if (!(error instanceof ApiError)) throw error;
  }
}
