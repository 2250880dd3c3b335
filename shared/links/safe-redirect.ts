import { routes } from '#shared/routes.ts';

const OWN = 'https://own.invalid';
const LENGTH_MAX = 2000;
/** Paths that are no useful destination after signing in: sign-in, sign-out, and addresses that are not pages. */
const NO_GOAL = [routes.login(), routes.register(), routes.forgot(), routes.logout(), '/auth', '/api', '/media'];

/**
 * The path to return to after signing in: a path of our own, or null. Anybody can write a link to the sign-in page with any `next`, so everything
 * that leads to another site in any spelling is refused: another scheme or host, two slashes (also after dots are resolved), a backslash, a control
 * character, and each of these percent-encoded.
 */
export function safeRedirect(next: unknown): string | null {
  if (typeof next !== 'string' || next.length > LENGTH_MAX || !next.startsWith('/')) return null;
  if (isExternal(next)) return null;
  if (!URL.canParse(next, OWN)) return null;
  const url = new URL(next, OWN);
  if (url.origin !== OWN) return null;
  const path = url.pathname + url.search + url.hash;
  if (isExternal(path)) return null;
  return NO_GOAL.some((page) => url.pathname === page || url.pathname.startsWith(`${page}/`)) ? null : path;
}

/** Browsers treat a backslash as a slash, and ignore line breaks and tabs. */
function isExternal(path: string): boolean {
  const [beforeQuery = ''] = path.split(/[?#]/, 1);
  return [path, unescaped(beforeQuery), unescaped(unescaped(beforeQuery))].some((form) =>
    /^[/\\]{2}|^[^/]|\\|[\p{Cc}\u2028\u2029]/u.test(form),
  );
}

/** Decodes percent-encoding. Invalid encoding counts as leading to another site. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '\\';
  }
}
