/** What the server tells the next page, once: how somebody came back from a provider, or where the mail went that they wait for. */
type PassingCookie = 'cardamom_came' | 'cardamom_joining';

/** @returns null where nothing was told. */
export function passingCookie(name: PassingCookie, cookies = document.cookie): string | null {
  const told = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1];
  return told ? decodeURIComponent(told) : null;
}

export function takePassingCookieAway(name: PassingCookie): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}
