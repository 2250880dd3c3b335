import { oncePerContext } from '#server/kernel/context.ts';
import { drawnFacesOf, type TestSends, testSendsOf } from '#server/card-sends/card-sends.ts';
import { facesOf, type FaceStore, printSheet } from '#server/pictures/pictures.ts';
import { toStoredForm } from '#cards/document/stored-form.ts';
import type { Database } from '#db/client.ts';
import type { Keys } from '#server/kernel/keys.ts';
import type { CardArtist, FaceName } from '#server/ports/artist.ts';
import { MAGIC_LINK } from '#shared/links/magic-link.ts';
import { selectFaces } from './queries.ts';

const PRINTED = ['front', 'inside-left', 'inside-right', 'letter-1', 'back'] as const;

type Deps = {
  db: Database;
  keys: Keys;
  store: FaceStore;
  tests: Pick<TestSends, 'document'>;
  artist: Pick<CardArtist, 'draw' | 'drawFace'>;
};

/** The faces of a card as it was sent, by the link that opens it. */
export function createSentFaces({ db, keys, store, tests, artist }: Deps) {
  async function sentBy(magicLink: string) {
    if (!MAGIC_LINK.test(magicLink)) return null;
    const row = await selectFaces(db, keys.hash('link', magicLink));
    const faces = row === undefined || row.is_revoked ? null : drawnFacesOf(row);
    return row === undefined || faces === null ? null : { faces, document: row.document };
  }
  /** Draws a face of a card anew; null where the card was taken down meanwhile. */
  const redraw = (document: unknown, face: FaceName) => async () =>
    document === null ? null : artist.drawFace(toStoredForm(document), face);
  return {
    /** The hash of a face, and what draws it anew where its file is broken; null where there is none. */
    async face(magicLink: string, face: FaceName) {
      const sent = await sentBy(magicLink);
      const hash = sent?.faces[face];
      return sent === null || hash === undefined ? null : { hash, redraw: redraw(sent.document, face) };
    },
    /** The whole card on one sheet, to print and fold; null where there is none. */
    async printSheet(magicLink: string): Promise<string | null> {
      const sent = await sentBy(magicLink);
      if (!sent) {
        const test = MAGIC_LINK.test(magicLink) ? await tests.document(magicLink) : null;
        return test && sheetOf((await artist.draw(test)).faces);
      }
      const read = async (face: FaceName) => {
        const hash = sent.faces[face];
        return hash === undefined ? '' : store.readOrRedraw(hash, redraw(sent.document, face));
      };
      const kept = await Promise.all(PRINTED.map(async (face) => [face, await read(face)] as const));
      return sheetOf(Object.fromEntries(kept));
    },
  };
}

/** Front, back and inside; the written leaf, where there is one. */
function sheetOf(faces: Partial<Record<FaceName, string>>): string {
  return printSheet({
    front: faces.front ?? '',
    left: faces['inside-left'] ?? '',
    right: faces['letter-1'] || (faces['inside-right'] ?? ''),
    back: faces.back ?? '',
  });
}

/** The faces of sent cards, in this process. */
export const sentFacesOf = oncePerContext((context) =>
  createSentFaces({
    ...context,
    store: facesOf(context),
    tests: testSendsOf(context),
    artist: context.studio,
  }),
);
