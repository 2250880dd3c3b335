import { type CardDocument, TextLayer } from '#cards/document/card-document.ts';
import { fromRecipe, Recipe } from '#cards/document/recipe.ts';
import type { Family } from '#cards/render/family.ts';
import { loadFamily } from '#artwork/index.ts';
import { compose, leaves, type Piece, toSvg } from '#cards/render/compose.ts';
import { coloursOf } from '#cards/render/faces/colours.ts';
import { lookOf } from '#cards/render/faces/default-look.ts';
import { kitOf } from '#cards/render/faces/kit.ts';
import { undrawable } from '#cards/render/lettering.ts';
import { Hand, Ink } from '#contract/card-send.ts';
import { factsOf } from '#server/cards/cards.ts';
import type { CardArtist, CardColours, CardWords, DrawableCard, FaceName } from '#server/ports/artist.ts';
import { frontLine } from '#shared/front-name.ts';
import { readyEngine } from './engine.ts';

const WIDTH = 1000;
/** Which piece of the engine each face is. */
const PIECES: Record<string, Piece> = {
  front: 'cover',
  'inside-left': 'inside-left',
  'inside-right': 'inside-right',
  back: 'back',
  envelope: 'envelope',
  'envelope-back': 'envelope-back',
  liner: 'lining',
  stamp: 'stamp',
};

/** Draws cards of the shop with the card engine. */
export function engineArtist(): CardArtist {
  async function open(card: DrawableCard, words: CardWords): Promise<{ document: CardDocument; family: Family }> {
    readyEngine();
    const recipe = Recipe.parse(card.recipe);
    const family = await loadFamily(recipe.family);
    // A picture that spells a name spells exactly what was typed.
    const name =
      (factsOf(card).needsName
        ? (words.nameOnFront ?? recipe.name)
        : frontLine(recipe.name ?? '', words.nameOnFront)) || undefined;
    const base = fromRecipe(
      { ...recipe, palette: words.paletteId, ...(name === undefined ? {} : { name }), inside: { verse: words.verse } },
      family,
      `card-${card.card_id}`.slice(0, 64),
    );
    return { document: { ...base, hand: Hand.parse(words.hand), ink: Ink.parse(words.ink) }, family };
  }
  const draw = (document: CardDocument, family: Family, face: FaceName): string => {
    const leaf = /^letter-(\d+)$/.exec(face)?.[1];
    if (leaf !== undefined) return toSvg(compose(document, 'inside-right', family, { leaf: Number(leaf) - 1 }), WIDTH);
    const bare = face === 'inside-right' ? withMessage(document, '') : document;
    return toSvg(compose(bare, PIECES[face] ?? 'cover', family), WIDTH);
  };
  return {
    async draw(card, words) {
      const { document: base, family } = await open(card, words);
      const document = withMessage(base, words.message);
      const faces: Partial<Record<FaceName, string>> = {};
      for (const face of [
        'front',
        'inside-left',
        'inside-right',
        'back',
        'envelope',
        'envelope-back',
        'liner',
        'stamp',
      ] as const)
        faces[face] = draw(document, family, face);
      const count = words.message.trim() === '' ? 0 : leaves(document, family);
      for (let leaf = 1; leaf <= count; leaf++) faces[`letter-${leaf}`] = draw(document, family, `letter-${leaf}`);
      return { document, faces, colours: coloursIn(document, family) };
    },
    async drawFace(card, words, face) {
      const { document, family } = await open(card, words);
      return draw(withMessage(document, words.message), family, face);
    },
    async about(card, words) {
      const { document, family } = await open(card, words);
      return {
        leaves: words.message.trim() === '' ? 0 : leaves(withMessage(document, words.message), family),
        colours: coloursIn(document, family),
      };
    },
    undrawable(text) {
      readyEngine();
      return Promise.resolve(undrawable(text));
    },
  };
}

/** The same card with another message on its right leaf. */
function withMessage(document: CardDocument, message: string): CardDocument {
  const lines = message === '' ? [] : message.split('\n');
  return {
    ...document,
    faces: document.faces.map((face) =>
      face.id === 'inside-right'
        ? {
            ...face,
            layers: face.layers.map((layer) =>
              layer.type === 'text' && layer.role === 'message' ? TextLayer.parse({ ...layer, lines }) : layer,
            ),
          }
        : face,
    ),
  };
}

/** The colours that the pages around a card take from it. */
function coloursIn(document: CardDocument, family: Family): CardColours {
  const look = lookOf(family, document.design.motif);
  // Printed words of the inside are in the ink that suits the writing paper.
  return { ...coloursOf(document.palette, look), coverInk: kitOf(document.palette, look.kit?.(document.palette)).ink };
}
