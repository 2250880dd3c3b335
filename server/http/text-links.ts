import { Hono } from 'hono';
import type { Context } from '#server/kernel/context.ts';
import { findTextTarget } from '#server/mobile-numbers/mobile-numbers.ts';
import { routes } from '#shared/routes.ts';

/**
 * The short links of text messages: they lead on with the pair of a soft login, as the links of mails have it. Following one changes nothing, so it may be
 * fetched by whoever looks what is behind it. An unknown one, which may have been cut off, shows the page for an unknown address.
 */
export function createTextLinks(product: Context): Hono {
  return new Hono().get(routes.textLink(':code'), async ({ req, redirect, header }, next) => {
    header('Cache-Control', 'no-store');
    header('X-Robots-Tag', 'noindex');
    const target = await findTextTarget(product, req.param('code') ?? '');
    return target === null ? next() : redirect(target, 303);
  });
}
