import { type Context, Hono } from 'hono';
import type { Adapters } from '#server/kernel/context.ts';
import { isRequestAborted } from './aborted-request.ts';
import { runAsRequester, type Requester } from '#server/kernel/requester.ts';
import { unavailable } from '#server/kernel/unavailable.ts';
import type { Refused } from './api/reply.ts';
import type { Health } from './health.ts';
import type { Pages } from './pages.ts';
import { pageResponse } from './pages.ts';
import { errorPage } from './error-page.ts';

export type SiteDeps = {
  api: Hono;
  media: Hono;
  forms: Hono;
  webhooks: Hono;
  textLinks: Hono;
  /** The doors to providers of identities. */
  auth: Hono;
  contactsAuth: Hono;
  pages: Pages;
  assets(request: Request): Promise<Response | null>;
  publicUrl: string;
  /** Headers of every answer. */ headers: Record<string, string>;
  logger: Adapters['logger'];
  health: Health;
  /** How far the pictures are that are made ahead, for operators; a site is ready without them. */
  picturesAhead(): { made: number; total: number } | null;
  /** Whose a request is. */
  requesterOf(context: Context): Requester;
};

/** The whole site as one handler: API, media, plain forms, files of the front end, and pages. */
export function createRouter(deps: SiteDeps): Hono {
  const site = new Hono();
  const away = (context: Context, { errors: [item], retryAfter }: Pick<Refused, 'errors' | 'retryAfter'>) =>
    errorPage(context, deps.publicUrl, {
      status: 503,
      title: 'We will be back in a moment',
      sentence: item?.errorMessage ?? '',
      next: 'Scheduled cards are safe, and leave as soon as we are back.',
      retryAfter,
    });
  site.use('*', (context, next) => runAsRequester(deps.requesterOf(context), next));
  // Handed over whole, headers and all: what the API does not know, it says itself.
  const toApi = (context: Context) => deps.api.fetch(context.req.raw, context.env as object);
  site.all('/api/1', toApi).all('/api/1/*', toApi);
  site.use('*', async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(deps.headers))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  });
  // Whether the process is well, which a database that is away does not change: to start it anew would help nobody.
  site.get('/healthz', async (context) => context.json({ ok: true, database: await deps.health.known() }));
  site.get('/readyz', async (context) =>
    (await deps.health.isReady())
      ? context.json({ ok: true, picturesAhead: deps.picturesAhead() })
      : context.json({ ok: false }, 503),
  );
  site.route('/media', deps.media);
  // Before the forms, which take no post from another site: a provider may post its answer.
  site.route('/', deps.webhooks);
  site.route('/', deps.textLinks);
  site.route('/', deps.contactsAuth);
  site.route('/', deps.auth);
  site.route('/', deps.forms);
  // Where the framework of the pages would look for functions of the server. There are none: all that is asked goes to the API.
  site.all('/_serverFn/*', (context) => context.text('There is nothing here.', 404));
  site.get('*', async (context) => {
    const asset = await deps.assets(context.req.raw);
    if (asset) return asset;
    const url = new URL(context.req.url);
    const page = await deps.pages.page(ourAddress(url, deps.publicUrl), context.req.header('Cookie') ?? null);
    return page.away ? away(context, page.away) : pageResponse(page, context.req.raw);
  });
  site.onError((error, context) => {
    // Whoever asked is gone, or we are ending: there is nobody to answer, and nothing to mend.
    if (isRequestAborted(context)) return new Response(null, { status: 499 });
    const about = { err: error, path: context.req.path.replace(/[0-9A-Za-z]{22,24}/g, '…') };
    const failed = unavailable(error);
    if (failed !== null) {
      deps.logger.warn(about, 'a request could not be answered at the moment');
      return away(context, { errors: failed.items, retryAfter: failed.retryAfter });
    }
    deps.logger.error(about, 'a request failed');
    return errorPage(context, deps.publicUrl, {
      status: 500,
      title: 'Oops, sorry',
      sentence: 'Something went wrong on our end. Try again in a moment.',
    });
  });
  return site;
}

/** The address of a page under our own name, whatever the request calls us. Two slashes at its start would be read as another host: they are one. */
function ourAddress({ pathname, search }: URL, publicUrl: string): URL {
  return new URL(pathname.replace(/^\/+/, '/') + search, publicUrl);
}
