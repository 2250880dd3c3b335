import type { Hono } from 'hono';
import type { Handlers } from '#server/calls/handlers.ts';
import type { Context } from '#server/kernel/context.ts';
import type { PrerenderProgress } from '#server/pictures/pictures.ts';
import { limitsOf } from '#server/kernel/module.ts';
import { sessionsOf } from '#server/sessions/sessions.ts';
import { NO_THIRD_PARTIES, type ThirdParties } from '#shared/third-parties.ts';
import { createApi, runCall } from './api/api.ts';
import { assetsFrom } from './assets.ts';
import { createAuth } from './auth.ts';
import { createContactsAuth } from './contacts-auth.ts';
import { readCookies, SESSION_COOKIE } from './cookies.ts';
import { createForms } from './forms.ts';
import { commonHeaders } from './headers.ts';
import { createHealth } from './health.ts';
import { createMedia } from './media/media.ts';
import { networkOf } from './network.ts';
import { type FrontEnd, type Pages, pagesOf } from './pages.ts';
import { createRouter } from './site.ts';
import { createTextLinks } from './text-links.ts';
import { createWebhooks } from './webhooks.ts';

/** What the site is made of besides the context. */
export type SiteOptions = {
  frontEnd: FrontEnd;
  /** The folder of the built front end's files. */
  assetsFolder: string;
  apiToken: string;
  trustedProxies: number;
  /** Services that pages may speak to, once their reader agreed; none where it is not said. */
  thirdParties?: ThirdParties;
  /** Checks replies against the contract too; for tests. */
  checkReplies?: boolean;
  /** How far the pictures are that are made ahead; null where this process makes none. */
  picturesAhead?: () => PrerenderProgress | null;
};
export type Site = { site: Hono; pages: Pages };

/** The whole site over a context: the API, media, forms and pages. */
export function createSite(context: Context, options: SiteOptions): Site {
  const { logger, pool, settings } = context;
  const { apiToken, trustedProxies } = options;
  const headers = commonHeaders(settings.publicUrl.startsWith('https:'));
  const apiOptions = {
    apiToken,
    headers,
    isSecure: settings.publicUrl.startsWith('https:'),
    publicUrl: settings.publicUrl,
    trustedProxies,
    handlers: handlersOf(context),
    impersonatedActs: Object.fromEntries(
      context.modules.flatMap(({ impersonatedActs }) => Object.entries(impersonatedActs ?? {})),
    ),
    limits: limitsOf(context.modules),
    sessions: sessionsOf(context),
    logger,
    ...(options.checkReplies ? { checkReplies: true } : {}),
  };
  const pages = pagesOf({
    frontEnd: options.frontEnd,
    apiToken,
    thirdParties: options.thirdParties ?? NO_THIRD_PARTIES,
    headers,
    isAdmin: async (cookie) => {
      const token = readCookies(cookie ?? undefined)[SESSION_COOKIE];
      return token !== undefined && (await apiOptions.sessions.actorOf(token)).kind === 'admin';
    },
    onUnfinished: ({ pathname }) =>
      logger.error(
        { path: pathname.replace(/[0-9A-Za-z]{22,24}/g, '…') },
        'a component threw while a page was rendered',
      ),
    perform: (name, given, cookie) =>
      runCall(
        name,
        given,
        {
          network: '',
          browser: { token: readCookies(cookie ?? undefined)[SESSION_COOKIE], userAgent: null },
          refusesByItself: false,
          setSessionToken: () => undefined,
          setMarks: () => undefined,
          setConsent: () => undefined,
        },
        apiOptions,
      ),
  });
  const site = createRouter({
    api: createApi(apiOptions),
    media: createMedia(context, { trustedProxies }),
    forms: createForms(context, { trustedProxies }),
    webhooks: createWebhooks(context),
    textLinks: createTextLinks(context),
    auth: createAuth(context, { trustedProxies }),
    contactsAuth: createContactsAuth(context),
    pages,
    assets: assetsFrom(options.assetsFolder),
    publicUrl: settings.publicUrl,
    headers,
    logger,
    picturesAhead: options.picturesAhead ?? (() => null),
    requesterOf: (request) => ({
      network: networkOf(request, trustedProxies),
      browser: readCookies(request.req.header('Cookie'))[SESSION_COOKIE] ?? '',
    }),
    health: createHealth(() => pool.query('select 1'), logger),
  });
  return { site, pages };
}

/**
 * The handlers of all calls, from the modules that bring them. That each call has one is checked when the list of modules is compiled (server/modules.ts).
 * @throws where two modules answer one call.
 */
function handlersOf(context: Context): Handlers {
  const handlers = new Map<string, unknown>();
  for (const { name: module, calls } of context.modules)
    for (const [call, handler] of Object.entries(calls?.(context) ?? {})) {
      if (handlers.has(call)) throw new Error(`Two modules answer ${call}; one of them is ${module}.`);
      handlers.set(call, handler);
    }
  return Object.fromEntries(handlers) as Handlers;
}
