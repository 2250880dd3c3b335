import type { CardDocument } from '#cards/document/card-document.ts';
import type { CardArtist, FaceName } from './artist.ts';

/** The format of a picture. */
export type PictureType = 'webp' | 'jpeg' | 'png';

/** Draws cards, and makes pictures of what was drawn. */
export type Studio = CardArtist & {
  /** A face as pictures at several widths: drawn once, at the largest. In the order of the widths. */
  paint(document: CardDocument, face: FaceName, widths: number[], type: PictureType): Promise<Uint8Array[]>;
  /** A stored face as a picture. */
  rasterise(svg: string, width: number, type: PictureType): Promise<Uint8Array>;
};
