import { oncePerContext } from '#server/kernel/context.ts';
import { type TestSends, testSendsOf } from '#server/card-sends/card-sends.ts';
import { facesOf, type FaceStore, printSheet } from '#server/pictures/pictures.ts';
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
  artist: Pick<CardArtist, 'draw'>;
};

/** The faces of a card as it was sent, by the link that opens it. */
export function createSentFaces({ db, keys, store, tests, artist }: Deps) {
  async function facesOf(magicLink: string): Promise<Record<string, string> | null> {
    if (!MAGIC_LINK.test(magicLink)) return null;
    const row = await selectFaces(db, keys.hash('link', magicLink));
    return row && !row.is_revoked ? row.faces : null;
  }
  return {
    async faceHash(magicLink: string, face: FaceName): Promise<string | null> {
      return (await facesOf(magicLink))?.[face] ?? null;
    },
    /** The whole card on one sheet, to print and fold; null where there is none. */
    async printSheet(magicLink: string): Promise<string | null> {
      const faces = await facesOf(magicLink);
      if (!faces) {
        const test = MAGIC_LINK.test(magicLink) ? await tests.document(magicLink) : null;
        return test && sheetOf((await artist.draw(test)).faces);
      }
      const read = async (face: string) => (faces[face] === undefined ? '' : ((await store.read(faces[face])) ?? ''));
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
