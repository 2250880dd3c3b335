import { oncePerContext } from '#server/kernel/context.ts';
import { createHash } from 'node:crypto';
import type { CardDocument } from '#cards/document/card-document.ts';
import { type CardRow, factsOf, shopPreview } from '#server/cards/cards.ts';
import type { Files } from '#server/ports/files.ts';
import type { FaceName } from '#server/ports/artist.ts';
import { FACES_VERSION } from '#shared/cards/faces-version.ts';
import { PICTURE_WIDTHS } from '#shared/routes.ts';
import { type FaceStore, facesOf, isLostFace } from './face-store.ts';
import { type Logger, silentLogger } from '#server/ports/logger.ts';
import { createPictureCache } from './picture-cache.ts';
import type { PictureType } from '#server/ports/studio.ts';
import type { Studio } from '#server/ports/studio.ts';

/** Loaded by who first needs them: with them comes a library of native code that no start needs. */
const loadSocial = () => import('./social.ts');
const loadResizing = () => import('./resize-picture.ts');

/** Pictures of faces: made once, kept by content hash, found again at once. */
export type PictureStore = ReturnType<typeof createPictureStore>;

/** The content hash of a card's pictures in a colourway. */
export function versionOf(card: CardRow, paletteId: string): string {
  return factsOf(card).colourways.find((way) => way.paletteId === paletteId)?.v ?? card.content_hash;
}

const sentKey = (hash: string, width: number, type: PictureType) =>
  `pictures/${hash.slice(0, 2)}/${hash}-${width}.${type}`;
/** In the page, and in the mail. */
const SENT_WIDTHS = [...PICTURE_WIDTHS, 560];
/** Deletes faces that no card has any more, and every picture that was made of them. */
export async function deleteSentPictures(files: Files, faces: FaceStore, hashes: readonly string[]): Promise<void> {
  for (const hash of hashes) {
    await faces.forget(hash);
    const made = SENT_WIDTHS.flatMap((width) => [sentKey(hash, width, 'webp'), sentKey(hash, width, 'jpeg')]);
    await Promise.all(made.map((key) => files.delete(key)));
  }
}

/** Throws where somebody may not have another picture drawn. */
type MayDraw = () => Promise<void>;
const anybody: MayDraw = () => Promise.resolve();

type PictureDeps = {
  files: Files;
  faces: FaceStore;
  studio: Studio;
  logger?: Logger;
  /** How many bytes all pictures take at most. */ maxBytes?: number;
};

