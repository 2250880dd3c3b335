import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Adapters } from '#server/kernel/context.ts';
import type { KeptPage, Pages } from './pages.ts';
import { pageResponse } from './pages.ts';

export type SiteParts = {
  api: Hono;
  media: Hono;
  forms: Hono;
  webhooks: Hono;
  /** The doors to providers of identities. */
  auth: Hono;
  pages: Pages;
  assets(request: Request): Promise<Response | null>;
  publicUrl: string;
  /** Headers of every answer. */ headers: Record<string, string>;
  logger: Adapters['logger'];
  /** Whether the database answers; what /readyz asks. */
  isReady(): Promise<boolean>;
  /** How far the pictures are that are made ahead, for operators; a site is ready without them. */
  picturesAhead(): { made: number; total: number } | null;
};

/** The whole site as one handler: API, media, plain forms, files of the front end, and pages. */
export function createRouter(parts: SiteParts): Hono {
  const site = new Hono();
  // Handed over whole, headers and all: what the API does not know, it says itself.
  const toApi = (context: Context) => parts.api.fetch(context.req.raw, context.env as object);
  site.all('/api/1', toApi).all('/api/1/*', toApi);
  site.use('*', async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(parts.headers))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  });
  site.get('/healthz', (context) => context.json({ ok: true }));
  site.get('/readyz', async (context) =>
    (await parts.isReady())
      ? context.json({ ok: true, picturesAhead: parts.picturesAhead() })
      : context.json({ ok: false }, 503),
  );
  site.route('/media', parts.media);
  // Before the forms, which take no post from another site: a provider may post its answer.
  site.route('/', parts.webhooks);
  site.route('/', parts.auth);
  site.route('/', parts.forms);
  // Where the framework of the pages would look for functions of the server. There are none: all that is asked goes to the API.
  site.all('/_serverFn/*', (context) => context.text('There is nothing here.', 404));
  site.get('*', async (context) => {
    const asset = await parts.assets(context.req.raw);
    if (asset) return asset;
    const url = new URL(context.req.url);
    return pageResponse(
      await parts.pages.page(ourAddress(url, parts.publicUrl), context.req.header('Cookie') ?? null),
      context.req.raw,
    );
  });
  site.onError((error, context) => {
    // Whoever asked is gone, or we are ending: there is nobody to answer, and nothing to mend.
    if (context.req.raw.signal.aborted) return new Response(null, { status: 499 });
    parts.logger.error({ err: error, path: context.req.path.replace(/[0-9A-Za-z]{22,24}/g, '…') }, 'a request failed');
    return context.text('Something went wrong on our end. Try again in a moment.', 500);
  });
  return site;
}

/** The address of a page under our own name, whatever the request calls us. Two slashes at its start would be read as another host: they are one. */
function ourAddress({ pathname, search }: URL, publicUrl: string): URL {
  return new URL(pathname.replace(/^\/+/, '/') + search, publicUrl);
}

/** Connections that nothing is asked on are kept for longer than browsers and proxies do: who closes first is never asked in that moment. */
const KEPT_OPEN_MS = 75_000;

/** How the site is reached. */
export type Reach = {
  publicUrl: string;
  /** Whether the site answers to a Host header (server/settings/hosts.ts). */
  answersTo: (host: string | undefined) => boolean;
};
/** What machines that watch over the site ask, by whatever name or address they have for it. */
const HEALTH = /^\/(healthz|readyz)(\?|$)/;

/** An HTTP server over the site. Kept pages are given at once, before anything else is asked. */
export function serveSite(site: Hono, pages: Pages, { publicUrl, answersTo }: Reach): Server {
  const listener = getRequestListener(site.fetch);
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    if (!answersTo(request.headers.host) && !HEALTH.test(request.url ?? ''))
      return giveMisdirected(response, publicUrl);
    if (request.method === 'GET' && request.url !== undefined) {
      const page = pages.kept(request.url);
      if (page) return giveKept(page, request, response);
    }
    void listener(request, response);
  });
  server.keepAliveTimeout = KEPT_OPEN_MS;
  return server;
}

/** There is another name for the site (RFC 9110, 15.5.20). */
function giveMisdirected(response: ServerResponse, publicUrl: string): void {
  const sentence = `This site does not answer to this name. Open ${publicUrl} instead. Whoever runs the site can allow more names with ALLOWED_HOSTS.\n`;
  response
    .writeHead(421, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', Connection: 'close' })
    .end(sentence);
}

function giveKept(page: KeptPage, request: IncomingMessage, response: ServerResponse): void {
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
