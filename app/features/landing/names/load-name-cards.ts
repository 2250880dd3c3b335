import { ApiError, call } from '#app/client/api.ts';
import type { CardTile, RelatedTile } from '#contract/card.ts';
import { NAME_ON_CARD_MAX } from '#shared/limits.ts';
import { loadMessages } from '../load-messages.ts';

/**
 * Cards whose picture spells a name, which show it best. They suit everybody: none is about an age or a grandfather. Cards related to the first one
 * fill the rows. A card that is no longer in the shop is skipped.
 */
const SPELLED = [
  'initial-with-flowers-birthday',
  'letters-on-the-board-birthday',
  'up-and-away-birthday',
  'wax-seal-birthday',
  'secret-identity-birthday',
] as const;
const ROW = 5;
/** How many related cards are loaded, to find those with space for the name. */
const CHOICE = 40;

/** Birthday cards whose fronts have space for a name, those that spell it first; and messages with the name in them. */
export async function loadNameCards(name: string): Promise<{ cards: CardTile[]; words: readonly string[] }> {
  const [spelled, related, words] = await Promise.all([
    Promise.all(SPELLED.map(cardIfThere)),
    relatedTo(SPELLED),
    // A name that is too long for a front is too long for the messages too: they are then loaded without it.
    loadMessages({ occasion: 'birthday', name: name.length > NAME_ON_CARD_MAX ? undefined : name, limit: 6 }),
  ]);
  const { length } = Array.from(name);
  const hasRoom = ({ takesName, nameMax }: RelatedTile) => takesName && nameMax >= length;
  const first = spelled.filter((card) => card !== null && hasRoom(card)).slice(0, ROW);
  const others = related.filter(hasRoom).slice(0, 2 * ROW - first.length);
  return { cards: [...first, ...others].flatMap((card) => card ?? []), words };
}

async function cardIfThere(cardId: string): Promise<RelatedTile | null> {
  try {
    return (await call('GET /cards/{cardId}', { params: { cardId } })).card;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** The cards related to the first of these that exists, without these cards themselves. */
async function relatedTo(cardIds: readonly string[]): Promise<RelatedTile[]> {
  for (const cardId of cardIds) {
    try {
      const { results } = await call('GET /cards/{cardId}/related', { params: { cardId }, query: { limit: CHOICE } });
      return results.filter((card) => !cardIds.includes(card.cardId));
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
  }
  return [];
}
