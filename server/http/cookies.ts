import { KNOWN_DAYS, SESSION_DAYS } from '#server/sessions/sessions.ts';

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

/** Counts up whenever another person may be here: what other tabs read (specification, section 9, cookie polling). Holds no secret. */
export const REVISION_COOKIE = 'cardamom_revision';
/** What was answered to the question about cookies: two figures, counting and advertising. Holds no secret. */
export const CONSENT_COOKIE = 'cardamom_consent';
const YEAR_S = 31_536_000;

/** A cookie that the page may read. */
export function readableCookie(name: string, value: string, isSecure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

export function sessionCookie(token: string, isSecure: boolean): string {
  return `${SESSION_COOKIE}=${token}; Path=/; Max-Age=${SESSION_DAYS * 86_400}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** A new token for a browser's session, and what tells its other tabs that another person may be here. */
export function newSessionCookies(token: string, isSecure: boolean): string[] {
  return [sessionCookie(token, isSecure), readableCookie(REVISION_COOKIE, Date.now().toString(36), isSecure)];
}

/** Marks of the accounts that somebody has signed in to in this browser. It stays when they sign out. */
export const KNOWN_BROWSER_COOKIE = 'cardamom_known';
export function knownBrowserCookie(marks: string, isSecure: boolean): string {
  return `${KNOWN_BROWSER_COOKIE}=${marks}; Path=/; Max-Age=${KNOWN_DAYS * 86_400}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

export const RETURNED_COOKIE = 'cardamom_came';
/** How somebody came back from a provider (`login.google`), for the page that they come to: it greets, counts, and takes this away. Holds no secret. */
export function returnedCookie(how: string, provider: string, isSecure: boolean): string {
  return `${RETURNED_COOKIE}=${how}.${provider}; Path=/; Max-Age=60; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

export const REGISTRATION_COOKIE = 'cardamom_joining';
/** What a browser takes along to a provider of identities and back; sealed, for ten minutes. */
export const PROVIDER_COOKIE = 'cardamom_provider';

/**
 * Apple posts its answer from its own site, so this cookie comes along from other sites (SameSite=None). Browsers take that only with Secure: on a copy
 * without TLS it is Lax, and a provider that posts can only be on this machine.
 */
export function providerCookie(state: string, isSecure: boolean): string {
  return `${PROVIDER_COOKIE}=${state}; Path=/auth; Max-Age=600; HttpOnly; ${isSecure ? 'SameSite=None; Secure' : 'SameSite=Lax'}`;
}

export function endedProviderCookie(isSecure: boolean): string {
  return `${PROVIDER_COOKIE}=; Path=/auth; Max-Age=0; HttpOnly; ${isSecure ? 'SameSite=None; Secure' : 'SameSite=Lax'}`;
}

/** What a browser takes along to a provider of contacts and back; sealed, for ten minutes. The provider answers by a link, so it is Lax. */
export const CONTACTS_COOKIE = 'cardamom_contacts';
export function contactsCookie(state: string, isSecure: boolean): string {
  return `${CONTACTS_COOKIE}=${state}; Path=/auth; Max-Age=600; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
export function endedContactsCookie(isSecure: boolean): string {
  return `${CONTACTS_COOKIE}=; Path=/auth; Max-Age=0; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/**
 * Where the mail went whose six digits the page waits for. The page reads it and takes it away: an address does not belong into the address bar.
 */
export function registrationCookie(email: string, isSecure: boolean): string {
  return `${REGISTRATION_COOKIE}=${encodeURIComponent(email)}; Path=/; Max-Age=900; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
