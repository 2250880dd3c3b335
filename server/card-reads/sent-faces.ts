import type { Database } from '#db/client.ts';
import type { Keys } from '#server/keys/keys.ts';
import type { FaceName } from '#server/pictures/card-artist.ts';
import type { FaceStore } from '#server/pictures/face-store.ts';
import { printSheet } from '#server/pictures/print-sheet.ts';
import { MAGIC_LINK } from '#shared/magic-link.ts';
import { selectFaces } from './queries.ts';

/** The faces of a card as it was sent, by the link that opens it. */
export type SentFaces = ReturnType<typeof sentFacesOver>;

export function sentFacesOver({ db, keys, store }: { db: Database; keys: Keys; store: FaceStore }) {
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
      if (!faces) return null;
      const read = async (face: string) => (faces[face] === undefined ? '' : ((await store.read(faces[face])) ?? ''));
      const [front, left, right, back] = await Promise.all([
        read('front'),
        read('inside-left'),
        read(faces['letter-1'] === undefined ? 'inside-right' : 'letter-1'),
        read('back'),
      ]);
      return printSheet({ front, left, right, back });
    },
  };
}
