import type { favoriteCalls } from '#contract/favorite.ts';
import type { HandlersOf } from '#server/calls/handlers.ts';
import type { Context } from '#server/kernel/context.ts';
import { favoritesOf } from './favorites.ts';
import { myCardsOf } from './my-cards.ts';

/** Favourites, and the lists of one's own cards. */
export function favoriteHandlers(context: Context): HandlersOf<typeof favoriteCalls> {
  const [favorites, myCards] = [favoritesOf(context), myCardsOf(context)];
  return {
    'POST /card/favorite': async ({ body: { cardId, delete: out } }, { actor }) => ({
      favoriteCards: await favorites.change(actor, { cardId, isOut: out === '1' }),
    }),
    'GET /my_cards': ({ query: { type, ...asked } }, { actor }) => myCards.list(actor, type, asked),
  };
}
