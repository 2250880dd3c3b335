import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cardReadsOf } from '#server/card-reads/card-reads.ts';
import { cardSendsOf } from '#server/card-sends/card-sends.ts';
import { calls } from '#contract/calls.ts';
import { Failure } from '#server/kernel/failure.ts';
import type { Context } from '#server/kernel/context.ts';
import { membersOf } from '#server/members/members.ts';
import { notificationsOf } from '#server/notifications/notifications.ts';
import { sessionsOf } from '#server/sessions/sessions.ts';
import { ticketOpeningOf } from '#server/tickets/tickets.ts';
import { MAGIC_LINK } from '#shared/magic-link.ts';
import { routes } from '#shared/routes.ts';
import { THANKS_MAX } from '#shared/limits.ts';
import { newSessionCookies, readCookies, SESSION_COOKIE } from './cookies.ts';
import { networkOf } from './network.ts';

/** What a form may hold, in bytes: the longest letter of `/contact` in signs that take nine bytes each on their way, and some room. */
const FORM_MAX = 64 * 1024;

/**
 * Plain forms without script: POST on a page's own address. Each act ends in a redirect to a page that a reload does not repeat (303).
 * What could not be done is said by the page, from its address.
 */
export function createForms(product: Context, { trustedProxies }: { trustedProxies: number }): Hono {
  const [reads, sends, sessions, members] = [
    cardReadsOf(product),
    cardSendsOf(product),
    sessionsOf(product),
    membersOf(product),
  ];
  const [notifications, ticketOpening] = [notificationsOf(product), ticketOpeningOf(product)];
  const { publicUrl } = product.settings;
  const forms = new Hono();
  const isSecure = publicUrl.startsWith('https:');

  forms.use(
    '*',
    bodyLimit({
      maxSize: FORM_MAX,
      onError: (context) => context.text('That is more than a form here can take. Shorten it and send it again.', 413),
    }),
    async (context, next) => {
      if (context.req.method !== 'POST') return next();
      try {
        // What is read here is kept: the forms below are given it at once.
        await context.req.parseBody();
      } catch (error) {
        if (context.req.raw.signal.aborted) throw error;
        return context.text('This form did not arrive whole. Go back and send it again.', 400);
      }
      return next();
    },
  );

  /**
   * One press in a mail program (RFC 8058): it comes from anywhere, without a cookie, and the pair in the address is all that counts. A form of the page,
   * without script, goes back to the page.
   */
  forms.post('/unsubscribe', async (context, next) => {
    const fields = await context.req.parseBody();
    if (fields['List-Unsubscribe'] !== 'One-Click') return next();
    const given = calls['POST /unsubscribe'].body.safeParse(context.req.query());
    const { t, e, kind } = given.success ? given.data : {};
    if (t === undefined || e === undefined || kind === undefined) return context.text('This link is not whole.', 400);
    try {
      await notifications.unsubscribe({ kind: 'visitor', sessionId: null }, { t, e }, { kind, isOn: false });
      return context.text('Done. Nothing more of this kind is sent.');
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return context.text(error.items[0]?.errorMessage ?? '', error.kind === 'conflict' ? 409 : 404);
    }
  });

  forms.use('*', async (context, next) => {
    if (context.req.method !== 'POST') return next();
    const origin = context.req.header('Origin');
    const site = context.req.header('Sec-Fetch-Site');
    const isOurs =
      origin === undefined || origin === 'null'
        ? site === undefined || site === 'same-origin' || site === 'none'
        : origin === new URL(publicUrl).origin ||
          origin === `${new URL(context.req.url).protocol}//${context.req.header('Host')}`;
    if (!isOurs) return context.text('This form was sent from another site.', 403);
    return next();
  });

  forms.post('/card/read/:magicLink/:magicLink2?', async (context) => {
    const magicLink = context.req.param('magicLink');
    const magicLink2 = context.req.param('magicLink2');
    const page = routes.read(magicLink, magicLink2);
    const fields = await context.req.parseBody();
    const act = typeof fields['act'] === 'string' ? fields['act'] : 'open';
    if (!MAGIC_LINK.test(magicLink) || (magicLink2 !== undefined && !MAGIC_LINK.test(magicLink2)))
      return context.redirect(page, 303);
    try {
      if (act === 'open') {
        await reads.open({ magicLink, magicLink2 });
        return context.redirect(`${page}?open=1`, 303);
      }
      if (magicLink2 === undefined) return context.redirect(page, 303);
      const link = { magicLink, magicLink2 };
      if (act === 'thank') {
        const text = typeof fields['text'] === 'string' ? fields['text'].trim().slice(0, THANKS_MAX) : '';
        if (text === '') return context.redirect(`${page}?open=1&thanks=empty`, 303);
        await reads.thank(link, text);
        return context.redirect(`${page}?open=1&thanks=sent`, 303);
      }
      if (act === 'refuse') {
        const from = fields['from'] === 'everyone' ? 'everyone' : 'sender';
        await reads.refuse(link, from);
        return context.redirect(routes.refuse(magicLink, magicLink2, from), 303);
      }
      if (act === 'take-back') await reads.takeBackRefusal(link);
      return context.redirect(page, 303);
    } catch (error) {
      if (error instanceof Failure)
        return context.redirect(`${page}${act === 'thank' ? '?open=1&thanks=late' : ''}`, 303);
      throw error;
    }
  });

  forms.post('/unsubscribe', async (context) => {
    const fields = { ...context.req.query(), ...(await context.req.parseBody()) };
    const given = calls['POST /unsubscribe'].body.safeParse({ ...fields, isOn: fields['isOn'] === '1' });
    if (!given.success) return context.redirect(routes.unsubscribe(), 303);
    const { t, e, kind, isOn } = given.data;
    const pair = t !== undefined && e !== undefined ? { t, e } : undefined;
    const page = routes.unsubscribe(pair, kind);
    const outcome = (done: string) => context.redirect(`${page}${page.includes('?') ? '&' : '?'}done=${done}`, 303);
    try {
      const actor = await sessions.actorOf(readCookies(context.req.header('Cookie'))[SESSION_COOKIE], pair);
      await notifications.unsubscribe(actor, pair, { kind, isOn });
      return outcome(isOn ? 'taken-back' : 'stopped');
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return outcome('refused');
    }
  });

  forms.post('/contact', async (context) => {
    const given = calls['POST /open_ticket'].body.safeParse(await context.req.parseBody());
    if (!given.success) return context.redirect(routes.contact({ wrong: 'incomplete' }), 303);
    const actor = await sessions.actorOf(readCookies(context.req.header('Cookie'))[SESSION_COOKIE]);
    try {
      const sent = await ticketOpening.open(actor, networkOf(context, trustedProxies), given.data);
      return context.redirect(routes.contact({ sent }), 303);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return context.redirect(routes.contact({ wrong: error.kind }), 303);
    }
  });

  forms.post('/open', async (context) => {
    const fields = await context.req.parseBody();
    const code = typeof fields['code'] === 'string' ? fields['code'].slice(0, 40) : '';
    try {
      return context.redirect(await reads.byCode(code, networkOf(context, trustedProxies)), 303);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return context.redirect(
        `${routes.open()}?${new URLSearchParams({ wrong: String(error.items[0]?.errorCode), code })}`,
        303,
      );
    }
  });

  /** The press behind a mailed link, without script. A link that is dead says so at the door. */
  forms.post('/verify', async (context, next) => {
    const given = calls['POST /verify'].body.safeParse({ token: context.req.query('token') });
    if (!given.success) return next();
    const token = readCookies(context.req.header('Cookie'))[SESSION_COOKIE];
    const browser = { token, userAgent: context.req.header('User-Agent') ?? null };
    const { sessionId } = await sessions.actorOf(token);
    try {
      const caller = { browser, sessionId, network: networkOf(context, trustedProxies) };
      const { newToken, kind, next: goal } = await members.verify(caller, given.data);
      for (const cookie of newToken === null ? [] : newSessionCookies(newToken, isSecure))
        context.header('Set-Cookie', cookie, { append: true });
      const isOfAccount = kind === 'confirm-email' || kind === 'restore';
      return context.redirect(goal ?? (isOfAccount ? routes.account() : routes.home()), 303);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const wrong = error.kind === 'too-many' ? 'too-many' : 'dead-link';
      return context.redirect(routes.narrowed(routes.login(), { wrong }), 303);
    }
  });

  forms.post('/verify', async (context) => {
    const fields = await context.req.parseBody();
    const token = typeof fields['send'] === 'string' ? fields['send'] : (context.req.query('send') ?? '');
    if (!MAGIC_LINK.test(token)) return context.redirect(routes.verify(''), 303);
    try {
      return context.redirect(await sends.confirm(token), 303);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return context.redirect(`${routes.verify(token)}&wrong=${String(error.items[0]?.errorCode)}`, 303);
    }
  });
  return forms;
}
