/** A browser at a provider: it follows redirects there, keeps the provider's cookies, and presses what is to be pressed. */
export type OAuthReturn = {
  url: URL;
  /** the form that is posted back, if the answer is not in the address */ form: URLSearchParams | null;
};

/**
 * Goes to a provider's page, signs in there, and follows its redirects until one leads back.
 * @param login who signs in there; null declines @param home the address of our site, where following ends
 */
export async function signInAtProvider(url: string, login: string | null, home: string): Promise<OAuthReturn> {
  const cookies = new Map<string, string>();
  let next: { url: URL; body: URLSearchParams | null } = { url: new URL(url), body: null };
  for (let steps = 0; steps < 12; steps++) {
    if (next.url.origin === new URL(home).origin) return { url: next.url, form: next.body };
    const response = await fetch(next.url, {
      method: next.body ? 'POST' : 'GET',
      body: next.body,
      redirect: 'manual',
      headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const goal = response.headers.get('Location');
    if (goal !== null) {
      next = { url: new URL(goal, next.url), body: null };
      continue;
    }
    const page = await response.text();
    const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1];
    if (action === undefined) throw new Error(`${next.url.href} answered ${response.status}: ${page.slice(0, 300)}`);
    const hidden = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const body = new URLSearchParams(hidden.map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]));
    if (hidden.length === 0) body.set(login === null ? 'decline' : 'login', login ?? '1');
    next = { url: new URL(action, next.url), body };
  }
  throw new Error(`The way through ${url} has no end.`);
}
