import type { CardDocument } from '#cards/document/card-document.ts';

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

/** A card as drawn: each face as SVG, and the colours that the pages around it take. */
export type DrawnCard = { faces: Partial<Record<FaceName, string>>; colours: CardColours };
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
  /** One face; cheaper than all of them. */
  drawFace(document: CardDocument, face: FaceName): Promise<string>;
  /** What the pages around a card need to know of it: the leaves that its message fills, and its colours. */
  about(document: CardDocument): Promise<{ leaves: number; colours: CardColours }>;
  /** The characters of a text that no lettering has, each once. */
  unsupportedCharacters(text: string): Promise<string[]>;
};
