import { ApiError, call } from '#app/client/api.ts';
import type { CardTile, RelatedTile } from '#contract/card.ts';
import { NAME_ON_CARD_MAX } from '#shared/limits.ts';
import { loadMessages } from '../load-messages.ts';

/**
 * Cards whose very picture spells a name: the best to see one on. None is of an age or of a grandfather, since nobody knows whose name it is;
 * those that go with the first fill the rows. One that left the shop is passed over.
 */
const SPELLED = [
  'initial-with-flowers-birthday',
  'letters-on-the-board-birthday',
  'up-and-away-birthday',
  'wax-seal-birthday',
  'secret-identity-birthday',
] as const;
const ROW = 5;
/** So many are looked through for those that have room for the name. */
const CHOICE = 40;

/** Birthday cards whose fronts have room for a name, those first that spell it; and words with the name in them. */
export async function loadNameCards(name: string): Promise<{ cards: CardTile[]; words: readonly string[] }> {
  const [spelled, related, words] = await Promise.all([
    Promise.all(SPELLED.map(cardIfThere)),
    relatedTo(SPELLED),
    // A name that is too long for a front is too long for these too, which then name nobody.
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

/** What goes with the first of these that there is: each of another make, and no card of these. */
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
