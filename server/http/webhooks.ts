import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Context } from '#server/kernel/context.ts';

/** What a webhook's message may hold, in bytes. */
const MESSAGE_MAX = 256 * 1024;

/** The addresses at which other services tell us what happened there, as the modules bring them. They are known by their signature: no cookie is read or set. */
export function createWebhooks(product: Context): Hono {
  const webhooks = new Hono().basePath('/hooks');
  for (const { name, receive } of product.modules.flatMap((module) => module.webhooks?.(product) ?? []))
    webhooks
      .post(
        `/${name}`,
        bodyLimit({ maxSize: MESSAGE_MAX, onError: (context) => context.text('This message is too large.', 413) }),
        async ({ req, text, body }) => {
          const { pathname, search } = new URL(req.url);
          const answer = await receive({
            target: pathname + search,
            headers: req.raw.headers,
            body: new Uint8Array(await req.arrayBuffer()),
          });
          if (answer === false) return text('The signature of this message is wrong.', 403);
          return answer === true ? body(null, 204) : body(answer.body, 200, { 'Content-Type': answer.type });
        },
      )
      .all(({ text }) => text('Messages are sent here by POST.', 405, { Allow: 'POST' }));
  return webhooks.all('*', (context) => context.text('There is no webhook at this address.', 404));
}
