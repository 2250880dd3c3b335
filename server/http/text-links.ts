import { Hono } from 'hono';
import type { Context } from '#server/kernel/context.ts';
import { findTextTarget } from '#server/mobile-numbers/mobile-numbers.ts';
import { routes } from '#shared/routes.ts';

/**
 * The short links of text messages: they lead on with the pair of a soft login, as the links of mails have it. Following one changes nothing, so it may be
 * fetched by whoever looks what is behind it. One that has ended leads to the reminders, where the member signs in.
 */
export function createTextLinks(product: Context): Hono {
  return new Hono().get(routes.textLink(':code'), async ({ req, redirect, header }) => {
    header('Cache-Control', 'no-store');
    header('X-Robots-Tag', 'noindex');
    return redirect((await findTextTarget(product, req.param('code') ?? '')) ?? routes.reminders(), 303);
  });
}
