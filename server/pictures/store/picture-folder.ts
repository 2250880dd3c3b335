import type { Files } from '#server/ports/files.ts';
import type { Logger } from '#server/ports/logger.ts';
import { PICTURES_MAX_BYTES } from '../limits.ts';
import { prunePictures } from './prune.ts';

/** After so much of the whole was written here, the folder is measured again: other processes write and delete there too. */
const MEASURED_EVERY = 1 / 20;

/** The folder of pictures that are drawn again when they are asked for: it never holds more than it may. */
export type PictureFolder = {
  /**
   * Keeps a picture where there is room for it. Where there is none, older ones make room in the background, and this one is not kept: it is drawn again the
   * next time.
   * @returns whether it is kept. @throws where it cannot be written.
   */
  put(key: string, bytes: Uint8Array): Promise<boolean>;
};

/**
 * What the folder holds is known by reading it once, and by what is written here from then on. So no picture waits until thousands of files are counted, and
 * the count is never off by more than the other processes wrote since it was read.
 */
export function createPictureFolder(
  files: Files,
  logger: Logger,
  { maxBytes = PICTURES_MAX_BYTES }: { maxBytes?: number } = {},
): PictureFolder {
  /** Bytes at the last reading; null before the first one. */
  let measured: number | null = null;
  /** Bytes written here since that began. */
  let written = 0;
  let tidying: Promise<void> | null = null;

  /** Measures the folder, and deletes the least recently used pictures if it is too large. */
  function schedulePrune(): void {
    tidying ??= pruneOnce().finally(() => {
      tidying = null;
    });
  }
  async function pruneOnce(): Promise<void> {
    const before = written;
    try {
      const { left } = await prunePictures({ files, logger }, { maxBytes });
      measured = left;
      written -= before;
    } catch (error) {
      logger.warn({ err: error }, 'old pictures could not be deleted');
    }
  }

  return {
    async put(key, bytes) {
      if (measured === null || written > maxBytes * MEASURED_EVERY) schedulePrune();
      if ((measured ?? 0) + written + bytes.byteLength > maxBytes) {
        schedulePrune();
        return false;
      }
      // Counted at once: others are written meanwhile.
      written += bytes.byteLength;
      await files.put(key, bytes);
      return true;
    },
  };
}
