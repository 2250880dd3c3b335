import type { favoriteCalls } from '#contract/favorite.ts';
import type { Favorites } from '#server/favorites/favorites.ts';
import type { MyCards } from '#server/favorites/my-cards.ts';
import type { HandlersOf } from './context.ts';

export type FavoriteHandlerParts = { favorites: Favorites; myCards: MyCards };

/** Favourites, and the lists of one's own cards. */
export function favoriteHandlers({ favorites, myCards }: FavoriteHandlerParts): HandlersOf<typeof favoriteCalls> {
  return {
    'POST /card/favorite': async ({ body: { cardId, delete: out } }, { actor }) => ({
      favoriteCards: await favorites.change(actor, { cardId, isOut: out === '1' }),
    }),
    'GET /my_cards': ({ query: { type, limit, offset } }, { actor }) => myCards.list(actor, type, { limit, offset }),
  };
}
