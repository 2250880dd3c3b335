import { createHash } from 'node:crypto';
import { toStoredForm } from '#cards/document/stored-form.ts';
import { frontWordsOf } from '#cards/document/words.ts';
import type { Database } from '#db/client.ts';
import { drawnFacesOf, type TestSends, testSendsOf } from '#server/card-sends/card-sends.ts';
import { oncePerContext } from '#server/kernel/context.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Keys } from '#server/kernel/keys.ts';
import { facesOf, type FaceStore } from '#server/pictures/pictures.ts';
import type { CardArtist, FaceName } from '#server/ports/artist.ts';
import { MAGIC_LINK } from '#shared/links/magic-link.ts';
import { selectFaces } from './queries.ts';

type Deps = {
  db: Database;
  keys: Keys;
  store: FaceStore;
  tests: Pick<TestSends, 'document'>;
  artist: Pick<CardArtist, 'drawFace'>;
};

/** The faces of one card as SVG. */
export type CardFaces = {
  /** the headline on its front; empty where it has none */
  headline: string;
  /** what a face looks like, as a hash. @throws Failure where the card has no such face */
  keyOf(face: FaceName): string;
  /** @throws Failure where the card has no such face, or it is lost */
  svg(face: FaceName): Promise<string>;
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

  async function facesOfTest(magicLink: string): Promise<CardFaces | null> {
    const document = MAGIC_LINK.test(magicLink) ? await tests.document(magicLink) : null;
    if (document === null) return null;
    const key = createHash('sha256').update(JSON.stringify(document)).digest('hex');
    return {
      headline: frontWordsOf(document)[0] ?? '',
      keyOf: (face) => `${key}/${face}`,
      svg: (face) => artist.drawFace(document, face),
    };
  }

  return {
    /** The hash of a face, and what draws it anew where its file is broken; null where there is none. */
    async face(magicLink: string, face: FaceName) {
      const sent = await sentBy(magicLink);
      const hash = sent?.faces[face];
      return sent === null || hash === undefined ? null : { hash, redraw: redraw(sent.document, face) };
    },
    /** All faces of a card that was sent, or of a test; null where there is none. */
    async faces(magicLink: string): Promise<CardFaces | null> {
      const sent = await sentBy(magicLink);
      if (sent === null) return facesOfTest(magicLink);
      const { faces, document } = sent;
      const keyOf = (face: FaceName) => {
        const hash = faces[face];
        if (hash !== undefined) return hash;
        throw failure('not-found', 'general', 'no-face', 'This picture does not exist.');
      };
      return {
        headline: document === null ? '' : (frontWordsOf(toStoredForm(document))[0] ?? ''),
        keyOf,
        svg: async (face) => store.readOrRedraw(keyOf(face), redraw(document, face)),
      };
    },
  };
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
