/** A one-time message from the server to the next page: the result of a provider's callback, or where a mail was sent. */
type TransientCookie = 'cardamom_came' | 'cardamom_joining';

/** @returns null if there is none. */
export function readTransientCookie(name: TransientCookie, cookies = document.cookie): string | null {
  const told = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1];
  return told ? decodeURIComponent(told) : null;
}

export function deleteTransientCookie(name: TransientCookie): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}
