import type { CardDocument } from '#cards/document/card-document.ts';
import type { Addressed } from '#cards/render/sheets/addressed-envelope.ts';
import type { WrittenPage } from '#cards/render/sheets/card-pages.ts';
import type { CardArtist, FaceName } from './artist.ts';
import type { PrintDocument } from './print-document.ts';

/** The format of a picture. */
export type PictureType = 'webp' | 'jpeg' | 'png';

/** Draws cards, and makes pictures of what was drawn. */
export type Studio = CardArtist & {
  /** A face as pictures at several widths: drawn once, at the largest. In the order of the widths. */
  paint(document: CardDocument, face: FaceName, widths: number[], type: PictureType): Promise<Uint8Array[]>;
  /** A stored face as a picture. */
  rasterise(svg: string, width: number, type: PictureType): Promise<Uint8Array>;
  /** A page of a letter on its paper, as SVG. */
  write(page: WrittenPage): Promise<string>;
  /** An envelope with the names on it, as SVG. */
  address(addressed: Addressed): Promise<string>;
  /** The same drawing with what cannot be printed as vectors as pictures, as wide as the drawing would be in so many pixels. */
  flatten(svg: string, width: number): Promise<string>;
  /** The file of a font, by its key in the card engine, with the characters of a text alone. */
  subsetFont(key: string, text: string): Promise<Uint8Array>;
  /** A PDF, with drawings as vectors and words that can be selected. */
  print(document: PrintDocument): Promise<Uint8Array>;
};
