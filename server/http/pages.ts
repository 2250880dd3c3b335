import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { CallName } from '#contract/calls.ts';
import { routes } from '#shared/routes.ts';
import type { CallParts } from './api/api.ts';
import type { CallAnswer, Refused } from './api/reply.ts';
import { thirdPartyOrigins, type ThirdParties, formatThirdParties } from '#shared/third-parties.ts';
import { UNFINISHED_MARKER } from '#shared/unfinished-marker.ts';
import { pagePolicy } from './headers.ts';

const brotli = promisify(brotliCompress);

/** A page in brotli: thoroughly when it is kept for many, quickly when it is for one. */
const compress = (bytes: Buffer, quality: number): Promise<Buffer> =>
  brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
const QUALITY = { kept: 5, once: 3 };
const SMALL = 1000;

/** A page that is whole: its bytes and headers, ready to be given again. */
export type CachedPage = {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer;
  brotli: Buffer | null;
  /** Why nothing of it could be shown, where the database or the disk is at fault. Such a page is never kept. */
  away?: Refused;
};
/** A call of the API in process, as the reader whose cookie header this is. */
type Perform = (name: CallName, given: CallParts, cookie: string | null) => Promise<CallAnswer>;
/** The built front end's handler, as `dist/server/server.js` exports it. */
export type FrontEnd = { fetch(request: Request, options?: { context?: Record<string, unknown> }): Promise<Response> };
export type PageOptions = {
  frontEnd: FrontEnd;
  perform: Perform;
  /** Whether the reader whose cookie header this is is an administrator. */ isAdmin: (
    cookie: string | null,
  ) => Promise<boolean>;
  apiToken: string;
  thirdParties: ThirdParties;
  headers: Record<string, string>;
  /** hears of a page with a part that threw while it was rendered */ onUnfinished?: (url: URL) => void;
  /** Pages kept in memory. */ keep?: number;
};

/** Pages that belong to one reader: rendered with their card, never kept, never told to anyone (no referrer). */
const PRIVATE =
  /^\/(card\/(read|print|send|share|sign)|birthday\/request\/answer|birthday\/group\/(join|mine)|verify|testing|open|copy|admin)(\/|$)/;
/** Pages of the administration: to everybody else there is nothing at their addresses. */
const ADMIN = /^\/admin(\/|$)/;
/** Pages whose address may hold what lets somebody act as a member, and parameters that do so on any page. */
const SECRET_PAGES: readonly string[] = [routes.unsubscribe(), routes.changePassword()];
const SECRETS = ['t', 'e', 'token', 'send'] as const;
/**
 * A path as the router reads it: letters in either case, and signs written out. `/Card/%72ead/…` is a reader's page too. One that cannot be read is
 * kept by nobody.
 */
