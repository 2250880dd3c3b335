import type { CardDocument } from '#cards/document/card-document.ts';
import { documentOf, Recipe } from '#cards/document/recipe.ts';
import { withWords } from '#cards/document/words.ts';
import { Hand, Ink } from '#contract/card-send.ts';
import { frontLine } from '#shared/cards/name-on-card.ts';
import { familyFacts } from './families.ts';
import { factsOf } from './facts.ts';
import type { CardRow } from './view.ts';

/** The changes of a sender to a card of the shop. */
export type ShopWords = {
  /** one of the card's colourways */
  paletteId: string;
  /** as it was typed; null for the card's own line */
  nameOnFront: string | null;
  verse: string;
  message: string;
  /** where the lines of the message begin on the page where it was written; null if it was not written there */
  breaks: number[] | null;
  /** the name under the message, or null */
  signature: string | null;
  hand: string;
  ink: string;
};

/** What decides how a card of the shop is drawn. */
export type ShopDesign = Pick<CardRow, 'card_id' | 'recipe' | 'facts'>;

/** The maximum length of the id of a document. */
const ID_MAX = 64;

/**
 * The document of a card of the shop with a sender's words: the design and the headline of its recipe, the colours of the palette, the words in
 * their places, and the name in the small line on the front.
 * @throws if this release does not draw the design of the recipe
 */
export function shopDocument(card: ShopDesign, words: ShopWords): CardDocument {
  const recipe = Recipe.parse(card.recipe);
  return withWords(
    documentOf(
      { ...recipe, palette: words.paletteId },
      familyFacts(recipe.family),
      `card-${card.card_id}`.slice(0, ID_MAX),
    ),
    {
      line: shopFrontLine(card, words.nameOnFront),
      verse: words.verse,
      message: words.message,
      breaks: words.breaks,
      signature: words.signature,
      hand: Hand.parse(words.hand),
      ink: Ink.parse(words.ink),
    },
  );
}

/** The small line on the front of a card of the shop. @param name as it was typed; null for the card's own line. @returns null where there is none */
export function shopFrontLine(card: ShopDesign, name: string | null): string | null {
  const own = Recipe.parse(card.recipe).name ?? '';
  // A picture that spells a name spells exactly what was typed.
  const line = factsOf(card).needsName ? (name ?? own) : frontLine(own, name);
  return line || null;
}

/** The document of a card as the shop shows it, without a message. @param name a name to show on its front, or null */
export function shopPreview(card: ShopDesign, paletteId: string, name: string | null = null): CardDocument {
  return shopDocument(card, {
    paletteId,
    nameOnFront: name,
    verse: factsOf(card).verse,
    message: '',
    breaks: null,
    signature: null,
    hand: 'caveat',
    ink: 'black',
  });
}
