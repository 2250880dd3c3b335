import type { CardDocument } from '#cards/document/card-document.ts';
import type { VerseFit } from '#cards/render/faces/verse-fit.ts';
import type { LaidLetter } from '#shared/letter/letter.ts';
import type { VerseLine } from '#shared/letter/verse.ts';

/** Faces of a card that are drawn and kept. `letter-1` and on are the leaves of the message in the sender's hand. */
export type FaceName =
  | 'front'
  | 'inside-left'
  | 'inside-right'
  | 'back'
  | 'envelope'
  | 'envelope-back'
  | 'liner'
  | 'stamp'
  | `letter-${number}`;

/** What the pages around a card need to know of it: the lines of its verse and of its letter, and its colours. */
export type CardFacts = { verse: VerseLine[]; letter: LaidLetter; colours: CardColours };
/** A face as it is kept. */
export type PackedFace = {
  /** of its SVG; it never names another one */ hash: string;
  /** its SVG, compressed with Brotli */ bytes: Uint8Array;
};
/** A card as drawn: each face packed to be kept. */
export type DrawnCard = CardFacts & { faces: Partial<Record<FaceName, PackedFace>> };
export type CardColours = {
  paper: string;
  stock: string;
  coverInk: string;
  accent: string;
  envelope: string;
  flap: string;
  shade: string;
  envelopeInk: string;
  liner: string;
};

/** Draws cards. A document says all of a card, so it may come from anywhere: the shop is one place. */
export type CardArtist = {
  /** Every face of a card. */
  draw(document: CardDocument): Promise<DrawnCard>;
  /** One face as SVG; cheaper than all of them. */
  drawFace(document: CardDocument, face: FaceName): Promise<string>;
  /** The same, packed to be kept. */
  packFace(document: CardDocument, face: FaceName): Promise<PackedFace>;
  about(document: CardDocument): Promise<CardFacts>;
  /** Whether its left page holds the verse in its own lines, in letters that can be read on a phone, and how much of one that is too long. */
  verseFit(document: CardDocument): Promise<VerseFit>;
  /** Where the lines of its verse stand on its left page. */
  verseLayout(document: CardDocument): Promise<VerseLine[]>;
  /** The characters of a text that no lettering has, each once. */
  unsupportedCharacters(text: string): Promise<string[]>;
};
