import { oncePerContext } from '#server/kernel/context.ts';
import { shopOf } from '#server/cards/cards.ts';
import type { SendTile } from '#contract/card.ts';
import { viewOwnTile } from '#server/card-sends/card-sends.ts';
import type { MyCard } from '#contract/favorite.ts';
import type { Database, Queryable } from '#db/client.ts';
import type { Shop } from '#server/cards/cards.ts';
import { contactsOf } from '#server/contacts/contacts.ts';
import type { Keys } from '#server/kernel/keys.ts';
import { type Actor, requireMember, requireNotImpersonated } from '#server/kernel/actor.ts';
import type { MyCardsType } from '#shared/routes.ts';
import {
  type Asked,
  countFavorites,
  countOwnSends,
  countSentOf,
  countReceived,
  type Paging,
  selectFavoritePage,
  selectOwnSends,
  selectReceived,
} from './my-cards-queries.ts';
import { viewFavorite, viewOwnSend, viewReceived } from './view.ts';

export type MyCardsDeps = {
  db: Database;
  keys: Keys;
  shop: Shop;
  contacts: Pick<ReturnType<typeof contactsOf>, 'view'>;
};
type List = { results: MyCard[]; total: number };

/** A member's own cards, list by list. */
export type MyCards = {
  /** @throws Failure at `contactId` where the member has no such contact; favourites are nobody's. */
  list(actor: Actor, type: MyCardsType, asked: Asked): Promise<List>;
  /** Some of the member's cards that were sent or will be, by their ids. A draft is not among them. */
  sendings(actor: Actor, cardSendIds: readonly string[]): Promise<readonly MyCard[]>;
};

export function createMyCards({ db, keys, shop, contacts }: MyCardsDeps): MyCards {
  /** One page of rows, each shown with its card. */
  async function shown<Row extends { card_id: string | null; document: unknown }>(
    found: Promise<Row[]>,
    counted: Promise<number>,
    view: (row: Row, tile: SendTile) => MyCard,
  ): Promise<List> {
    const [rows, total] = await Promise.all([found, counted]);
    const tiles = await tilesOf(rows.flatMap(({ card_id }) => card_id ?? []));
    const results = rows.flatMap((row) => {
      const tile = row.card_id === null ? viewOwnTile(row) : tiles.get(row.card_id);
      return tile === undefined ? [] : [view(row, tile)];
    });
    return { results, total };
  }
  const tilesOf = async (cardIds: readonly string[]) =>
    new Map((await shop.tiles(cardIds)).map((tile) => [tile.cardId, tile]));

  async function favorites(memberId: string, paging: Paging): Promise<List> {
    const [rows, total] = await Promise.all([selectFavoritePage(db, memberId, paging), countFavorites(db, memberId)]);
    const tiles = await tilesOf(rows.map(({ card_id }) => card_id));
    return { results: rows.flatMap(({ card_id }) => tiles.get(card_id) ?? []).map(viewFavorite), total };
  }

  return {
    async sendings(actor, cardSendIds) {
      if (cardSendIds.length === 0) return [];
      const member = requireMember(actor);
      const asked = { cardSendIds, limit: cardSendIds.length, offset: 0 };
      const rows = selectOwnSends(db, member.memberId, 'sendings', asked);
      const { results } = await shown(rows, Promise.resolve(cardSendIds.length), (row, tile) =>
        viewOwnSend(row, tile, 'upcoming', keys, member.kind === 'member' && member.impersonatorId !== null),
      );
      return results;
    },
    async list(actor, type, asked) {
      // Nothing is outside of a draft that could be shown without its inside: not even how many there are.
      const member = type === 'drafts' ? requireNotImpersonated(actor) : requireMember(actor);
      const { memberId } = member;
      if (asked.contactId !== undefined) await contacts.view(actor, asked.contactId);
      const isImpersonated = member.kind === 'member' && member.impersonatorId !== null;
      switch (type) {
        case 'favorites':
          return favorites(memberId, asked);
        case 'received':
          return shown(selectReceived(db, memberId, asked), countReceived(db, memberId, asked), (row, tile) =>
            viewReceived(row, tile, keys, isImpersonated),
          );
        default:
          return shown(
            selectOwnSends(db, memberId, type, asked),
            countOwnSends(db, memberId, type, asked),
            (row, tile) => viewOwnSend(row, tile, type, keys, isImpersonated),
          );
      }
    },
  };
}

/** Members' own cards, in this process. */
export const myCardsOf = oncePerContext((context) =>
  createMyCards({ ...context, shop: shopOf(context), contacts: contactsOf(context) }),
);

/** A card that waits for its day: who gets it, and when. */
export type PlannedCard = { people: string[]; at: Date };

/** The cards of a member that have not left, the next one first. */
export async function listPlannedCards(db: Queryable, memberId: string, limit: number): Promise<PlannedCard[]> {
  const rows = await selectOwnSends(db, memberId, 'upcoming', { limit, offset: 0 });
  return rows.map(({ people, at }) => ({ people, at }));
}

/** How many cards each of some members has sent. One that is booked for later is not counted, and one to three people is one. */
export async function countCardsSent(
  db: Queryable,
  memberIds: readonly string[],
): Promise<(memberId: string) => number> {
  const counts = new Map((await countSentOf(db, memberIds)).map((row) => [row.member_id, row.count]));
  return (memberId) => counts.get(memberId) ?? 0;
}
