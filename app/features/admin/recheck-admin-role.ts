import type { ApiError } from '#app/client/api.ts';

/**
 * Admin calls do not exist for anybody but administrators. Where one is unknown, the role may have been taken away: the session is checked at
 * once, and the page with all its data is closed.
 */
export function recheckAdminRole({ errors }: ApiError): void {
  if (errors.some(({ errorCode }) => errorCode === 'unknown')) window.dispatchEvent(new Event('session-ended'));
}
