import { type Context as RequestContext, Hono } from 'hono';
import {
  CONTACT_PROVIDERS,
  contactConsentsOf,
  type ContactConsents,
  type ContactProviderName,
} from '#server/imports/imports.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import { sessionsOf } from '#server/sessions/sessions.ts';
import { routes } from '#shared/routes.ts';
import { CONTACTS_COOKIE, contactsCookie, endedContactsCookie, readCookies, SESSION_COOKIE } from './cookies.ts';

/**
 * The doors to providers of contacts and back (`/auth/{provider}/contacts`, and its callback). Both end on the page of imports, which gets what was said in the
 * fragment of its address: that is sent to no server, nor named to another site.
 */
export function createContactsAuth(product: Context): Hono {
  const [consents, sessions] = [contactConsentsOf(product), sessionsOf(product)];
  const isSecure = product.settings.publicUrl.startsWith('https:');
  const auth = new Hono();
  const cookiesOf = (context: RequestContext) => readCookies(context.req.header('Cookie'));
  const actorOf = (context: RequestContext) => sessions.actorOf(cookiesOf(context)[SESSION_COOKIE]);
  const isHead = (context: RequestContext) => context.req.method === 'HEAD';

  auth.use('/auth/:provider/contacts/*', async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('Referrer-Policy', 'no-referrer');
  });

  auth.get('/auth/:provider/contacts', async (context, pass) => {
    const provider = offered(context, consents);
    if (provider === null) return pass();
    if (isHead(context)) return context.body(null, 204);
    const actor = await actorOf(context);
    if (actor.kind === 'visitor' || actor.kind === 'soft')
      return context.redirect(routes.login(routes.importPeople()), 303);
    try {
      const { url, state } = await consents.start(actor, provider);
      context.header('Set-Cookie', contactsCookie(state, isSecure));
      return context.redirect(url, 302);
    } catch (error) {
      return context.redirect(refusal(error, provider), 303);
    }
  });

  auth.get('/auth/:provider/contacts/callback', async (context, pass) => {
    const provider = offered(context, consents);
    if (provider === null) return pass();
    if (isHead(context)) return context.body(null, 204);
    context.header('Set-Cookie', endedContactsCookie(isSecure));
    const { searchParams } = new URL(context.req.url);
    try {
      const state = cookiesOf(context)[CONTACTS_COOKIE];
      const grant = consents.finish(await actorOf(context), provider, state, searchParams);
      return context.redirect(`${routes.importPeople()}#${new URLSearchParams({ provider, grant })}`, 303);
    } catch (error) {
      return context.redirect(refusal(error, provider), 303);
    }
  });
  return auth;
}

function offered(context: RequestContext, { providers }: ContactConsents): ContactProviderName | null {
  return CONTACT_PROVIDERS.find((name) => name === context.req.param('provider') && providers.includes(name)) ?? null;
}

/** The page of imports, which says why nothing came of it. */
function refusal(error: unknown, provider: ContactProviderName): string {
  if (!(error instanceof Failure)) throw error;
  const wrong = String(error.items[0]?.errorCode);
  return `${routes.importPeople()}#${new URLSearchParams({ provider, wrong })}`;
}
