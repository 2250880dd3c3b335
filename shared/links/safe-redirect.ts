import { routes } from '#shared/routes.ts';

const OWN = 'https://own.invalid';
const LENGTH_MAX = 2000;
/** Pages that nobody wants to return to: sign-in, sign-out, and addresses that are no pages. */
const NO_GOAL = [routes.login(), routes.register(), routes.forgot(), routes.logout(), '/auth', '/api', '/media'];

/**
 * A path of our own, where someone was going before they signed in; null for anything else. Whoever writes a link to the sign-in page may write what they
 * like behind `next`, so what leads away in any spelling is dropped: another scheme or host, two slashes (also after dots are taken out), a backslash,
 * a control character, and each of these behind percent signs.
 */
export function safeRedirect(next: unknown): string | null {
  if (typeof next !== 'string' || next.length > LENGTH_MAX || !next.startsWith('/')) return null;
  if (leadsAway(next)) return null;
  if (!URL.canParse(next, OWN)) return null;
  const url = new URL(next, OWN);
  if (url.origin !== OWN) return null;
  const path = url.pathname + url.search + url.hash;
  if (leadsAway(path)) return null;
  return NO_GOAL.some((page) => url.pathname === page || url.pathname.startsWith(`${page}/`)) ? null : path;
}

/** Browsers take a backslash for a slash, and leave out line ends and tabs. */
function leadsAway(path: string): boolean {
  const [beforeQuery = ''] = path.split(/[?#]/, 1);
  return [path, unescaped(beforeQuery), unescaped(unescaped(beforeQuery))].some((form) =>
    /^[/\\]{2}|^[^/]|\\|[\p{Cc}\u2028\u2029]/u.test(form),
  );
}

/** What stands behind percent signs; a form that stands for nothing counts as leading away. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '\\';
  }
}
