/** What the server tells the next page, once: how somebody came back from a provider, or where the mail went that they wait for. */
type TransientCookie = 'cardamom_came' | 'cardamom_joining';

/** @returns null where nothing was told. */
export function readTransientCookie(name: TransientCookie, cookies = document.cookie): string | null {
  const told = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1];
  return told ? decodeURIComponent(told) : null;
}

export function deleteTransientCookie(name: TransientCookie): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}
