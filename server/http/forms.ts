import { type Context as HonoContext, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import type { FormCaller } from '#server/kernel/form.ts';
import { sessionsOf } from '#server/sessions/sessions.ts';
import { isRequestAborted } from './aborted-request.ts';
import { newSessionCookies, readCookies, SESSION_COOKIE } from './cookies.ts';
import { networkOf } from './network.ts';
import { isFromOtherSite } from './other-site.ts';
import { findUnstorable, UNSTORABLE } from './unstorable-text.ts';

/** What a form may hold, in bytes: the longest letter of `/contact` in signs that take nine bytes each on their way, and some room. */
const FORM_MAX = 64 * 1024;

/**
 * Plain forms without script, as the modules bring them: POST on a page's own address. Each act ends in a redirect to a page that a reload does not repeat (303).
 * What could not be done is said by the page, from its address.
 */
export function createForms(product: Context, { trustedProxies }: { trustedProxies: number }): Hono {
  const sessions = sessionsOf(product);
  const { publicUrl } = product.settings;
  const forms = new Hono();
  const isSecure = publicUrl.startsWith('https:');

  forms.use(
    '*',
    bodyLimit({
      maxSize: FORM_MAX,
      onError: (context) => context.text('This form is too large. Shorten your text and send it again.', 413),
    }),
    async (context, next) => {
      if (context.req.method !== 'POST') return next();
      try {
        // What is read here is kept: the forms below are given it at once.
        const field = findUnstorable({ ...(await context.req.parseBody()), ...context.req.query() });
        if (field !== null)
          return context.text(`${field}: ${UNSTORABLE} Go back, remove it and send the form again.`, 422);
      } catch (error) {
        if (isRequestAborted(context)) throw error;
        return context.text('This form was incomplete. Go back and send it again.', 400);
      }
      return next();
    },
  );

  const brought = product.modules.flatMap((module) => module.forms?.(product) ?? []);

  // One press in a mail program comes from anywhere; a form of the page, without script, goes back to the page.
  for (const { path, submitOneClick } of brought)
    if (submitOneClick)
      forms.post(path, async (context, next) => {
        const fields = await context.req.parseBody();
        if (fields['List-Unsubscribe'] !== 'One-Click') return next();
        try {
          return (await submitOneClick(context.req.query()))
            ? context.text('Done. You will get no more emails of this kind.')
            : context.text('This link is incomplete.', 400);
        } catch (error) {
          if (!(error instanceof Failure)) throw error;
          return context.text(error.items[0]?.errorMessage ?? '', error.kind === 'conflict' ? 409 : 404);
        }
      });

  forms.use('*', async (context, next) => {
    if (context.req.method !== 'POST') return next();
    if (isFromOtherSite(context, publicUrl)) return context.text('This form was sent from another site.', 403);
    return next();
  });

  function callerOf(context: HonoContext): FormCaller {
    const token = readCookies(context.req.header('Cookie'))[SESSION_COOKIE];
    return {
      browser: { token, userAgent: context.req.header('User-Agent') ?? null },
      network: networkOf(context, trustedProxies),
      findActor: (pair) => sessions.actorOf(token, pair),
      setSessionToken(newToken) {
        for (const cookie of newSessionCookies(newToken, isSecure))
          context.header('Set-Cookie', cookie, { append: true });
      },
    };
  }

  for (const { path, submit } of brought)
    forms.post(path, async (context, next) => {
      const { req } = context;
      const given = { params: req.param(), query: req.query(), fields: await req.parseBody() };
      const goal = await submit(given, callerOf(context));
      return goal === null ? next() : context.redirect(goal, 303);
    });
  return forms;
}
