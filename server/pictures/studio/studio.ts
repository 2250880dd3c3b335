import type { Studio } from '#server/ports/studio.ts';
import { engineArtist } from '../drawing/artist.ts';
import { pictures } from '../drawing/raster.ts';

/** A studio in this thread. */
export function localStudio(): Studio {
  const artist = engineArtist();
  return {
    ...artist,
    async paint(document, face, widths, type) {
      return (await pictures(await artist.drawFace(document, face), widths, type)).map((picture) => picture.bytes);
    },
    async rasterise(svg, width, type) {
      const [picture] = await pictures(svg, [width], type);
      if (!picture) throw new Error('The face could not be drawn.');
      return picture.bytes;
    },
  };
}
