import { oncePerContext } from '#server/kernel/context.ts';
import { shopOf } from '#server/cards/cards.ts';
import type { Database } from '#db/client.ts';
import type { Shop } from '#server/cards/cards.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Clock } from '#server/ports/clock.ts';
import { type Actor, requireSoft } from '#server/kernel/actor.ts';
import { FAVORITES_MAX } from '#shared/limits.ts';
import { deleteFavorite, insertFavorite, selectFavorites } from './queries.ts';

export { countCardsSent, listPlannedCards, myCardsOf, type PlannedCard } from './my-cards.ts';

export type FavoriteDeps = { db: Database; clock: Clock; shop: Shop };

/** A member's favourite cards. A soft login is enough. */
export function createFavorites({ db, clock, shop }: FavoriteDeps) {
  return {
    /**
     * Keeps a card, or takes it out; the same again changes nothing.
     * @returns all that are kept now, the newest first. @throws Failure at `cardId` for a card that there is not.
     */
    async change(actor: Actor, { cardId: asked, isOut }: { cardId: string; isOut: boolean }): Promise<string[]> {
      const { memberId } = requireSoft(actor);
      const { card_id: cardId } = await shop.row(asked);
      if (isOut) {
        await deleteFavorite(db, memberId, cardId);
        return selectFavorites(db, memberId);
      }
      const kept = await selectFavorites(db, memberId);
      if (kept.includes(cardId)) return kept;
      if (kept.length >= FAVORITES_MAX)
        throw failure(
          'conflict',
          'cardId',
          'too-many',
          `There are ${FAVORITES_MAX.toLocaleString('en')} favourites, which is the limit. Remove one to add this one.`,
        );
      await insertFavorite(db, { member_id: memberId, card_id: cardId, rank: 1, created_at: new Date(clock.now()) });
      return selectFavorites(db, memberId);
    },
  };
}

/** Favourites, in this process. */
export const favoritesOf = oncePerContext((context) => createFavorites({ ...context, shop: shopOf(context) }));