function spelled({ pathname }: URL): string | null {
  try {
    return decodeURIComponent(pathname)
      .toLowerCase()
      .replace(/\/{2,}/g, '/');
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
function isPrivate(url: URL): boolean {
  const path = spelled(url);
  return path === null || PRIVATE.test(path);
}
/** Whether an address is one reader's alone: nothing between us and them keeps its page, no other site hears of it, no search finds it. */
function isSecret(url: URL): boolean {
  const path = spelled(url) ?? '';
  const isOfSecrets = SECRET_PAGES.some((page) => path === page || path.startsWith(`${page}/`));
  return isOfSecrets || isPrivate(url) || SECRETS.some((name) => url.searchParams.has(name));
}
/** Query parameters that a kept page may depend on. */
const KEPT_SEARCH = new Set(['clean', 'palette', 'recipient', 'mood', 'style', 'colour', 'price', 'sort']);

/**
 * Renders the site's pages. HTML is a function of address and release: public pages are rendered once, for nobody in particular, and kept.
 */
export function pagesOf(options: PageOptions) {
  const kept = new Map<string, CachedPage>();
  const rendering = new Map<string, Promise<CachedPage>>();
  const limit = options.keep ?? 2000;
  const thirdParties = formatThirdParties(options.thirdParties);
  const origins = thirdPartyOrigins(options.thirdParties);

  async function render(url: URL, cookie: string | null): Promise<CachedPage> {
    const reader = isPrivate(url) ? cookie : null;
    const away: Refused[] = [];
    const perform = async (name: CallName, given: CallParts) => {
      const answered = await options.perform(name, given, reader);
      if ('errors' in answered && answered.status === 503) away.push(answered);
      return answered;
    };
    const isAdmin = ADMIN.test(spelled(url) ?? '') ? await options.isAdmin(cookie) : undefined;
    let taken: string | null = null;
    const take = (html: string) => {
      taken = html;
    };
    const response = await options.frontEnd.fetch(new Request(url), {
      context: {
        perform,
        take,
        apiToken: options.apiToken,
        origin: url.origin,
        thirdParties,
        ...(isAdmin === undefined ? {} : { isAdmin }),
      },
    });
    const html = taken ?? (await response.text());
    // The shell of such a page says 200. It is kept by nobody: what went wrong for one would be everybody's until the next release.
    const isWhole = !html.includes(UNFINISHED_MARKER);
    // A page that could not be told something looks as well as it can, and says that it is not what stands at this address.
    const status = away.length > 0 ? 503 : isWhole ? response.status : 500;
    if (!isWhole) options.onUnfinished?.(url);
    const bytes = Buffer.from(html);
    const location = response.headers.get('Location');
    const headers: Record<string, string> = {
      ...options.headers,
      'Content-Type': response.headers.get('Content-Type') ?? 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy(html, url.origin, origins),
      Vary: 'Accept-Encoding',
      ...(location ? { Location: location } : {}),
      ...(away[0]?.retryAfter ? { 'Retry-After': String(away[0].retryAfter) } : {}),
      ...(isSecret(url)
        ? { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }
        : {
            'Cache-Control': status === 200 ? 'public, max-age=0, s-maxage=86400, must-revalidate' : 'no-store',
            ETag: `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`,
          }),
    };
    // What lacks a part shows the others. One of which nothing came is told by whoever answers.
    const [cause] = away;
    return { status, headers, bytes, brotli: null, ...(cause && response.status >= 500 ? { away: cause } : {}) };
  }

  function keyOf(url: URL): string | null {
    if (isSecret(url) || url.pathname.length > 300) return null;
    const names = [...url.searchParams.keys()];
    if (names.some((name) => !KEPT_SEARCH.has(name))) return null;
    return (
      url.pathname +
      (names.length > 0
        ? `?${new URLSearchParams([...url.searchParams].toSorted(([a], [b]) => a.localeCompare(b)))}`
        : '')
    );
  }

  return {
    /** A page that is kept already, at once; what the fast path of the server asks first. */
    kept: (pathAndSearch: string): CachedPage | undefined => kept.get(pathAndSearch),

    async page(url: URL, cookie: string | null): Promise<CachedPage> {
      const key = keyOf(url);
      if (key === null) {
        const page = await render(url, cookie);
        if (page.bytes.length > SMALL) page.brotli = await compress(page.bytes, QUALITY.once);
        return page;
      }
      const known = kept.get(key);
      if (known) return known;
      const running = rendering.get(key);
      if (running) return running;
      const made = render(url, null).then(async (page) => {
        if (page.status !== 200) return page;
        page.brotli = await compress(page.bytes, QUALITY.kept);
        if (kept.size >= limit) kept.delete(kept.keys().next().value ?? '');
        kept.set(key, page);
        return page;
      });
      rendering.set(key, made);
      try {
        return await made;
      } finally {
        rendering.delete(key);
      }
    },
    /** A page rendered anew, for nobody, and not kept. */
    rendered: (url: URL): Promise<CachedPage> => render(url, null),
    forget: () => kept.clear(),
  };
}
export type Pages = ReturnType<typeof pagesOf>;

/** A kept page as an answer to one request. */
export function pageResponse(page: CachedPage, request: Request): Response {
  if (page.headers['ETag'] && request.headers.get('If-None-Match') === page.headers['ETag'])
    return new Response(null, { status: 304, headers: page.headers });
  const isBrotli = page.brotli !== null && /\bbr\b/.test(request.headers.get('Accept-Encoding') ?? '');
  return new Response(
    request.method === 'HEAD' ? null : new Uint8Array(isBrotli && page.brotli ? page.brotli : page.bytes),
    { status: page.status, headers: { ...page.headers, ...(isBrotli ? { 'Content-Encoding': 'br' } : {}) } },
  );
}
