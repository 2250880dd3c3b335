import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { User } from '#contract/session.ts';
import { routes } from '#shared/routes.ts';

/** Who is signed in, as far as the browser knows (specification, section 3). */
export type Session = { initialized: boolean; user: User };

const VERIFY = new URL(routes.verify(''), 'http://here').pathname;

export const SIGNED_OUT_USER: User = {
  memberId: null,
  email: null,
  isLoggedIn: false,
  isSoftLoggedIn: false,
  isMember: false,
  membershipInfo: { type: 'logged-out' },
  favoriteCards: [],
  adminMemberId: null,
  name: null,
  photoUrl: null,
  impersonation: null,
  memberAlert: null,
  consent: null,
};
export const notInitialized: Session = { initialized: false, user: SIGNED_OUT_USER };

/** Who may see a page, as its route defines it. */
export type Guard = NonNullable<StaticDataRouteOption['guard']>;

/** Whether the current user may see a page (specification, section 4). Administrator pages do not exist for anyone else. */
export function checkGuard(
  guard: Guard | undefined,
  { initialized, user }: Session,
): 'wait' | 'enter' | 'sign-in' | 'lost' {
  if (guard === undefined) return 'enter';
  if (!initialized) return 'wait';
  if (guard === 'admin') return user.isLoggedIn && user.adminMemberId === user.memberId ? 'enter' : 'lost';
  const isIn = guard === 'session' || user.isLoggedIn || (guard === 'soft' && user.isSoftLoggedIn);
  return isIn ? 'enter' : 'sign-in';
}

/**
 * What to do when the session was fetched again. If the known member is not the fetched one, the session and the page start anew (specification,
 * section 4), except on the page that verifies an address. A visitor who signed in in another tab is accepted. If an administrator started or stopped
 * impersonation in another tab, only the page is reloaded.
 */
export function resolveFetchedUser(
  { user: known }: Session,
  fetched: User,
  path: string,
): 'accept' | 'restart' | 'reload' {
  if (known.memberId === null || known.memberId === fetched.memberId || path === VERIFY) return 'accept';
  return known.adminMemberId !== null && known.adminMemberId === fetched.adminMemberId ? 'reload' : 'restart';
}

/** Values that are null, or the text null, are dropped (specification, section 2, Query parameters). */
export function queryOf(search: string): Record<string, string> {
  return Object.fromEntries([...new URLSearchParams(search)].filter(([, value]) => value !== '' && value !== 'null'));
}
