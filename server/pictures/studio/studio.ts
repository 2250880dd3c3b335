import { drawAddressedEnvelope } from '#cards/render/sheets/addressed-envelope.ts';
import { drawWrittenPage } from '#cards/render/sheets/card-pages.ts';
import type { Studio } from '#server/ports/studio.ts';
import { engineArtist } from '../drawing/artist.ts';
import { readyEngine } from '../drawing/engine.ts';
import { flattenFilters } from '../drawing/flatten-filters.ts';
import { pictures } from '../drawing/raster.ts';
import { subsetFont } from '../drawing/subset-font.ts';

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
    write(page) {
      readyEngine();
      return Promise.resolve(drawWrittenPage(page));
    },
    address(addressed) {
      readyEngine();
      return Promise.resolve(drawAddressedEnvelope(addressed));
    },
    flatten: flattenFilters,
    subsetFont,
    async print(document) {
      // Loaded with the first document: most drawing processes print none.
      const { printDocument } = await import('../drawing/print-document.ts');
      return printDocument(document);
    },
  };
}
