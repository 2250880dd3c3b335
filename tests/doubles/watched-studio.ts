import { createHash } from 'node:crypto';
import type { CardDocument } from '#cards/document/card-document.ts';
import { frontWordsOf } from '#cards/document/words.ts';
import { localStudio } from '#server/pictures/studio/studio.ts';
import type { Studio } from '#server/ports/studio.ts';

/** The studio of the product, which remembers what it drew. */
export type WatchedStudio = {
  studio: Studio;
  /** The words on the front of each card of which a single face was drawn, in the order of drawing. */
  readonly drawn: string[];
  /** The hashes of the faces that pictures, pages and sheets were made of. */
  readonly used: Set<string>;
  /** Awaited before a face is drawn; gets the words on its front. */
  beforeDrawing: (words: string) => Promise<void>;
};

export function watchedStudio(): WatchedStudio {
  const real = localStudio();
  const note = (svg: string) => watched.used.add(createHash('sha256').update(svg).digest('hex').slice(0, 32));
  async function noteDrawing(document: CardDocument): Promise<void> {
    const words = frontWordsOf(document).join(' ');
    watched.drawn.push(words);
    await watched.beforeDrawing(words);
  }
  const watched: WatchedStudio = {
    drawn: [],
    used: new Set(),
    beforeDrawing: () => Promise.resolve(),
    studio: {
      ...real,
      async drawFace(document, face) {
        await noteDrawing(document);
        return real.drawFace(document, face);
      },
      async packFace(document, face) {
        await noteDrawing(document);
        return real.packFace(document, face);
      },
      rasterise(svg, width, type) {
        note(svg);
        return real.rasterise(svg, width, type);
      },
      flatten(svg, width) {
        note(svg);
        return real.flatten(svg, width);
      },
    },
  };
  return watched;
}
