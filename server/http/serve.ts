import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { CachedPage, Pages } from './pages.ts';
import { respondWithoutBody } from './unread-body.ts';

/** How the site is reached. */
export type SiteAddresses = {
  publicUrl: string;
  /** Whether the site answers to a Host header (server/settings/hosts.ts). */
  answersTo: (host: string | undefined) => boolean;
  /** Other limits than those of the product, for tests. */
  limits?: Partial<ConnectionLimits>;
};

/** How long connections are kept, in milliseconds, and how many there may be. */
export type ConnectionLimits = {
  /** Until the head of a request is there: of the first one, from the moment of the connection. */
  head: number;
  /** The time for a whole request. A photo of 8 MB arrives within it on a connection of less than a megabit. */
  request: number;
  /** Between requests: longer than browsers and proxies keep them, so that who closes first is never asked in that moment. */
  idle: number;
  /** Without a byte in either direction, while a request comes or is answered. */
  silent: number;
  /** How often the first two are looked at. */
  every: number;
  /** Connections at once; one more is closed. A process has files for more of them. */
  connections: number;
};
const LIMITS: ConnectionLimits = {
  head: 20_000,
  request: 120_000,
  idle: 75_000,
  silent: 180_000,
  every: 5000,
  connections: 4000,
};
/** What machines that watch over the site ask, by whatever name or address they have for it. */
const HEALTH = /^\/(healthz|readyz)(\?|$)/;

/** An HTTP server over the site. Kept pages are given at once, before anything else is asked. */
export function serveSite(site: Hono, pages: Pages, { publicUrl, answersTo, limits: given }: SiteAddresses): Server {
  const limits = { ...LIMITS, ...given };
  const listener = getRequestListener(async (request, env) =>
    respondWithoutBody(await site.fetch(request, env), env.incoming as IncomingMessage),
  );
  const timeouts = {
    headersTimeout: limits.head,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.idle,
    connectionsCheckingInterval: limits.every,
  };
  const server = createServer(timeouts, (request: IncomingMessage, response: ServerResponse) => {
    const hosts = readTarget(request);
    if (hosts === null) return sendUnreadable(response);
    if (!hosts.every(answersTo) && !HEALTH.test(request.url ?? '')) return sendMisdirected(response, publicUrl);
    if (request.method === 'GET' && request.url !== undefined) {
      const page = pages.kept(request.url);
      if (page) return sendCachedPage(page, request, response);
    }
    void listener(request, response);
  });
  server.timeout = limits.silent;
  server.maxConnections = limits.connections;
  return server;
}

/** A target as it is sent to proxies: with a scheme and a host, and nobody's name and password. */
const WHOLE_ADDRESS = /^https?:\/\/([^/?#@\\]+)(\/[^#]*|\?[^#]*|)$/i;

/**
 * Brings the target of a request into the form that everything else reads, a path (RFC 9112, 3.2).
 * @returns the hosts that it names, in its target and in its header; null where it is no target of a site, or names more than one in the header.
 */
function readTarget(request: IncomingMessage): (string | undefined)[] | null {
  const { url = '', headers, headersDistinct } = request;
  if ((headersDistinct['host']?.length ?? 0) > 1) return null;
  if (url.startsWith('/')) return [headers.host];
  const [whole, host, path = ''] = WHOLE_ADDRESS.exec(url) ?? [];
  if (whole === undefined) return null;
  request.url = path.startsWith('/') ? path : `/${path}`;
  return [host, headers.host];
}

function sendUnreadable(response: ServerResponse): void {
  response
    .writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', Connection: 'close' })
    .end('This request cannot be read.\n');
}

/** There is another name for the site (RFC 9110, 15.5.20). */
function sendMisdirected(response: ServerResponse, publicUrl: string): void {
  const sentence = `This site does not answer to this name. Open ${publicUrl} instead. Whoever runs the site can allow more names with ALLOWED_HOSTS.\n`;
  response
    .writeHead(421, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', Connection: 'close' })
    .end(sentence);
}

function sendCachedPage(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers['if-none-match'] !== undefined && request.headers['if-none-match'] === page.headers['ETag']) {
    response.writeHead(304, page.headers).end();
    return;
  }
  const { brotli } = page;
  if (brotli !== null && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')) {
    response
      .writeHead(page.status, { ...page.headers, 'Content-Encoding': 'br', 'Content-Length': brotli.length })
      .end(brotli);
    return;
  }
  response.writeHead(page.status, { ...page.headers, 'Content-Length': page.bytes.length }).end(page.bytes);
}
