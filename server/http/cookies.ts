import { SESSION_DAYS } from '#server/sessions/sessions.ts';

export const SESSION_COOKIE = 'cardamom_session';

/** The cookies of a request (RFC 6265); the first of a name counts. */
export function readCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0) cookies[pair.slice(0, at).trim()] ??= pair.slice(at + 1).trim();
  }
  return cookies;
}

export function sessionCookie(token: string, isSecure: boolean): string {
  return `${SESSION_COOKIE}=${token}; Path=/; Max-Age=${SESSION_DAYS * 86_400}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
