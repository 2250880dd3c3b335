import type { CardDocument } from '#cards/document/card-document.ts';
import { withMessage, withSignature } from '#cards/document/words.ts';
import type { Family } from '#cards/render/family.ts';
import { loadFamily } from '#artwork/index.ts';
import { compose, layOutLetterOf, type Piece, toSvg, verseFit, verseLayout } from '#cards/render/compose.ts';
import { coloursOf } from '#cards/render/faces/colours.ts';
import { lookOf } from '#cards/render/faces/default-look.ts';
import { kitOf } from '#cards/render/faces/kit.ts';
import { unsupportedCharacters } from '#cards/render/lettering.ts';
import type { CardArtist, CardColours, FaceName, PackedFace } from '#server/ports/artist.ts';
import { readyEngine } from './engine.ts';
import { letterFaces, PLAIN_FACES } from './face-names.ts';
import { packFace } from './pack-face.ts';

const WIDTH = 1000;
/** Which piece of the engine each face is; leaves of the letter are drawn by their number. */
const PIECES = {
  front: 'cover',
  'inside-left': 'inside-left',
  'inside-right': 'inside-right',
  back: 'back',
  envelope: 'envelope',
  'envelope-back': 'envelope-back',
  liner: 'lining',
  stamp: 'stamp',
} satisfies Record<PlainFace, Piece>;
type PlainFace = (typeof PLAIN_FACES)[number];

/** Draws cards with the card engine. */
export function engineArtist(): CardArtist {
  function familyOf(document: CardDocument): Promise<Family> {
    readyEngine();
    return loadFamily(document.design.family);
  }
  return {
    async draw(document) {
      const family = await familyOf(document);
      const faces: Partial<Record<FaceName, PackedFace>> = {};
      const letter = layOutLetterOf(document, family);
      const verse = verseLayout(document, family);
      for (const face of [...PLAIN_FACES, ...letterFaces(letter)])
        faces[face] = await packFace(drawFace(document, family, face));
      return { faces, colours: coloursIn(document, family), letter, verse };
    },
    async drawFace(document, face) {
      return drawFace(document, await familyOf(document), face);
    },
    async packFace(document, face) {
      return packFace(drawFace(document, await familyOf(document), face));
    },
    async about(document) {
      const family = await familyOf(document);
      return {
        verse: verseLayout(document, family),
        letter: layOutLetterOf(document, family),
        colours: coloursIn(document, family),
      };
    },
    async verseFit(document) {
      return verseFit(document, await familyOf(document));
    },
    async verseLayout(document) {
      return verseLayout(document, await familyOf(document));
    },
    unsupportedCharacters(text) {
      readyEngine();
      return Promise.resolve(unsupportedCharacters(text));
    },
  };
}

function drawFace(document: CardDocument, family: Family, face: FaceName): string {
  const leaf = /^letter-(\d+)$/.exec(face)?.[1];
  if (leaf !== undefined) return toSvg(compose(document, 'inside-right', family, { leaf: Number(leaf) - 1 }), WIDTH);
  return toSvg(compose(beforeWriting(document, face), PIECES[face as PlainFace], family), WIDTH);
}

/** A card as it is before somebody writes on a face: the leaves of the letter lie over the message's page, the names over the envelope. */
function beforeWriting(document: CardDocument, face: FaceName): CardDocument {
  if (face === 'inside-right') return withSignature(withMessage(document, ''), null);
  return face === 'envelope' ? { ...document, envelope: { ...document.envelope, to: '', from: '' } } : document;
}

/** The colours that the pages around a card take from it. */
function coloursIn(document: CardDocument, family: Family): CardColours {
  const look = lookOf(family, document.design.motif);
  // Printed words of the inside are in the ink that suits the writing paper.
  return { ...coloursOf(document.palette, look), coverInk: kitOf(document.palette, look.kit?.(document.palette)).ink };
}
