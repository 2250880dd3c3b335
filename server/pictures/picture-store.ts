import { createHash } from 'node:crypto';
import type { CardRow } from '#server/cards/cards.ts';
import { factsOf } from '#server/cards/cards.ts';
import type { Files } from '#server/ports/files.ts';
import type { CardArtist, CardWords, FaceName } from './card-artist.ts';
import type { FaceStore } from './face-store.ts';
import { pictures, type PictureType } from './raster.ts';

/** Pictures of faces: made once, kept by content hash, found again at once. */
export type PictureStore = ReturnType<typeof pictureStoreOver>;

export function pictureStoreOver({ files, faces, artist }: { files: Files; faces: FaceStore; artist: CardArtist }) {
  const making = new Map<string, Promise<Buffer>>();

  async function once(key: string, isKept: boolean, draw: () => Promise<string>, width: number, kind: PictureType): Promise<Buffer> {
    const running = making.get(key);
    if (running) return running;
    const made = (async () => {
      const known = isKept ? await files.get(key) : null;
      if (known) return known;
      const [picture] = await pictures(await draw(), [width], kind);
      if (!picture) throw new Error(`No picture came of ${key}`);
      const { bytes } = picture;
      if (isKept) await files.put(key, bytes);
      return bytes;
    })();
    making.set(key, made);
    try {
      return await made;
    } finally {
      making.delete(key);
    }
  }

  return {
    /** A face of a card of the shop in a colourway, with a name on its front or its own. Those with a typed name are not kept. */
    shop(card: CardRow, paletteId: string, face: FaceName, width: number, name: string | null): Promise<Buffer> {
      const facts = factsOf(card);
      const v = facts.colourways.find((way) => way.paletteId === paletteId)?.v ?? card.content_hash;
      const words: CardWords = { paletteId, nameOnFront: name, verse: facts.verse, message: '', hand: 'caveat', ink: 'black' };
      const named = name === null ? '' : `-${createHash('sha256').update(name).digest('hex').slice(0, 16)}`;
      return once(`pictures/${v.slice(0, 2)}/${v}/${face}-${width}${named}.webp`, name === null, () => artist.drawFace(card, words, face), width, 'webp');
    },
    /** A face of a draft. */
    draft: (card: CardRow, words: CardWords, face: FaceName, width: number): Promise<Buffer> => once(`drafts/${JSON.stringify([card.card_id, words, face, width])}`, false, () => artist.drawFace(card, words, face), width, 'webp'),
    /** A face as it was sent, from what was stored then. Null where that was never stored. */
    async sent(hash: string, width: number, kind: PictureType): Promise<Buffer | null> {
      const svg = await faces.read(hash);
      return svg === null ? null : once(`pictures/${hash.slice(0, 2)}/${hash}-${width}.${kind}`, true, () => Promise.resolve(svg), width, kind);
    },
  };
}
