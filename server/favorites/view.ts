import type { CardTile, SendTile } from '#contract/card.ts';
import type { MyCard } from '#contract/favorite.ts';
import { nameForSender } from '#server/card-sends/card-sends.ts';
import type { Keys } from '#server/kernel/keys.ts';
import { media, type MyCardsType, routes } from '#shared/routes.ts';
import type { OwnSendRow, ReceivedRow } from './my-cards-queries.ts';

/** Width of the one picture of a card that is not of the shop. */
const FRONT_WIDTH = 350;

/** A card of the shop in the colourway that was chosen for it. */
function inColourway(tile: SendTile, paletteId: string): SendTile {
  const way = tile.colourways.find((one) => one.paletteId === paletteId);
  return way === undefined ? tile : { ...tile, paletteId, v: way.v };
}

export function viewFavorite(tile: CardTile): MyCard {
  return { card: tile, cardSend: null };
}

/**
 * @param isImpersonated an administrator looks: the links of a card show its words, so they stay closed and lead back to the list; so does what is written on it.
 */
export function viewOwnSend(
  row: OwnSendRow,
  tile: SendTile,
  list: MyCardsType,
  keys: Keys,
  isImpersonated: boolean,
): MyCard {
  return {
    card: inColourway(tile, row.palette_id),
    cardSend: {
      cardSendId: row.card_send_id,
      state: stateOf(row, list),
      path: isImpersonated ? routes.myCards(list) : pathOf(row, keys),
      occasion: row.occasion,
      nameOnFront: isImpersonated ? null : nameForSender(row, row.first === null ? [] : [row.first]),
      front: row.card_id === null && !isImpersonated ? ownFront(row, tile.v, keys) : null,
      people: row.people,
      at: row.at.toISOString(),
      became:
        list === 'sent' && !row.is_revoked ? { opened: row.opened, thanked: row.thanked, bounced: row.bounced } : null,
    },
  };
}

export function viewReceived(row: ReceivedRow, tile: SendTile, keys: Keys, isImpersonated: boolean): MyCard {
  return {
    card: inColourway(tile, row.palette_id),
    cardSend: {
      cardSendId: null,
      state: 'sent',
      path: isImpersonated
        ? routes.myCards('received')
        : routes.read(keys.open(row.card_link_sealed), keys.open(row.own_link_sealed)),
      occasion: row.occasion,
      nameOnFront: isImpersonated ? null : row.name_on_front,
      front:
        row.card_id === null && !isImpersonated
          ? media.sent(keys.open(row.card_link_sealed), keys.open(row.own_link_sealed), 'front', FRONT_WIDTH)
          : null,
      people: [row.sender_name],
      at: row.at.toISOString(),
      became: null,
    },
  };
}

/** The front of a card that is not of the shop: as it was sent, or as the draft has it. */
function ownFront({ state, link_sealed, card_send_id }: OwnSendRow, v: string, keys: Keys): string {
  return state === 'scheduled' && link_sealed
    ? media.sent(keys.open(link_sealed), null, 'front', FRONT_WIDTH)
    : media.draft(card_send_id, 'front', FRONT_WIDTH, v);
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
