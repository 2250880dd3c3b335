/** A card of the shop as far as drawing needs it: its recipe, and the facts of the catalogue about it. */
export type DrawableCard = { card_id: string; recipe: unknown; facts: unknown };

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

/** What a sender made of a card of the shop. */
export type CardWords = {
  paletteId: string;
  nameOnFront: string | null;
  verse: string;
  message: string;
  hand: string;
  ink: string;
};

/** A card as drawn: the document (the recipe with its words), each face as SVG, and the colours that the pages around it take. */
export type DrawnCard = {
  document: Record<string, unknown>;
  faces: Partial<Record<FaceName, string>>;
  colours: CardColours;
};
export type CardColours = {
  paper: string;
  stock: string;
  coverInk: string;
  accent: string;
  envelope: string;
  flap: string;
  shade: string;
  envelopeInk: string;
};

/** Draws cards of the shop. */
export type CardArtist = {
  /** Every face of a card with a sender's words. */
  draw(card: DrawableCard, words: CardWords): Promise<DrawnCard>;
  /** One face; cheaper than all of them. */
  drawFace(card: DrawableCard, words: CardWords, face: FaceName): Promise<string>;
  /** What the pages around a card need to know of it: the leaves that its message fills, and its colours. */
  about(card: DrawableCard, words: CardWords): Promise<{ leaves: number; colours: CardColours }>;
  /** The characters of a text that no lettering has, each once. */
  undrawable(text: string): Promise<string[]>;
};
