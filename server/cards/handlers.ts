import type { cardCalls } from '#contract/card.ts';
import type { HandlersOf } from '#server/calls/handlers.ts';
import type { Context } from '#server/kernel/context.ts';
import { countryOfZone } from '#server/reference/reference.ts';
import { shopOf } from './cards.ts';
import { factsFor, suggestMessages } from './messages.ts';

/** The shop. */
export function cardHandlers(context: Context): HandlersOf<typeof cardCalls> {
  const shop = shopOf(context);
  return {
    'GET /card-nav': async () => ({ navItems: await shop.nav() }),
    'GET /cards': ({ query: { limit, offset, sort, ...asked } }, { actor }) =>
      shop.list(asked, sort, { limit, offset }, actor),
    'GET /cards/facets': ({ query }) => shop.facets(query),
    'GET /cards/suggestions': ({ query }) => shop.suggestions(query.q),
    'GET /cards/window': ({ query }) => shop.window(query),
    'GET /cards/coming-up': ({ query: { from, timeZone, ...paging } }) =>
      shop.listUpcoming(from, timeZone === undefined ? null : countryOfZone(timeZone), paging),
    'GET /cards/{cardId}': async ({ params }) => ({ card: await shop.card(params.cardId) }),
    'GET /cards/{cardId}/related': ({ params, query }) => shop.related(params.cardId, query.limit, query.offset),
    'GET /categories': async ({ query }) => ({ category: await shop.category(query) }),
    'GET /messages': async ({ query: { cardId, ...asked } }) =>
      suggestMessages(asked, cardId === undefined ? null : factsFor(await shop.row(cardId))),
  };
}
