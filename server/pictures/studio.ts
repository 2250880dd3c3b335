import type { CardRow } from '#server/cards/cards.ts';
import { engineArtist } from './artist.ts';
import type { CardArtist, CardWords, FaceName } from './card-artist.ts';
import { pictures, type PictureType } from './raster.ts';

/** Draws cards, and makes pictures of what was drawn. */
export type Studio = CardArtist & {
  /** A face as pictures at several widths: drawn once, at the largest. In the order of the widths. */
  paint(card: CardRow, words: CardWords, face: FaceName, widths: number[], type: PictureType): Promise<Uint8Array[]>;
  /** A stored face as a picture. */
  rasterise(svg: string, width: number, type: PictureType): Promise<Uint8Array>;
};

/** A studio in this thread. */
export function localStudio(): Studio {
  const artist = engineArtist();
  return {
    ...artist,
    async paint(card, words, face, widths, type) {
      return (await pictures(await artist.drawFace(card, words, face), widths, type)).map((picture) => picture.bytes);
    },
    async rasterise(svg, width, type) {
      const [picture] = await pictures(svg, [width], type);
      if (!picture) throw new Error('No picture came of the face.');
      return picture.bytes;
    },
  };
}
