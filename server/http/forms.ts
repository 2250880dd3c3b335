import { Hono } from 'hono';
import type { CardReads } from '#server/card-reads/card-reads.ts';
import type { CardSends } from '#server/card-sends/card-sends.ts';
import { Failure } from '#server/failure.ts';
import { MAGIC_LINK } from '#shared/magic-link.ts';
import { routes } from '#shared/routes.ts';
import { THANKS_MAX } from '#shared/limits.ts';
import { networkOf } from './network.ts';

export type FormOptions = { reads: CardReads; sends: CardSends; publicUrl: string; trustedProxies: number };

/**
 * Plain forms without script: POST on a page's own address. Each act ends in a redirect to a page that a reload does not repeat (303).
 * What could not be done is said by the page, from its address.
 */
export function makeForms({ reads, sends, publicUrl, trustedProxies }: FormOptions): Hono {
  const forms = new Hono();
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
