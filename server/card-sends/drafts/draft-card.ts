import type { Insertable } from 'kysely';
import type { CardDocument } from '#cards/document/card-document.ts';
import { readDocument } from '#cards/document/migrations.ts';
import { messageOf, verseOf } from '#cards/document/words.ts';
import type { ValidatedInput } from '#contract/calls.ts';
import { type CardRow, factsOf, type Shop, type ShopFacts } from '#server/cards/cards.ts';
import { failure } from '#server/kernel/failure.ts';
import type { CardSendRow } from '../queries.ts';
import { shopCardOf } from '../send-card.ts';
import type { NamesOnFront } from '#shared/cards/front-name.ts';
import type { CardSendsTable } from '../tables.ts';

/** What a draft is of, and what is written on it when it begins. */
export type DraftCard = Pick<Insertable<CardSendsTable>, 'card_id' | 'palette_id' | 'name_on_front' | 'verse'> &
  Partial<Pick<Insertable<CardSendsTable>, 'message' | 'hand' | 'ink' | 'document'>>;

/** @throws Failure where the card does not have the requested colourway */
export function draftOfShopCard(card: CardRow, given: ValidatedInput<'POST /card/send'>['body']): DraftCard {
  const { takesName, verse } = factsOf(card);
  return {
    card_id: card.card_id,
    palette_id: requireColourway(card, given.paletteId ?? card.palette_id),
    name_on_front: takesName ? given.nameOnFront || null : null,
    verse,
  };
}

/** The words that its sender may change stand beside the document; they take the place of those in it. */
export function draftOfDocument(document: CardDocument): DraftCard {
  return {
    card_id: null,
    document: JSON.stringify(document),
    palette_id: document.palette.id,
    name_on_front: null,
    verse: verseOf(document),
    message: messageOf(document),
    ...(document.hand === null ? {} : { hand: document.hand }),
    ...(document.ink === null ? {} : { ink: document.ink }),
  };
}

/** A card that is not of the shop has its own colours only. */
export function requireColourway(card: CardRow | null, paletteId: string): string {
  if (card === null || !factsOf(card).colourways.some((way) => way.paletteId === paletteId))
    throw failure('invalid', 'paletteId', 'unknown-colourway', 'This card does not come in that colour.');
  return paletteId;
}

type Named = Pick<ShopFacts, 'takesName' | 'needsName'>;
/** Whether the front of a card of the shop can have such names. */
function canHave(names: NamesOnFront, { takesName, needsName }: Named): boolean {
  return names === 'one' || (takesName && !(names === 'none' && needsName));
}
/** @throws Failure where the front of a card of the shop cannot have such names */
export function checkNames(names: NamesOnFront, facts: Named): NamesOnFront {
  if (canHave(names, facts)) return names;
  throw facts.takesName
    ? failure(
        'invalid',
        'namesOnFront',
        'missing',
        'This card has a name on its front. Choose one name or a name for each person.',
      )
    : failure('invalid', 'namesOnFront', 'no-name', 'The front of this card takes no name.');
}

/** Another card for the same draft: what the sender wrote stays, and words that were the old card's own become the new one's. */
export async function replaceCard(shop: Shop, row: CardSendRow, card: CardRow) {
  const old = await shopCardOf(shop, row);
  const oldVerse = old === null ? verseOf(readDocument(row.document)) : factsOf(old).verse;
  const facts = factsOf(card);
  return {
    card_id: card.card_id,
    palette_id: facts.colourways.some((way) => way.paletteId === row.palette_id) ? row.palette_id : card.palette_id,
    name_on_front: facts.takesName ? row.name_on_front : null,
    names_on_front: canHave(row.names_on_front, facts) ? row.names_on_front : ('one' as const),
    verse: row.verse === oldVerse ? facts.verse : row.verse,
    document: null,
  };
}
