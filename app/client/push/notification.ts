/**
 * What the service worker does with a push message. The message is from our own server: the push service can neither read nor write one. It is checked
 * all the same, since a worker that throws shows nothing, and browsers then show a sentence of their own.
 */

/** A notification as the browser shows it, with the path that it leads to. */
export type ShownNotification = {
  title: string;
  options: { body: string; tag: string; icon: string; lang: string; data: { path: string } };
};

const FALLBACK = { title: 'Cardamom', body: 'There is something new for you.', path: '/' };

/** @param text what came; anything that is not a notification of ours still becomes one, because a browser demands that something is shown */
export function parseNotification(text: string | undefined): ShownNotification {
  const given = parseObject(text ?? '');
  const read = (name: string, otherwise: string) => {
    const value = given[name];
    return typeof value === 'string' && value !== '' ? value : otherwise;
  };
  return {
    title: read('title', FALLBACK.title),
    options: {
      body: read('body', given['title'] === undefined ? FALLBACK.body : ''),
      tag: read('tag', 'cardamom'),
      icon: '/icons/icon-192.png',
      lang: 'en',
      data: { path: read('path', FALLBACK.path) },
    },
  };
}

/** The address that a notification leads to: a page of this site, whatever it says. */
export function addressOf(data: unknown, origin: string): string {
  const path = typeof data === 'object' && data !== null && 'path' in data ? data.path : null;
  if (typeof path !== 'string' || !URL.canParse(path, origin)) return `${origin}/`;
  const url = new URL(path, origin);
  return url.origin === origin ? url.href : `${origin}/`;
}

/** The public name of the web client, from a page of the site. */
export function apiTokenIn(html: string): string | null {
  return /<meta\b[^>]*name="api-token"[^>]*content="([^"]+)"/.exec(html)?.[1] ?? null;
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