export function createPictureStore({ files, faces, studio, logger = silentLogger, ...limits }: PictureDeps) {
  const cache = createPictureCache(files, logger, limits);
  const first = (painted: Promise<Uint8Array[]>) => painted.then(([bytes]) => bytes ?? new Uint8Array());

  async function findOrDraw(key: string, make: () => Promise<Uint8Array>, mayDraw: MayDraw): Promise<Buffer> {
    const known = await cache.find(key);
    if (known !== null) return known;
    await mayDraw();
    return cache.kept(key, make);
  }

  /** The largest picture that is kept of a sent face. */
  async function largestOf(hash: string): Promise<Buffer | null> {
    for (const width of SENT_WIDTHS.toSorted((a, b) => b - a))
      for (const type of ['webp', 'jpeg'] as const) {
        const found = await cache.find(sentKey(hash, width, type)).catch(() => null);
        if (found !== null) return found;
      }
    return null;
  }

  const shopKey = (v: string, face: FaceName, width: number) =>
    `pictures/${v.slice(0, 2)}/${v}/${face}-${width}${face === 'front' ? '' : `.${FACES_VERSION}`}.webp`;

  return {
    /**
     * A face of a card of the shop in a colourway, with a name on its front or its own.
     * @param mayDraw is asked before one that is not kept is drawn; where it throws, it is not. Whoever else waits for the same is not touched by that.
     */
    async shop(
      card: CardRow,
      paletteId: string,
      face: FaceName,
      width: number,
      name: string | null,
      mayDraw: MayDraw = anybody,
    ): Promise<Buffer> {
      const v = versionOf(card, paletteId);
      const make = () => first(studio.paint(shopPreview(card, paletteId, name), face, [width], 'webp'));
      return name === null
        ? findOrDraw(shopKey(v, face, width), make, mayDraw)
        : cache.passing(`${v}/${face}-${width}/${name}`, make);
    },
    /** What a link to a card shows of it elsewhere: the card in a colourway, with a name on its front or its own, before its envelope. */
    async social(card: CardRow, paletteId: string, name: string | null, mayDraw: MayDraw = anybody): Promise<Buffer> {
      const v = versionOf(card, paletteId);
      const make = async () => {
        const { socialPicture } = await loadSocial();
        return socialPicture(
          await this.shop(card, paletteId, 'front', 700, name),
          await this.shop(card, paletteId, 'envelope', 700, null),
        );
      };
      const folder = `pictures/${v.slice(0, 2)}/${v}`;
      return name === null
        ? findOrDraw(`${folder}/social.jpg`, make, mayDraw)
        : cache.passing(`${folder}/social/${name}`, make);
    },
    /** A face of a draft. */
    draft(document: CardDocument, face: FaceName, width: number, type: PictureType = 'webp'): Promise<Buffer> {
      const key = createHash('sha256')
        .update(JSON.stringify([document, face, width, type, FACES_VERSION]))
        .digest('hex');
      return cache.passing(key, () => first(studio.paint(document, face, [width], type)));
    },
    /**
     * A face as it was sent, from what was stored then. Where that is lost, a picture that was made of it while it was whole is as good: it shows what was sent.
     * @param redraw draws it anew from the card, where its file is broken. @throws Failure where nothing is left of it.
     */
    async sent(hash: string, width: number, type: PictureType, redraw: () => Promise<string | null>): Promise<Buffer> {
      try {
        return await cache.kept(sentKey(hash, width, type), async () =>
          studio.rasterise(await faces.readOrRedraw(hash, redraw), width, type),
        );
      } catch (error) {
        const other = isLostFace(error) ? await largestOf(hash) : null;
        if (other === null) throw error;
        // Kept by nobody: the face may come back from a backup.
        const { resizePicture } = await loadResizing();
        return resizePicture(other, width, type);
      }
    },
    /** Whether nobody waits for a picture to be drawn. */
    isQuiet: () => cache.isQuiet(),
    /** Resolves as soon as nobody waits for a picture to be drawn. */
    quiet: () => cache.quiet(),
    /**
     * Makes a card's front ahead, at the widths that lists show, in a studio of its own. What is there, or is being drawn for somebody, is
     * left alone; who asks for what is being drawn here gets that.
     * @returns whether there was anything to draw.
     */
    async ahead(card: CardRow, widths: readonly number[], apart: Pick<Studio, 'paint'>): Promise<boolean> {
      const v = versionOf(card, card.palette_id);
      const keys = widths.map((width) => ({ width, key: shopKey(v, 'front', width) }));
      const known = await Promise.all(keys.map(({ key }) => cache.find(key)));
      const missing = keys.filter(({ key }, i) => known[i] === null && !cache.isBeingMade(key));
      if (missing.length === 0) return false;
      const sizes = missing.map(({ width }) => width);
      const painting = apart.paint(shopPreview(card, card.palette_id), 'front', sizes, 'webp');
      await Promise.all(
        missing.map(({ key }, i) => cache.keep(key, async () => (await painting)[i] ?? new Uint8Array())),
      );
      return true;
    },
  };
}

/** The pictures of this process, where it keeps files. */
export const picturesOf = oncePerContext((context) => {
  const { files, studio, logger } = context;
  return createPictureStore({ files, studio, logger, faces: facesOf(context) });
});
