import type { CardTile } from '#contract/card.ts';
import type { Statements } from '#db/statements.ts';
import { failure } from '#server/kernel/failure.ts';
import { selectCard, selectCards } from './queries.ts';
import { type CardRow, viewTile } from './view.ts';

/** Single cards of the shop, as they are sold. */
export type ShopCards = {
  /** @throws Failure where there is no such card. One that is retired is found still. */
  row(cardId: string): Promise<CardRow>;
  rows(cardIds: readonly string[]): Promise<CardRow[]>;
  /** Cards as they stand in lists, in the order of their ids; those that there are. */
  tiles(cardIds: readonly string[]): Promise<CardTile[]>;
};

/** @param isPriced whether some cards are for members alone; where nothing is paid for, every card is free to send */
export function createShopCards(statements: Statements, isPriced: () => boolean): ShopCards {
  const asSold = (found: CardRow): CardRow => (isPriced() ? found : { ...found, is_free: true });
  const rows = async (cardIds: readonly string[]) => (await selectCards(statements, cardIds)).map(asSold);
  return {
    rows,
    async row(cardId) {
      const found = await selectCard(statements, cardId);
      if (!found) throw failure('not-found', 'cardId', 'unknown-card', 'This card is not in the shop.');
      return asSold(found);
    },
    tiles: async (cardIds) => (await rows(cardIds)).map(viewTile),
  };
}
