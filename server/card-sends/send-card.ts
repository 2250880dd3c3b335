import { createHash } from 'node:crypto';
import type { CardDocument } from '#cards/document/card-document.ts';
import { readDocument } from '#cards/document/migrations.ts';
import { frontWordsOf, verseOf, withWords } from '#cards/document/words.ts';
import type { SendCard, SendTile } from '#contract/card.ts';
import { Hand, Ink } from '#contract/card-send.ts';
import { type CardRow, factsOf, familyFacts, type Shop, shopDocument, type ShopFacts } from '#server/cards/cards.ts';
import type { CardColours } from '#server/ports/artist.ts';
import { NAME_ON_CARD_MAX } from '#shared/limits.ts';
import { textsOf } from './deps.ts';
import { signatureOf } from '#shared/letter/signature.ts';
import type { CardSendRow } from './queries.ts';
import { breaksOf } from './stored-columns.ts';
import { NO_OCCASION, NO_TITLE } from './send-columns.ts';

/** What is known of the front of a card on its way. */
export type FrontFacts = Pick<ShopFacts, 'alt' | 'nameOnFront' | 'takesName' | 'needsName' | 'nameMax'>;

/** What is said of the front of a card on its way: by the shop where it came from there, else by its document. @param facts of its card of the shop */
export function frontOfSend({ facts, document }: { facts: unknown; document: unknown }): FrontFacts {
  if (facts !== null) return factsOf({ facts });
  return ownFront(document === null ? `${NO_TITLE}.` : altOf(readDocument(document)));
}

/** What the front of a document shows, and its words. */
function altOf(document: CardDocument): string {
  const shown = document.faces.find(({ id }) => id === 'cover')?.alt ?? '';
  const said = frontWordsOf(document).map((words) => `“${words}”`);
  return said.length === 0 ? shown : `${shown} It says: ${said.join(', ')}.`;
}

/** The front of a card that is not of the shop takes no name: whoever made it has written what it says. */
function ownFront(alt: string): FrontFacts {
  return { alt, nameOnFront: '', takesName: false, needsName: false, nameMax: NAME_ON_CARD_MAX };
}

/** The card of the shop that a send is of; null where it is of none. */
export function shopCardOf(
  shop: Pick<Shop, 'row'>,
  { card_id }: Pick<CardSendRow, 'card_id'>,
): Promise<CardRow | null> {
  return card_id === null ? Promise.resolve(null) : shop.row(card_id);
}

/** A card on its way as its sender made it. @param name on its front, where that takes one; null for the card's own line. @throws where it was taken down: nothing is left to draw. */
export function documentOfSend(row: CardSendRow, card: CardRow | null, name: string | null): CardDocument {
  if (card !== null) return shopDocument(card, textsOf(row, name));
  const { verse, message, hand, ink } = row;
  return withWords(readDocument(row.document), {
    line: null,
    verse,
    message,
    breaks: breaksOf(row),
    signature: signatureOf(message, row.sender_name),
    hand: Hand.parse(hand),
    ink: Ink.parse(ink),
  });
}

/** A card that is not of the shop, as it stands in a list. */
export function viewOwnTile(row: { document: unknown }): SendTile {
  const document = readDocument(row.document);
  const { style } = familyFacts(document.design.family);
  return {
    cardId: null,
    title: document.a11y.title,
    style: style.charAt(0).toLocaleUpperCase('en') + style.slice(1),
    isFree: true,
    paletteId: document.palette.id,
    v: designHashOf(row, null),
    alt: altOf(document),
    paper: document.palette.bg,
    colourways: [],
    relation: null,
  };
}

/** The same with what its sender may change of it. */
export function viewOwnCard(row: { document: unknown }, colours: CardColours): SendCard {
  const document = readDocument(row.document);
  return {
    ...viewOwnTile(row),
    takesName: false,
    nameMax: NAME_ON_CARD_MAX,
    line: '',
    headline: frontWordsOf(document)[0] ?? '',
    verse: verseOf(document),
    needsName: false,
    nameOnFront: '',
    occasion: document.occasion ?? NO_OCCASION,
    categories: [],
    breadcrumbs: [],
    envelope: { colour: colours.envelope, liner: colours.liner, ink: colours.envelopeInk },
  };
}

/** The hash of what a send is of; what its sender wrote is not in it. */
export function designHashOf({ document }: { document: unknown }, card: CardRow | null): string {
  return card?.content_hash ?? createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 16);
}
