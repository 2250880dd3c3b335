import type { CardTile } from '#contract/card.ts';
import type { MyCard } from '#contract/favorite.ts';
import type { Keys } from '#server/kernel/keys.ts';
import { type MyCardsType, routes } from '#shared/routes.ts';
import type { OwnSendRow, ReceivedRow } from './my-cards-queries.ts';

/** A card of the shop in the colourway that was chosen for it. */
function inColourway(tile: CardTile, paletteId: string): CardTile {
  const way = tile.colourways.find((one) => one.paletteId === paletteId);
  return way === undefined ? tile : { ...tile, paletteId, v: way.v };
}

export function viewFavorite(tile: CardTile): MyCard {
  return { card: tile, cardSend: null };
}

/**
 * @param isHelped an administrator looks: the links of a card show its words, so they stay closed and lead back to the list; so does what is written on it.
 */
export function viewOwnSend(row: OwnSendRow, tile: CardTile, list: MyCardsType, keys: Keys, isHelped: boolean): MyCard {
  return {
    card: inColourway(tile, row.palette_id),
    cardSend: {
      cardSendId: row.card_send_id,
      state: stateOf(row, list),
      path: isHelped ? routes.myCards(list) : pathOf(row, keys),
      occasion: row.occasion,
      nameOnFront: isHelped ? null : row.name_on_front,
      people: row.people,
      at: row.at.toISOString(),
      became:
        list === 'sent' && !row.is_revoked ? { opened: row.opened, thanked: row.thanked, bounced: row.bounced } : null,
    },
  };
}

export function viewReceived(row: ReceivedRow, tile: CardTile, keys: Keys, isHelped: boolean): MyCard {
  return {
    card: inColourway(tile, row.palette_id),
    cardSend: {
      cardSendId: null,
      state: 'sent',
      path: isHelped
        ? routes.myCards('received')
        : routes.read(keys.open(row.card_link_sealed), keys.open(row.own_link_sealed)),
      occasion: row.occasion,
      nameOnFront: isHelped ? null : row.name_on_front,
      people: [row.sender_name],
      at: row.at.toISOString(),
      became: null,
    },
  };
}

function stateOf(row: OwnSendRow, list: MyCardsType): OwnSendRow['state'] {
  if (row.is_revoked) return 'stopped';
  return list === 'sent' ? 'sent' : row.state;
}

/** The ledger of a card that was sent; of a draft, the step at which something is missing. */
function pathOf(row: OwnSendRow, keys: Keys): string {
  if (row.state !== 'draft' && row.link_sealed && row.sender_sealed)
    return routes.sendView(keys.open(row.link_sealed), keys.open(row.sender_sealed));
  if (!row.has_message) return routes.send('words', row.card_send_id);
  return routes.send(row.people.length === 0 ? 'people' : 'preview', row.card_send_id);
}
