import type { cardReadCalls } from '#contract/card-read.ts';
import type { HandlersOf } from '#server/calls/handlers.ts';
import type { Context } from '#server/kernel/context.ts';
import { cardReadsOf } from './card-reads.ts';

/** Reading a card, and what its recipient may do. */
export function cardReadHandlers(context: Context): HandlersOf<typeof cardReadCalls> {
  const reads = cardReadsOf(context);
  return {
    'GET /card/read': async ({ query }) => ({ card: await reads.read(query) }),
    'POST /card/read/open': async ({ body }) => ({ card: await reads.open(body) }),
    'POST /card/read/thank': async ({ body: { text, ...link } }) => ({ card: await reads.thank(link, text) }),
    'POST /card/read/refuse': async ({ body: { from, ...link } }) => ({ card: await reads.refuse(link, from) }),
    'DELETE /card/read/refuse': async ({ body }) => ({ card: await reads.unblock(body) }),
    'POST /open': async ({ body }, { network }) => ({ path: await reads.byCode(body.code, network) }),
  };
}
