import { type Context as RequestContext, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Failure } from '#server/kernel/failure.ts';
import {
  type Identities,
  identitiesOf,
  IDENTITY_LIMITS,
  type ProviderName,
  PROVIDERS,
} from '#server/identities/identities.ts';
import type { Context } from '#server/kernel/context.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { sessionsOf } from '#server/sessions/sessions.ts';
import { signInOf } from '#server/sign-in/sign-in.ts';
import { safeRedirect } from '#shared/links/safe-redirect.ts';
import { routes } from '#shared/routes.ts';
import {
  returnedCookie,
  endedProviderCookie,
  registrationCookie,
  newSessionCookies,
  PROVIDER_COOKIE,
  providerCookie,
  readCookies,
  SESSION_COOKIE,
} from './cookies.ts';
import { networkOf } from './network.ts';

/** What a provider may post, in bytes. */
const ANSWER_MAX = 16 * 1024;

/**
 * The doors to providers of identities and back (`/auth/{provider}`, `/auth/{provider}/callback`). A provider that is not set up has no door: its address
 * is one of those that nothing lives at. Each refusal ends on a page of ours that says it, never on a page of its own.
 */
export function createAuth(product: Context, { trustedProxies }: { trustedProxies: number }): Hono {
  const [identities, sessions, signIn] = [identitiesOf(product), sessionsOf(product), signInOf(product)];
  const { visits } = product.rateLimits.of(IDENTITY_LIMITS);
  const { publicUrl } = product.settings;
  const auth = new Hono();
  const isSecure = publicUrl.startsWith('https:');
  const givenBy = (context: RequestContext) => readCookies(context.req.header('Cookie'));
  const whoIs = (context: RequestContext) => sessions.actorOf(givenBy(context)[SESSION_COOKIE]);

  function setSession(context: RequestContext, token: string): void {
    for (const cookie of newSessionCookies(token, isSecure)) context.header('Set-Cookie', cookie, { append: true });
  }

  auth.use('/auth/*', async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('Referrer-Policy', 'no-referrer');
  });

  const smallForm = bodyLimit({
    maxSize: ANSWER_MAX,
    onError: (context) => context.text('This request is too large.', 413),
  });

  auth.get('/auth/:provider', async (context, pass) => {
    const provider = offered(context, identities);
    if (provider === null) return pass();
    if (isReadOnly(context)) return context.body(null, 204);
    const actor = await whoIs(context);
    const { next, zone } = context.req.query();
    try {
      await visits.take(networkOf(context, trustedProxies), 'general', () => 'too-many');
      const asker = isFromOurPage(context, publicUrl) ? actor : null;
      const { url, state } = await identities.start(provider, asker, { next, zone });
      context.header('Set-Cookie', providerCookie(state, isSecure));
      return context.redirect(url, 302);
    } catch (error) {
      return context.redirect(refusalRedirect(error, provider, actor, safeRedirect(next)), 302);
    }
  });

  auth.post('/auth/:provider/callback', smallForm, async (context, pass) => {
    const provider = offered(context, identities);
    if (provider === null) return pass();
    const state = givenBy(context)[PROVIDER_COOKIE];
    try {
      // This post comes from another site, so the session's cookie is not with it (SameSite). The browser is asked to come once more by itself.
      const carried = identities.addAnswer(provider, state, await formIn(context));
      context.header('Set-Cookie', providerCookie(carried, isSecure));
      return context.redirect(routes.signInCallback(provider), 303);
    } catch (error) {
      return context.redirect(refusalRedirect(error, provider, null, identities.destination(state)), 303);
    }
  });

  auth.get('/auth/:provider/callback', async (context, pass) => {
    const provider = offered(context, identities);
    if (provider === null) return pass();
    if (isReadOnly(context)) return context.body(null, 204);
    const state = givenBy(context)[PROVIDER_COOKIE];
    const browser = { token: givenBy(context)[SESSION_COOKIE], userAgent: context.req.header('User-Agent') ?? null };
    const actor = await whoIs(context);
    context.header('Set-Cookie', endedProviderCookie(isSecure));
    try {
      const came = await identities.finish(provider, state, new URL(context.req.url).searchParams, actor);
      if (came.how === 'unproved') {
        const network = networkOf(context, trustedProxies);
        const caller = { browser, sessionId: actor.sessionId, network };
        const { newToken } = await signIn.requestRegistrationFrom(caller, came.who, came.next);
        if (newToken !== null) setSession(context, newToken);
        context.header('Set-Cookie', registrationCookie(came.who.email, isSecure), { append: true });
        return context.redirect(
          routes.narrowed(routes.register(), { sent: provider, next: came.next ?? undefined }),
          303,
        );
      }
      if (actor.kind !== 'member' && actor.kind !== 'admin')
        setSession(context, (await sessions.signIn(browser, came.memberId)).newToken);
      context.header('Set-Cookie', returnedCookie(came.how, provider, isSecure), { append: true });
      const goal = came.next ?? (came.how === 'connected' ? routes.account() : routes.home());
      // Facebook leaves "#_=_" in the address; a fragment of our own, even an empty one, takes its place.
      return context.redirect(provider === 'facebook' && !goal.includes('#') ? `${goal}#` : goal, 303);
    } catch (error) {
      return context.redirect(refusalRedirect(error, provider, actor, identities.destination(state)), 303);
    }
  });
  return auth;
}

/** The provider that an address names; null where this copy has none of that name. */
function offered(context: RequestContext, identities: Identities): ProviderName | null {
  return (
    PROVIDERS.find((name) => name === context.req.param('provider') && identities.providers.includes(name)) ?? null
  );
}

/** Whether a request is a HEAD. It has the same routes as a GET but must change nothing (RFC 9110, 9.2.1), so it neither begins nor ends a sign-in. */
function isReadOnly(context: RequestContext): boolean {
  return context.req.method === 'HEAD';
}

/**
 * Whether somebody pressed a link on a page of ours, as the browser says (Fetch Metadata). Older ones say only which page it was. What a service worker
 * asks for in place of a page is always from us, so it does not count.
 */
function isFromOurPage(context: RequestContext, publicUrl: string): boolean {
  const site = context.req.header('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin' && context.req.header('Sec-Fetch-Dest') === 'document';
  const referer = context.req.header('Referer') ?? '';
  return URL.canParse(referer) && new URL(referer).origin === new URL(publicUrl).origin;
}

async function formIn(context: RequestContext): Promise<URLSearchParams> {
  const isForm = context.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded') === true;
  return new URLSearchParams(isForm ? await context.req.text() : '');
}

/** The page that says why nothing came of it: the account of who is signed in, else the sign-in page. */
function refusalRedirect(error: unknown, provider: ProviderName, actor: Actor | null, goal: string | null): string {
  if (!(error instanceof Failure)) throw error;
  const wrong = String(error.items[0]?.errorCode);
  const page = actor?.kind === 'member' || actor?.kind === 'admin' ? routes.account() : routes.login();
  return routes.narrowed(page, { wrong, provider, next: goal ?? undefined });
}
